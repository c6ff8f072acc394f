import AccessibilityModel
import Foundation

/// An outline of lines and curves, in points.
///
///     let path = UIBezierPath()
///     path.move(to: CGPoint(x: 0, y: 0))
///     path.addLine(to: CGPoint(x: 40, y: 0))
open class UIBezierPath: NSObject {
  var steps: [Path.Step] = []
  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How its line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the parts of its line meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// Up to how many times its width a corner may reach.
  open var miterLimit: CGFloat = 10
  /// How far its curves may lie from the straight lines they are drawn as.
  open var flatness: CGFloat = 0.6
  /// True where inside is what an odd number of lines surrounds.
  open var usesEvenOddFillRule = false
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An outline of its own with the same parts and the same line.
  ///
  /// - Source: Behaviour 10.23
  open override func copy() -> Any {
    let copy = UIBezierPath()
    copy.steps = steps
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  /// Makes an outline without any part.
  public override init() {
    super.init()
  }

  /// Makes the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    steps = [Path.Step](rect: rect)
  }

  /// Makes the outline of the oval that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps = [Path.Step](ovalIn: rect)
  }

  /// Makes the outline of a rectangle whose corners are rounded.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(max(cornerRadius, 0), rect.width / 2, rect.height / 2)
    steps = [Path.Step](roundedRect: rect, radii: CGSize(width: radius, height: radius))
  }

  /// Starts a new part of the outline at a point.
  open func move(to point: CGPoint) {
    steps.append(.move(Point(point)))
  }

  /// Adds a straight line from the present point.
  open func addLine(to point: CGPoint) {
    steps.append(.line(Point(point)))
  }

  /// Adds a curve with one control point from the present point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    steps.append(.quadratic(Point(endPoint), control: Point(controlPoint)))
  }

  /// Adds a curve with two control points from the present point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.append(
      .cubic(Point(endPoint), control1: Point(controlPoint1), control2: Point(controlPoint2)))
  }

  /// Closes the present part with a line to where it started.
  open func close() {
    steps.append(.close)
  }

  /// True where nothing was added yet.
  open var isEmpty: Bool { steps.isEmpty }

  /// The smallest rectangle that holds every point and control point.
  open var bounds: CGRect { CGRect(path.bounds) }

  /// The same outline elsewhere.
  func moved(by offset: CGPoint) -> UIBezierPath {
    let result = UIBezierPath()
    result.steps = steps.applying(CGAffineTransform(translationX: offset.x, y: offset.y))
    return result
  }

  /// The outline as assistive technologies receive it.
  var path: Path { Path(steps) }
}
