import AccessibilityModel
import UIKit

extension Path {
  /// Makes an outline equal to one of the kind that layers and contexts take.
  public init(_ path: CGPath) {
    func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    for step in path.steps {
      switch step {
      case .move(let to): move(to: point(to))
      case .line(let to): addLine(to: point(to))
      case .quadratic(let to, let control): addQuadCurve(to: point(to), control: point(control))
      case .cubic(let to, let first, let second):
        addCurve(to: point(to), control1: point(first), control2: point(second))
      case .close: closeSubpath()
      }
    }
  }

  /// The outline as layers and contexts take it.
  public var cgPath: CGPath { CGPath(steps: outline(at: .zero).steps) }

  /// The line along the outline as an outline of its own, which is filled in place of drawing the line.
  ///
  /// - Complexity: O(*n*) in the short straight lines that curves are drawn with.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    var path = Path()
    for (from, to) in edges {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0 else { continue }
      let across = CGPoint(x: -(to.y - from.y) / length * half, y: (to.x - from.x) / length * half)
      path.addLines([
        CGPoint(x: from.x + across.x, y: from.y + across.y), CGPoint(x: to.x + across.x, y: to.y + across.y),
        CGPoint(x: to.x - across.x, y: to.y - across.y), CGPoint(x: from.x - across.x, y: from.y - across.y),
      ])
      path.closeSubpath()
    }
    for (first, second) in zip(edges, edges.dropFirst()) where first.1 == second.0 {
      path.addEllipse(
        in: CGRect(x: first.1.x - half, y: first.1.y - half, width: 2 * half, height: 2 * half))
    }
    return path
  }
}

extension Shape {
  /// The outline with each point put elsewhere after it was fitted into its space.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedOutline(shape: self) { path, _ in path.applying(transform) }
  }
}
