import UIKit

/// One dog and what there is to tell of it.
struct Dog {
  var name = "Bailey"
  var kind = "beagle"
  var notes = "Happy-go-lucky, excellent hunting dog, and loyal companion"
  var facts = [
    ("Popularity", "Number one"), ("Age", "Three years"), ("Weight", "25 pounds"), ("Height", "14 inches"),
  ]
}

/// A row that shows a dog, with everything placed by hand: photo, name, kind, notes, and a line for each fact.
class DogCell: UITableViewCell {
  let photo = UIImageView(image: UIImage(named: "bailey"))
  let nameLabel = UILabel()
  let kindLabel = UILabel()
  let notesLabel = UILabel()
  private(set) var facts: [(caption: UILabel, value: UILabel)] = []
  private(set) static var countOfMade = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    DogCell.countOfMade += 1
    notesLabel.numberOfLines = 0
    for view in [photo, nameLabel, kindLabel, notesLabel] as [UIView] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("There is no archive of a kennel.")
  }

  func show(_ dog: Dog) {
    nameLabel.text = dog.name
    kindLabel.text = dog.kind
    notesLabel.text = dog.notes
    for fact in facts.flatMap({ [$0.caption, $0.value] }) { fact.removeFromSuperview() }
    facts = dog.facts.map { fact in
      let (caption, value) = (UILabel(), UILabel())
      caption.text = fact.0
      value.text = fact.1
      contentView.addSubview(value)
      contentView.addSubview(caption)
      return (caption, value)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    photo.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
    nameLabel.frame = CGRect(x: 64, y: 8, width: width - 72, height: 22)
    kindLabel.frame = CGRect(x: 64, y: 32, width: width - 72, height: 20)
    notesLabel.frame = CGRect(x: 64, y: 56, width: width - 72, height: 60)
    for (index, fact) in facts.enumerated() {
      let y = 120 + CGFloat(index) * 24
      fact.caption.frame = CGRect(x: 8, y: y, width: 100, height: 20)
      fact.value.frame = CGRect(x: 116, y: y, width: width - 124, height: 20)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 120 + 24 * CGFloat(facts.count))
  }
}

/// A row that says the name and the kind at once, and the facts when they are wanted.
class MeasuredDogCell: DogCell, AXCustomContentProvider {
  override var accessibilityLabel: String? {
    get { [nameLabel.text, kindLabel.text].compactMap { $0 }.joined(separator: ", ") }
    set {}
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      let told = facts.map { fact in
        AXCustomContent(label: fact.caption.text ?? "", value: fact.value.text ?? "")
      }
      return told + [AXCustomContent(label: "Description", value: notesLabel.text ?? "")]
    }
    set {}
  }
}

/// A table of dogs, as many as are wanted, that are made when they are asked for.
class Kennel: UITableViewController {
  var count = 3
  var cellType: DogCell.Type = DogCell.self
  var dog: (Int) -> Dog = { Dog(name: "Dog \($0)") }
  private(set) var askedRows: [Int] = []
  private(set) var countOfCounts = 0

  convenience init(count: Int, cellType: DogCell.Type = DogCell.self, dog: @escaping (Int) -> Dog) {
    self.init(style: .plain)
    self.count = count
    self.cellType = cellType
    self.dog = dog
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(cellType, forCellReuseIdentifier: "dog")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countOfCounts += 1
    return count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    askedRows.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    (cell as? DogCell)?.show(dog(indexPath.row))
    return cell
  }
}
