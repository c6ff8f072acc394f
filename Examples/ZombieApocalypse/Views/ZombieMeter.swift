import UIKit

/// How full the memory is: a caption, and a bar that is drawn.
class ZombieMeter: UIView {
  let caption = UILabel()
  /// Memory in use, from 0 to 1.
  var level = 0.0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "Zombie meter"
    caption.font = .preferredFont(forTextStyle: .caption1)
    caption.adjustsFontForContentSizeCategory = true
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: captionHeight)
  }

  /// How high the caption has to be with the letters that the person chose.
  private var captionHeight: CGFloat {
    max(18, caption.sizeThatFits(CGSize(width: 10_000, height: 10_000)).height)
  }

  /// How high it has to be: the caption, and the bar below it.
  var leastHeight: CGFloat { captionHeight + 26 }

  override func draw(_ rect: CGRect) {
    let top = captionHeight + 4
    let bar = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    UIColor.systemGray5.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 6).fill()
    UIColor.systemRed.setFill()
    let full = CGRect(x: 0, y: top, width: bar.width * level, height: bar.height)
    UIBezierPath(roundedRect: full, cornerRadius: 6).fill()
  }
}
