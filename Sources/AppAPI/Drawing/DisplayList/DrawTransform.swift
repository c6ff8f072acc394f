package import AccessibilityModel

/// Where the points of a drawing lie: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct DrawTransform: Hashable, Sendable {
  /// The factors and the shift.
  package var a, b, c, d, tx, ty: Double

  /// Makes a transform from its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Every point where it is.
  package static let identity = DrawTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Everything shifted, in points.
  package static func shift(x: Double, y: Double) -> DrawTransform {
    DrawTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Where a point lies.
  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// This transform of what `inner` makes of a point.
  package func around(_ inner: DrawTransform) -> DrawTransform {
    DrawTransform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The smallest rectangle around what a rectangle becomes.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}
