import Accessibility
import SwiftUI
import UIKit

/// A row of a kennel's list, with facts that wait and a state of its own.
struct DogRow: View {
  let number: Int
  @State private var visits = 0

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(decorative: "dog").resizable().frame(width: 60, height: 60)
        VStack(alignment: .leading) {
          Text("Dog \(number)").font(.headline)
          Text("terrier")
          Text("visited \(visits) times").accessibilityHidden(true)
        }
        Spacer()
      }
      Divider()
    }
    .accessibilityElement(children: .combine)
    .accessibilityCustomContent("Age", "Two years", importance: .high)
    .accessibilityCustomContent("Visits", "\(visits)")
    .accessibilityAction { visits += 1 }
  }
}

/// The same in a table.
final class DogTable: UITableViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 80
    tableView.register(DogTableRow.self, forCellReuseIdentifier: "dog")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    (cell as? DogTableRow)?.name.text = "Dog \(indexPath.row)"
    return cell
  }
}

/// A cell with a name and two more texts.
final class DogTableRow: UITableViewCell {
  let name = UILabel()
  private let breed = UILabel()
  private let age = UILabel()

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    breed.text = "terrier"
    age.text = "Two years"
    for (line, label) in [name, breed, age].enumerated() {
      label.frame = CGRect(x: 16, y: 4 + 24 * CGFloat(line), width: 300, height: 22)
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}
