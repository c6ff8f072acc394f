import AccessibilityModel
import Drawing

extension Gradient {
  /// The colours of the gradient in a place.
  func drawnStops(_ context: ShapeStyleContext) -> [GradientStop] {
    stops.map { GradientStop(context.color($0.color), at: Double($0.location)) }
  }
}

extension Gradient: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint {
    .linear(drawnStops(context), from: context.point(.top), to: context.point(.bottom))
  }
}

extension AnyGradient: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint { gradient.paint(context) }
}

extension LinearGradient: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint {
    .linear(gradient.drawnStops(context), from: context.point(startPoint), to: context.point(endPoint))
  }
}

extension RadialGradient: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint {
    .radial(
      gradient.drawnStops(context), center: context.point(center), from: Double(startRadius),
      to: Double(endRadius))
  }
}

extension EllipticalGradient: PaintingStyle {
  /// As circles that are as wide as the space; a fill stretches them to its height.
  func paint(_ context: ShapeStyleContext) -> Paint {
    let width = Double(context.rect.width)
    return .radial(
      gradient.drawnStops(context), center: context.point(center),
      from: width * Double(startRadiusFraction), to: width * Double(endRadiusFraction))
  }

  /// With circles that become as high as the space.
  func fill(_ path: Path, _ rule: FillRule, _ context: ShapeStyleContext, into list: inout DisplayList) {
    let rect = context.rect
    guard rect.width > 0, rect.height > 0 else {
      return list.fill(path.outline(at: .zero), with: paint(context), rule: rule)
    }
    let (factor, middle) = (Double(rect.height / rect.width), Double(rect.midY))
    let stretch = DrawTransform(a: 1, b: 0, c: 0, d: factor, tx: 0, ty: middle * (1 - factor))
    let inner = path.mapped {
      CGPoint(x: $0.x, y: CGFloat(middle + (Double($0.y) - middle) / factor))
    }
    var wide = context
    wide.rect = CGRect(x: rect.minX, y: rect.midY - rect.width / 2, width: rect.width, height: rect.width)
    let paint = paint(wide)
    list.group([.transform(stretch)]) { $0.fill(inner.outline(at: .zero), with: paint, rule: rule) }
  }
}

extension AngularGradient: PaintingStyle {
  func paint(_ context: ShapeStyleContext) -> Paint {
    let (start, end) = (startAngle.radians, endAngle.radians)
    return .angular(
      gradient.drawnStops(context), center: context.point(center), from: start,
      to: start == end ? start + 2 * .pi : end)
  }
}

extension MeshGradient: PaintingStyle {
  /// From the first corner to the last one; what lies between is not told apart.
  func paint(_ context: ShapeStyleContext) -> Paint {
    let last = max(1, colors.count - 1)
    let stops = colors.enumerated().map { GradientStop(context.color($1), at: Double($0) / Double(last)) }
    return .linear(stops, from: context.point(.topLeading), to: context.point(.bottomTrailing))
  }
}

extension ShapeStyleContext {
  /// A point at parts of the space; for gradients, whose points do not turn with the direction of reading.
  func point(_ unit: UnitPoint) -> Point {
    let point = rect.point(unit)
    return Point(x: Double(point.x), y: Double(point.y))
  }
}
