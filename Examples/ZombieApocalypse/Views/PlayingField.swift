import UIKit

/// Where the zombies walk; they are drawn, and no view stands for any of them.
class PlayingField: UIView {
  /// How large a zombie is drawn.
  static let zombieSize = CGSize(width: 48, height: 64)

  var zombies: [Zombie] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Where a zombie is drawn.
  func rect(of zombie: Zombie) -> CGRect {
    let size = Self.zombieSize
    return CGRect(
      x: zombie.x * bounds.width - size.width / 2, y: zombie.y * bounds.height - size.height / 2,
      width: size.width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    for zombie in zombies {
      let body = self.rect(of: zombie)
      UIColor.systemGreen.setFill()
      UIBezierPath(ovalIn: CGRect(x: body.minX + 12, y: body.minY, width: 24, height: 24)).fill()
      UIBezierPath(
        roundedRect: CGRect(x: body.minX + 8, y: body.minY + 26, width: 32, height: 38), cornerRadius: 8
      ).fill()
    }
  }
}
