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
    var top: CGFloat = 0
    for line in lines(forWidth: bounds.width) {
      let width = lineWidth(bounds.width)
      let height = line.map { $0.height(forWidth: width) }.max() ?? 0
      for (column, button) in line.enumerated() {
        button.frame = CGRect(x: CGFloat(column) * (width + 12), y: top, width: width, height: height)
      }
      top += height + 8
    }
  }

  /// How high it has to be at a width, so that all of every title is seen.
  func height(forWidth width: CGFloat) -> CGFloat {
    let own = lineWidth(width)
    let heights = lines(forWidth: width).map { line in line.map { $0.height(forWidth: own) }.max() ?? 0 }
    return heights.reduce(-8) { $0 + $1 + 8 }
  }

  /// The buttons line by line: three beside each other, or one where letters are large.
  private func lines(forWidth width: CGFloat) -> [[TechniqueButton]] {
    let count = columns(forWidth: width)
    return stride(from: 0, to: buttons.count, by: count).map { start in
      Array(buttons[start..<min(start + count, buttons.count)])
    }
  }

  private func columns(forWidth width: CGFloat) -> Int {
    let widest = buttons.map(\.leastWidth).max() ?? 0
    return (width - 24) / 3 >= widest ? 3 : 1
  }

  private func lineWidth(_ width: CGFloat) -> CGFloat {
    let count = CGFloat(columns(forWidth: width))
    return (width - (count - 1) * 12) / count
  }
}
