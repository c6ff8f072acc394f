import UIKit

/// Hears what becomes of a technique's button.
@MainActor
protocol TechniqueButtonDelegate: AnyObject {
  func techniqueButtonSelected(_ button: TechniqueButton)
  func techniqueButton(_ button: TechniqueButton, draggedTo point: CGPoint)
  func techniqueButton(_ button: TechniqueButton, droppedAt point: CGPoint)
}

/// A technique that is dragged over zombies; a control with a text inside.
class TechniqueButton: UIControl {
  let technique: MemoryTechnique
  let title = UILabel()
  weak var delegate: (any TechniqueButtonDelegate)?

  required init(_ technique: MemoryTechnique) {
    self.technique = technique
    super.init(frame: .zero)
    title.text = technique.title
    title.font = .preferredFont(forTextStyle: .footnote)
    title.adjustsFontForContentSizeCategory = true
    title.textAlignment = .center
    title.textColor = .white
    title.numberOfLines = 0
    backgroundColor = .systemIndigo
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: 4, dy: 6)
  }

  /// How wide it has to be so that no word of its title is cut.
  var leastWidth: CGFloat {
    let word = UILabel()
    word.font = title.font
    let words = technique.title.split(separator: "-").map { part in
      word.text = String(part)
      return word.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
    }
    return (words.max() ?? 0) + 8
  }

  /// How high it has to be at a width, so that all of its title is seen.
  func height(forWidth width: CGFloat) -> CGFloat {
    max(48, title.sizeThatFits(CGSize(width: width - 8, height: 10_000)).height + 12)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    delegate?.techniqueButtonSelected(self)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    delegate?.techniqueButton(self, draggedTo: touch.location(in: window))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    delegate?.techniqueButton(self, droppedAt: touch.location(in: window))
  }
}
