import AccessibilityModel
import Foundation

/// An outline of lines and curves that no longer changes.
///
///     let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
///     path.contains(CGPoint(x: 5, y: 5))   // true
open class CGPath: Hashable, @unchecked Sendable {
  // Checked by hand: only the subclass that is made for it changes its steps.

  /// The lines and curves.
  package var steps: [Path.Step]

  /// Makes an outline of lines and curves.
  package init(steps: [Path.Step]) {
    self.steps = steps
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init([Path.Step](rect: rect), transform)
  }

  /// Makes the outline of the oval that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init([Path.Step](ovalIn: rect), transform)
  }

  /// Makes the outline of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    self.init([Path.Step](roundedRect: rect, corners: .all, radii: radii), transform)
  }

  private convenience init(_ steps: [Path.Step], _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(steps: transform.map { steps.applying($0.pointee) } ?? steps)
  }

  /// True where it has no part.
  public var isEmpty: Bool { steps.isEmpty }
  /// The smallest rectangle that holds every point and control point.
  public var boundingBox: CGRect { CGRect(Path(steps).bounds) }
  /// The smallest rectangle that holds every point of the line.
  public var boundingBoxOfPath: CGRect { CGRect(Path(PathLine.flattened(steps)).bounds) }
  /// Where the next part would go on.
  public var currentPoint: CGPoint { steps.lastPoint.map { CGPoint($0) } ?? .zero }

  /// True where a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let turned = transform.isIdentity ? steps : steps.applying(transform)
    return PathLine.contains(Point(point), in: turned, evenOdd: rule == .evenOdd)
  }

  /// An equal outline that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(steps: steps)
  }

  /// The same outline turned, stretched or shifted.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: transform.map { steps.applying($0.pointee) } ?? steps)
  }

  /// True for equal outlines.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.steps == rhs.steps }

  /// Equal for equal outlines.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
  }
}

/// How the inside of an outline that crosses itself is told from its outside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the line turns around.
  case winding = 0
  /// Inside is what an odd number of lines surrounds.
  case evenOdd = 1
}
