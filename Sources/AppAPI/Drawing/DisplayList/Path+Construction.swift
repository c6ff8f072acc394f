package import AccessibilityModel

extension Path {
  /// How far the control points of a quarter of a circle lie from its ends, for a radius of 1.
  private static let reach = 0.5523

  /// The outline of a rectangle whose corners are rounded; a radius of 0 leaves them sharp.
  package init(roundedRect rect: Rect, cornerRadius: Double) {
    let radius = min(max(cornerRadius, 0), rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else {
      self.init([
        .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
        .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
      ])
      return
    }
    self.init(rect, radiusX: radius, radiusY: radius)
  }

  /// The outline of the oval that fills a rectangle.
  package init(ellipseIn rect: Rect) {
    self.init(rect, radiusX: rect.size.width / 2, radiusY: rect.size.height / 2)
  }

  private init(_ rect: Rect, radiusX: Double, radiusY: Double) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (backX, backY) = (radiusX * (1 - Self.reach), radiusY * (1 - Self.reach))
    self.init([
      .move(Point(x: left + radiusX, y: top)), .line(Point(x: right - radiusX, y: top)),
      .cubic(
        Point(x: right, y: top + radiusY), control1: Point(x: right - backX, y: top),
        control2: Point(x: right, y: top + backY)),
      .line(Point(x: right, y: bottom - radiusY)),
      .cubic(
        Point(x: right - radiusX, y: bottom), control1: Point(x: right, y: bottom - backY),
        control2: Point(x: right - backX, y: bottom)),
      .line(Point(x: left + radiusX, y: bottom)),
      .cubic(
        Point(x: left, y: bottom - radiusY), control1: Point(x: left + backX, y: bottom),
        control2: Point(x: left, y: bottom - backY)),
      .line(Point(x: left, y: top + radiusY)),
      .cubic(
        Point(x: left + radiusX, y: top), control1: Point(x: left, y: top + backY),
        control2: Point(x: left + backX, y: top)),
      .close,
    ])
  }
}
