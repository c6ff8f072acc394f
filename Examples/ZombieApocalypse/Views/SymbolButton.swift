import UIKit

/// A round button with one character in it, which a label below its circle shows.
final class SymbolButton: UIButton {
  private let symbol = UILabel()

  init(_ symbol: String) {
    super.init(frame: .zero)
    self.symbol.text = symbol
    self.symbol.textAlignment = .center
    addSubview(self.symbol)
    // The circle has no room for a larger sign, so that it is shown large while it is pressed.
    showsLargeContentViewer = true
    largeContentTitle = symbol
    addInteraction(UILargeContentViewerInteraction())
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = bounds
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
