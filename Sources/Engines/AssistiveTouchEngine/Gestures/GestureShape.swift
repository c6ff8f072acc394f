import AccessibilityModel

/// The gestures that one press makes around the pointer.
///
/// - Source: Behaviour 7.3 Gestures
enum GestureShape {
  /// How far fingers lie from each other, in points.
  static let spacing = 44.0
  /// How far two fingers that pinch or turn lie from their middle, in points.
  static let reach = 50.0
  /// How long a tap is, and the time between two of them, in milliseconds.
  private static let tapTime = 100
  /// How long a finger is held for a long press, in milliseconds.
  private static let pressTime = 1_000
  private static let steps = 6

  /// Where so many fingers lie, seen from the pointer.
  static func offsets(_ count: Int, _ arrangement: FingerArrangement) -> [Point] {
    switch arrangement {
    case .row:
      (0..<count).map { Point(x: (Double($0) - Double(count - 1) / 2) * spacing, y: 0) }
    case .circle:
      (0..<count).map { index in
        let turn = rotated(Point(x: 0, y: -spacing), by: index, of: count)
        return turn
      }
    }
  }

  /// Fingers that touch and leave a point so many times.
  static func taps(_ count: Int, at point: Point) -> [FingerPath] {
    (0..<count).map { tap in
      let time = tap * 2 * tapTime
      return FingerPath(1, [.init(time, point), .init(time + tapTime / 2, point)])
    }
  }

  /// A finger that is held at a point.
  static func press(at point: Point) -> [FingerPath] {
    [FingerPath(1, [.init(0, point), .init(pressTime, point)])]
  }

  /// Two fingers that go to twice their distance, make a quarter of a turn, or both.
  static func pair(around middle: Point, pinches: Bool, turns: Bool, milliseconds: Int) -> [FingerPath] {
    let samples = (0...steps).map { step -> (time: Int, arm: Point) in
      let part = Double(step) / Double(steps)
      let length = pinches ? reach / 2 * (1 + part) : reach
      let arm = turns ? quarterTurn(step) : Point(x: 1, y: 0)
      return (milliseconds * step / steps, Point(x: arm.x * length, y: arm.y * length))
    }
    return [
      FingerPath(
        1, samples.map { .init($0.time, Point(x: middle.x + $0.arm.x, y: middle.y + $0.arm.y)) }),
      FingerPath(
        2, samples.map { .init($0.time, Point(x: middle.x - $0.arm.x, y: middle.y - $0.arm.y)) }),
    ]
  }

  /// A direction after so many sixths of a quarter of a turn, clockwise from the right.
  private static func quarterTurn(_ step: Int) -> Point {
    let (cosine, sine) = (0.965_925_826_289_068_3, 0.258_819_045_102_520_7)
    return (0..<step).reduce(Point(x: 1, y: 0)) { arm, _ in
      Point(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
    }
  }

  /// An arm after so many of the equal parts of a whole turn.
  private static func rotated(_ arm: Point, by index: Int, of count: Int) -> Point {
    let table: [Int: (Double, Double)] = [
      2: (-1, 0), 3: (-0.5, 0.866_025_403_784_438_6), 4: (0, 1),
      5: (0.309_016_994_374_947_4, 0.951_056_516_295_153_6),
    ]
    guard let (cosine, sine) = table[count] else { return arm }
    return (0..<index).reduce(arm) { arm, _ in
      Point(x: arm.x * cosine - arm.y * sine, y: arm.x * sine + arm.y * cosine)
    }
  }
}
