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
    title.textAlignment = .center
    backgroundColor = .systemIndigo
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.insetBy(dx: 8, dy: 14)
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
