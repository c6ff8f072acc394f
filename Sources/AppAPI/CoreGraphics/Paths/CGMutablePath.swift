import AccessibilityModel
import Foundation

/// An outline that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Checked by hand: as its superclass, and as on the platform it is used by one thread at a time.

  /// Makes an outline without any part.
  public init() {
    super.init(steps: [])
  }

  override init(steps: [Path.Step]) {
    super.init(steps: steps)
  }

  private func add(_ new: [Path.Step], _ transform: CGAffineTransform) {
    steps += transform.isIdentity ? new : new.applying(transform)
  }

  /// Starts a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.move(Point(point))], transform)
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([.line(Point(point))], transform)
  }

  /// Adds straight lines from point to point, as a part of their own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    add([.move(Point(first))] + points.dropFirst().map { .line(Point($0)) }, transform)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.quadratic(Point(end), control: Point(control))], transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.cubic(Point(end), control1: Point(control1), control2: Point(control2))], transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add([Path.Step](rect: rect), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an oval.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add([Path.Step](ovalIn: rect), transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let path = CGPath(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil)
    add(path.steps, transform)
  }

  /// Adds a part of a circle; `clockwise` is told for axes of which y runs upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, from: startAngle, to: endAngle, growsAngle: !clockwise)
    add(arc.steps(joining: !steps.isEmpty), transform)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.steps, transform)
  }

  /// Closes the present part.
  public func closeSubpath() {
    steps.append(.close)
  }
}
