import UIKit

/// A drawn shape in a scene.
open class SKShapeNode: SKNode {
  /// The shape.
  open var path: CGPath? { didSet { didChange() } }
  /// The colour inside of it.
  open var fillColor = UIColor.clear
  /// The colour of its edge.
  open var strokeColor = UIColor.white
  /// How wide its edge is.
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  /// How wide the light around its edge is; it is seen alone.
  open var glowWidth: CGFloat = 0
  /// How its colours are mixed with what is behind; it is seen alone.
  open var blendMode = SKBlendMode.alpha
  /// The picture inside of it.
  open var fillTexture: SKTexture?

  /// Makes a shape.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }

  /// Makes a rectangle with round corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }

  /// Makes a rectangle around its position.
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.rect(around: size)) }

  /// Makes a rectangle with round corners around its position.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.rect(around: size), cornerRadius: cornerRadius)
  }

  /// Makes a circle around its position.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  /// Makes an ellipse around its position.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.rect(around: size)) }

  /// Makes an ellipse.
  public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }

  private static func rect(around size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  override var contents: CGRect {
    guard let path else { return .zero }
    let edge = strokeColor == .clear ? 0 : lineWidth / 2
    return path.boundingBox.insetBy(dx: -edge, dy: -edge)
  }

  override func draw(in context: CGContext) {
    guard let path else { return }
    context.addPath(path)
    context.setFillColor(fillColor.cgColor)
    context.fillPath()
    guard lineWidth > 0 else { return }
    context.addPath(path)
    context.setStrokeColor(strokeColor.cgColor)
    context.setLineWidth(lineWidth)
    context.strokePath()
  }
}
