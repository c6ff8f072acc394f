import UIKit

/// The techniques, in two lines.
class TechniqueCollection: UIView {
  let buttons: [TechniqueButton]

  required init(_ buttons: [TechniqueButton]) {
    self.buttons = buttons
    super.init(frame: .zero)
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 24) / 3
    for (index, button) in buttons.enumerated() {
      let (line, column) = (index / 3, index % 3)
      button.frame = CGRect(
        x: CGFloat(column) * (width + 12), y: CGFloat(line) * 56, width: width, height: 48)
    }
  }
}
