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
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
  }

  override func draw(_ rect: CGRect) {
    let bar = CGRect(x: 0, y: 22, width: bounds.width, height: bounds.height - 22)
    UIColor.systemGray5.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 6).fill()
    UIColor.systemRed.setFill()
    let full = CGRect(x: 0, y: 22, width: bar.width * level, height: bar.height)
    UIBezierPath(roundedRect: full, cornerRadius: 6).fill()
  }
}
