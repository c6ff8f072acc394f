import Drawing

/// A shape of which only the line along its outline is drawn.
protocol StrokedShape {
  /// How the line is drawn; `nil` where the inside is drawn after all.
  var strokeStyle: StrokeStyle? { get }
}

/// The line along the outline of a shape.
public struct _StrokedShape<Base: Shape> {
  let shape: Base
  let style: StrokeStyle
}

extension _StrokedShape: StrokedShape {
  var strokeStyle: StrokeStyle? { style }
}

extension ChangedOutline: StrokedShape {
  var strokeStyle: StrokeStyle? { (shape as? any StrokedShape)?.strokeStyle }
}

extension SizedOutline: StrokedShape {
  var strokeStyle: StrokeStyle? { (shape as? any StrokedShape)?.strokeStyle }
}

extension _StrokedShape: Shape {
  /// The outline along which the line runs.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// A line.
  public nonisolated static var role: ShapeRole { .stroke }
  /// How large the shape wants to be.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A shape whose outline is changed after it was fitted into its space.
struct ChangedOutline<Base: Shape> {
  let shape: Base
  let change: @Sendable (Path, CGRect) -> Path
}

extension ChangedOutline: Shape {
  nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape in a space of a definite size.
struct SizedOutline<Base: Shape> {
  let shape: Base
  let size: CGSize
}

extension SizedOutline: Shape {
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Path {
  /// A part of the outline, from one place on it to another, each from 0 to 1; curves become short lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lengths = edges.map { hypot($0.1.x - $0.0.x, $0.1.y - $0.0.y) }
    let whole = lengths.reduce(0, +)
    let (begin, end) = (min(max(from, 0), 1) * whole, min(max(to, 0), 1) * whole)
    var path = Path()
    var passed: CGFloat = 0
    for ((start, stop), length) in zip(edges, lengths) {
      defer { passed += length }
      guard length > 0, passed < end, passed + length > begin else { continue }
      func point(_ place: CGFloat) -> CGPoint {
        let part = min(max((place - passed) / length, 0), 1)
        return CGPoint(x: start.x + (stop.x - start.x) * part, y: start.y + (stop.y - start.y) * part)
      }
      let first = point(begin)
      if path.currentPoint != first { path.move(to: first) }
      path.addLine(to: point(end))
    }
    return path
  }
}

/// Puts each point of a plane elsewhere, straight lines staying straight.
struct PlaneChange: Equatable {
  /// The change as a picture has it.
  var drawn: DrawTransform {
    DrawTransform(
      a: Double(a), b: Double(c), c: Double(b), d: Double(d), tx: Double(x), ty: Double(y))
  }

  private let a: CGFloat
  private let b: CGFloat
  private let c: CGFloat
  private let d: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  init(rotation: Angle, around center: CGPoint) {
    let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
    (a, b, c, d) = (cosine, -sine, sine, cosine)
    x = center.x - (a * center.x + b * center.y)
    y = center.y - (c * center.x + d * center.y)
  }

  init(scaleX: CGFloat, y scaleY: CGFloat, around center: CGPoint) {
    (a, b, c, d) = (scaleX, 0, 0, scaleY)
    x = center.x - scaleX * center.x
    y = center.y - scaleY * center.y
  }

  func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + b * point.y + x, y: c * point.x + d * point.y + y)
  }

  /// Where a point came from; `nil` where several points became one.
  func undo(_ point: CGPoint) -> CGPoint? {
    let area = a * d - b * c
    guard abs(area) > 1e-12 else { return nil }
    let (right, down) = (point.x - x, point.y - y)
    return CGPoint(x: (d * right - b * down) / area, y: (a * down - c * right) / area)
  }

  /// The smallest rectangle that covers what a rectangle became.
  func apply(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CGRect {
  /// The point at parts of the size.
  func point(_ unit: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
