import Accessibility
import UIKit

/// A dog in a row of a table: picture, name, breed and story, and the facts with their captions below.
class DogTableCell: UITableViewCell {
  private let photo = UIImageView()
  let name = UILabel()
  let breed = UILabel()
  let story = UILabel()
  private let captions = ["Age", "Weight", "Height", "Waiting for"].map { DogTableCell.label($0, .caption1) }
  let facts = (0..<4).map { _ in DogTableCell.label("", .caption1) }

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .headline)
    story.font = .preferredFont(forTextStyle: .footnote)
    story.numberOfLines = 0
    for view in [photo, name, breed, story] + captions + facts { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a dog.
  func show(_ dog: Dog) {
    photo.image = UIImage(named: dog.photo)
    name.text = dog.name
    breed.text = dog.breed
    story.text = dog.story
    for (label, fact) in zip(facts, [dog.age, dog.weight, dog.height, dog.waiting]) { label.text = fact }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    photo.frame = CGRect(x: 16, y: 12, width: 72, height: 72)
    name.frame = CGRect(x: 104, y: 12, width: width - 120, height: 22)
    breed.frame = CGRect(x: 104, y: 34, width: width - 120, height: 22)
    story.frame = CGRect(x: 104, y: 58, width: width - 120, height: 36)
    for (row, (caption, fact)) in zip(captions, facts).enumerated() {
      let y = 104 + CGFloat(row) * 20
      caption.frame = CGRect(x: 16, y: y, width: width / 2 - 16, height: 16)
      fact.frame = CGRect(x: width / 2, y: y, width: width / 2 - 16, height: 16)
    }
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
}

/// The same row in measured portions: name and breed at once, the age too, and the rest when it is wanted.
final class PortionedDogTableCell: DogTableCell, AXCustomContentProvider {
  override var accessibilityLabel: String? {
    get { [name.text, breed.text].compactMap { $0 }.joined(separator: ", ") }
    set {}
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // The protocol has it so.
  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      let labels = ["Age", "Weight", "Height", "Waiting for"]
      var content = zip(labels, facts).map { AXCustomContent(label: $0, value: $1.text ?? "") }
      content.append(AXCustomContent(label: "Story", value: story.text ?? ""))
      content.first?.importance = .high
      return content
    }
    set {}
  }
}
