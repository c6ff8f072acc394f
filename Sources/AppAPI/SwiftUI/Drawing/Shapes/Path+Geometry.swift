import AccessibilityModel

extension Path {
  /// The smallest rectangle that covers every end and control point.
  public var boundingRect: CGRect {
    elements.isEmpty ? .null : CGRect(outline(at: .zero).bounds)
  }

  /// The outline moved by an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// The outline with each point put elsewhere, straight lines staying straight.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapped { $0.applying(transform) }
  }

  /// True where a point lies inside the outline.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      crossings += 1
      winding += to.y > from.y ? 1 : -1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// Every point put elsewhere.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let to): path.move(to: change(to))
      case .line(let to): path.addLine(to: change(to))
      case .quadCurve(let to, let control): path.addQuadCurve(to: change(to), control: change(control))
      case .curve(let to, let first, let second):
        path.addCurve(to: change(to), control1: change(first), control2: change(second))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// The outline with curves as short straight lines, each part closed.
  var edges: [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(_ to: CGPoint) {
      edges.append((current, to))
      current = to
    }
    for element in elements {
      switch element {
      case .move(let to):
        if current != start { line(start) }
        (start, current) = (to, to)
      case .line(let to): line(to)
      case .quadCurve(let to, let control):
        let from = current
        for step in 1...8 { line(Self.curve(from, control, control, to, CGFloat(step) / 8, isCubic: false)) }
      case .curve(let to, let first, let second):
        let from = current
        for step in 1...8 { line(Self.curve(from, first, second, to, CGFloat(step) / 8, isCubic: true)) }
      case .closeSubpath: line(start)
      }
    }
    if current != start { line(start) }
    return edges
  }

  private static func curve(
    _ from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint, _ part: CGFloat, isCubic: Bool
  ) -> CGPoint {
    let rest = 1 - part
    let weights =
      isCubic
      ? [rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part]
      : [rest * rest, 2 * rest * part, 0, part * part]
    let points = [from, first, second, to]
    return zip(weights, points).reduce(CGPoint.zero) { sum, next in
      CGPoint(x: sum.x + next.0 * next.1.x, y: sum.y + next.0 * next.1.y)
    }
  }

  /// The outline as the people who listen have it drawn around an element.
  func outline(at origin: CGPoint) -> AccessibilityModel.Path {
    func point(_ point: CGPoint) -> Point { Point(x: origin.x + point.x, y: origin.y + point.y) }
    return AccessibilityModel.Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(point(to))
        case .line(let to): .line(point(to))
        case .quadCurve(let to, let control): .quadratic(point(to), control: point(control))
        case .curve(let to, let first, let second):
          .cubic(point(to), control1: point(first), control2: point(second))
        case .closeSubpath: .close
        }
      })
  }
}
