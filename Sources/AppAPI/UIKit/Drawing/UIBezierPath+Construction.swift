import AccessibilityModel
import Foundation

/// Some of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// At the top on the left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// At the top on the right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// At the bottom on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// At the bottom on the right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIBezierPath {
  /// Makes a part of a circle; angles are in radians, from the right, growing clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes the outline of a rectangle of which some corners are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    steps = [Path.Step](
      roundedRect: rect, corners: RectCorners(rawValue: corners.rawValue), radii: cornerRadii)
  }

  /// Adds a part of a circle; angles are in radians, from the right, growing clockwise.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = Arc(center: center, radius: radius, from: startAngle, to: endAngle, growsAngle: clockwise)
    steps += arc.steps(joining: !isEmpty)
  }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { steps += bezierPath.steps }

  /// Turns, stretches and shifts the outline.
  public func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

  /// Takes every part away.
  public func removeAllPoints() { steps = [] }

  /// Where the next part goes on.
  public var currentPoint: CGPoint { steps.lastPoint.map { CGPoint($0) } ?? .zero }

  /// True where a point lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    PathLine.contains(Point(point), in: steps, evenOdd: usesEvenOddFillRule)
  }

  /// Sets lengths that are drawn and left out by turns, in points; none for a line without gaps.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = ((0..<max(count, 0)).compactMap { pattern?[$0] }, phase)
  }
}

extension UIBezierPath {
  /// Makes an outline equal to another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    steps = cgPath.steps
  }

  /// The outline as layers and contexts take it.
  public var cgPath: CGPath {
    get { CGPath(steps: steps) }
    set { steps = newValue.steps }
  }
}
