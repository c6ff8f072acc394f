import AccessibilityModel

/// Fingers that the pointer moves while it is held.
struct FingerGrip: Hashable, Sendable {
  /// How the fingers follow the pointer.
  enum Form: Hashable, Sendable {
    /// All of them go with it, each so far away.
    case together([Point])
    /// One goes with it, and the other stays opposite of it.
    case mirrored(middle: Point, arm: Point, pinches: Bool, turns: Bool)
  }

  let form: Form

  /// Fingers beside each other.
  init(_ offsets: [Point]) { form = .together(offsets) }

  /// Two fingers, one of them at the pointer.
  init(pairAt point: Point, pinches: Bool, turns: Bool) {
    let arm = Point(x: GestureShape.reach, y: 0)
    form = .mirrored(
      middle: Point(x: point.x - arm.x, y: point.y), arm: arm, pinches: pinches, turns: turns)
  }

  /// Where the fingers are while the pointer is at a point.
  func points(at pointer: Point, on screen: Rect) -> [Point] {
    switch form {
    case .together(let offsets):
      let paths = offsets.enumerated().map { index, offset in
        FingerPath(index + 1, [.init(0, Point(x: pointer.x + offset.x, y: pointer.y + offset.y))])
      }
      return paths.inside(screen).compactMap { $0.samples.first?.point }
    case .mirrored(let middle, let arm, let pinches, let turns):
      let way = Point(x: pointer.x - middle.x, y: pointer.y - middle.y)
      let (length, start) = (Point.zero.distance(to: way), Point.zero.distance(to: arm))
      let direction =
        turns && length > 0 ? Point(x: way.x / length, y: way.y / length) : arm.scaled(1 / start)
      let reach = direction.scaled(pinches ? max(length, 1) : start)
      return [
        Point(x: middle.x + reach.x, y: middle.y + reach.y),
        Point(x: middle.x - reach.x, y: middle.y - reach.y),
      ].map { $0.clamped(to: screen.touchable) }
    }
  }
}

extension Point {
  fileprivate func scaled(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
