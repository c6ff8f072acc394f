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
    let width = min(max(cornerRadii.width, 0), rect.width / 2)
    let height = min(max(cornerRadii.height, 0), rect.height / 2)
    let reach: CGFloat = 0.5523
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) && width > 0 && height > 0 ? CGSize(width: width, height: height) : .zero
    }
    /// Adds a corner: from one side to the next, on the way round to the right.
    func turn(at corner: CGPoint, from before: CGSize, to behind: CGSize) {
      let start = CGPoint(x: corner.x + before.width, y: corner.y + before.height)
      if isEmpty { move(to: start) } else { addLine(to: start) }
      guard before != .zero || behind != .zero else { return }
      addCurve(
        to: CGPoint(x: corner.x + behind.width, y: corner.y + behind.height),
        controlPoint1: CGPoint(
          x: corner.x + before.width * (1 - reach), y: corner.y + before.height * (1 - reach)),
        controlPoint2: CGPoint(
          x: corner.x + behind.width * (1 - reach), y: corner.y + behind.height * (1 - reach)))
    }
    let (first, second) = (radius(.topLeft), radius(.topRight))
    let (third, fourth) = (radius(.bottomRight), radius(.bottomLeft))
    turn(
      at: rect.origin, from: CGSize(width: 0, height: first.height), to: CGSize(width: first.width, height: 0)
    )
    turn(
      at: CGPoint(x: rect.maxX, y: rect.minY), from: CGSize(width: -second.width, height: 0),
      to: CGSize(width: 0, height: second.height))
    turn(
      at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGSize(width: 0, height: -third.height),
      to: CGSize(width: -third.width, height: 0))
    turn(
      at: CGPoint(x: rect.minX, y: rect.maxY), from: CGSize(width: fourth.width, height: 0),
      to: CGSize(width: 0, height: -fourth.height))
    close()
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
