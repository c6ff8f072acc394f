/// What stands beside a listing so that it compiles and something is shown.
enum SeedSurroundings {
  /// The type that the cells show, with one dog; the picture is given as Swift code.
  static func dog(image: String) -> String {
    """
    import SwiftUI

    struct Dog {
      var image: Image
      var name: String
      var type: String
      var description: String
      var popularity: String
      var age: String
      var weight: String
      var height: String

      static var bailey: Dog {
        Dog(
          image: \(image), name: "Bailey", type: "beagle",
          description: "Happy-go-lucky, excellent hunting dog, and loyal companion",
          popularity: "Number one", age: "Three years", weight: "25 pounds", height: "14 inches")
      }
    }

    """
  }

  /// The names that the first listing leaves undeclared, and the import it leaves out.
  static let names = """
    @_exported import SwiftUI

    let name = "Bailey"
    let description = "Happy-go-lucky, excellent hunting dog, and loyal companion"

    """

  /// A preview of a view.
  static func preview(_ name: String, _ view: String) -> String {
    "import SwiftUI\n\n#Preview(\"\(name)\") {\n  \(view)\n}\n\n"
  }
}

extension SeedSurroundings {
  /// Two dogs in table cells, read whole and in measured portions.
  static let table = """
    import Accessibility
    import UIKit

    let bailey = [
      "Bailey", "beagle", "Happy-go-lucky, excellent hunting dog, and loyal companion", "Popularity", "Number one",
      "Age", "Three years", "Weight", "25 pounds", "Height", "14 inches",
    ]
    let winston = [
      "Winston", "pug", "Loving, intelligent, affectionate, loyal, charming, playful, and mischievous", "Popularity",
      "Number two", "Age", "Three years", "Weight", "14 pounds", "Height", "10 inches",
    ]

    class Cell: UITableViewCell {
      var texts: [String] = []

      func show(_ texts: [String]) -> Self {
        self.texts = texts
        for (row, text) in texts.enumerated() {
          let label = UILabel(frame: CGRect(x: 16, y: Double(row) * 20, width: 340, height: 18))
          label.text = text
          contentView.addSubview(label)
        }
        return self
      }
    }

    final class PortionedCell: Cell, AXCustomContentProvider {
      override var accessibilityLabel: String? {
        get { texts[0] + ", " + texts[1] }
        set {}
      }

      var accessibilityCustomContent: [AXCustomContent]! {
        get {
          stride(from: 3, to: texts.count, by: 2).map { AXCustomContent(label: texts[$0], value: texts[$0 + 1]) }
            + [AXCustomContent(label: "Description", value: texts[2])]
        }
        set {}
      }
    }

    #Preview("Bailey") { Cell(style: .default, reuseIdentifier: nil).show(bailey) }
    #Preview("Winston") { Cell(style: .default, reuseIdentifier: nil).show(winston) }
    #Preview("Portions") { PortionedCell(style: .default, reuseIdentifier: nil).show(bailey) }

    """

  /// What an interface file would do for the listing's cell: makes its labels, and a table of two such rows.
  static let outlets = """
    import UIKit

    extension DogTableViewCell {
      func fill(_ texts: [String]) {
        let labels = texts.enumerated().map { row, text in
          let label = UILabel(frame: CGRect(x: 16, y: Double(row) * 20, width: 340, height: 18))
          label.text = text
          contentView.addSubview(label)
          return label
        }
        coverImage = UIImageView(image: UIImage(named: "bailey"))
        (name, type, desc, popularity) = (labels[0], labels[1], labels[2], labels[3])
        (age, weight, height) = (labels[4], labels[5], labels[6])
      }
    }

    final class Kennel: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DogTableViewCell.self, forCellReuseIdentifier: "dog")
        tableView.rowHeight = 160
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
        (cell as? DogTableViewCell)?.fill([
          "Bailey", "beagle", "Happy-go-lucky, excellent hunting dog, and loyal companion", "Number one",
          "Three years", "25 pounds", "14 inches",
        ])
        return cell
      }
    }

    #Preview("DogTableViewCell") { Kennel() }

    """
}
