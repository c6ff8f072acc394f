/// The outline an element gives in place of its frame, in screen points.
public struct Path: Hashable, Sendable {
  /// One step of the outline.
  public enum Step: Hashable, Sendable {
    /// Starts a new part of the outline.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A quadratic curve with one control point.
    case quadratic(Point, control: Point)
    /// A cubic curve with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// Back to the start of the current part.
    case close
  }

  /// The steps in drawing order.
  public var steps: [Step]

  /// Makes an outline of the given steps.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// The smallest rectangle that covers every end point and control point.
  public var bounds: Rect {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let point, let control): points += [point, control]
      case .cubic(let point, let first, let second): points += [point, first, second]
      case .close: break
      }
    }
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
