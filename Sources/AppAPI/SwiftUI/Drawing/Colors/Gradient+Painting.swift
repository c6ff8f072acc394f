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

extension ImagePaint: PaintingStyle {
  /// A grey, where no picture can be put.
  func paint(_ context: ShapeStyleContext) -> Paint { .color(context.color(.systemGray)) }
}

extension ShapeStyleContext {
  /// A point at parts of the space; for gradients, whose points do not turn with the direction of reading.
  func point(_ unit: UnitPoint) -> Point {
    let point = rect.point(unit)
    return Point(x: Double(point.x), y: Double(point.y))
  }
}
