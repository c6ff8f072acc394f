import Accessibility
import UIKit

/// A dog in a row of a table: picture, name, breed and story, and the facts with their captions below.
///
/// The row grows with its letters. Large ones get all of the width: what stands side by side stands one below the
/// other then.
class DogTableCell: UITableViewCell {
  private let photo = UIImageView()
  let name = DogTableCell.label(.headline)
  let breed = DogTableCell.label(.body)
  let story = DogTableCell.label(.footnote)
  private let captions = ["Age", "Weight", "Height", "Waiting for"].map { DogTableCell.label(.caption1, $0) }
  let facts = (0..<4).map { _ in DogTableCell.label(.caption1) }
  private var sideBySide: [UIStackView] = []

  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let words = UIStackView(arrangedSubviews: [name, breed, story])
    words.axis = .vertical
    sideBySide = [UIStackView(arrangedSubviews: [photo, words])]
    sideBySide += zip(captions, facts).map { UIStackView(arrangedSubviews: [$0, $1]) }
    let rows = UIStackView(arrangedSubviews: sideBySide)
    rows.axis = .vertical
    rows.spacing = 4
    rows.setCustomSpacing(12, after: sideBySide[0])
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      rows.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      photo.widthAnchor.constraint(equalToConstant: 72),
      photo.heightAnchor.constraint(equalToConstant: 72),
    ])
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in cell.arrange() }
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

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for stack in sideBySide {
      stack.axis = isLarge ? .vertical : .horizontal
      stack.alignment = isLarge ? .leading : stack == sideBySide[0] ? .top : .fill
      stack.distribution = isLarge || stack == sideBySide[0] ? .fill : .fillEqually
      stack.spacing = stack == sideBySide[0] ? 16 : 0
    }
  }

  private static func label(_ style: UIFont.TextStyle, _ text: String? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
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
