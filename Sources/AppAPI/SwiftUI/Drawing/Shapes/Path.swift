/// An outline of lines and curves.
///
///     Path { path in
///       path.move(to: CGPoint(x: 0, y: 0))
///       path.addLine(to: CGPoint(x: 40, y: 0))
///     }
public struct Path: Equatable, Sendable {
  /// One step of an outline.
  public enum Element: Equatable, Sendable {
    /// Starts a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the start of the part.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  private var start: CGPoint?

  /// Where the outline ends at present.
  public private(set) var currentPoint: CGPoint?

  /// Makes an outline without any part.
  public init() {}

  /// Makes an outline in a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the outline of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the outline of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes the outline of the oval that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// True where there is no part.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure for each step.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Starts a new part at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
    start = end
    currentPoint = end
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    elements.append(.line(to: end))
    currentPoint = end
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
    currentPoint = end
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
    currentPoint = end
  }

  /// Goes back to the start of the part.
  public mutating func closeSubpath() {
    elements.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds steps; the first goes on from where the outline ends at present if it is told to.
  mutating func append(_ other: [Element], goingOn: Bool = false) {
    for (index, element) in other.enumerated() {
      switch element {
      case .move(let to):
        if goingOn, index == 0, currentPoint != nil { addLine(to: to) } else { move(to: to) }
      case .line(let to): addLine(to: to)
      case .quadCurve(let to, let control): addQuadCurve(to: to, control: control)
      case .curve(let to, let first, let second): addCurve(to: to, control1: first, control2: second)
      case .closeSubpath: closeSubpath()
      }
    }
  }
}
