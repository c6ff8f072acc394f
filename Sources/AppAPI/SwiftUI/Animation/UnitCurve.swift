/// How far a change has come at each part of its time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private var start: UnitPoint
  private var end: UnitPoint
  private var isInverted = false

  private init(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double) {
    start = UnitPoint(x: startX, y: startY)
    end = UnitPoint(x: endX, y: endY)
  }

  /// Makes a curve with two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The same speed from beginning to end.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at the beginning and at the end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Slow at the beginning, as a quarter of a circle.
  public static var circularEaseIn: UnitCurve { UnitCurve(0.55, 0, 1, 0.45) }
  /// Slow at the end, as a quarter of a circle.
  public static var circularEaseOut: UnitCurve { UnitCurve(0, 0.55, 0.45, 1) }
  /// Slow at the beginning and at the end, as two quarters of a circle.
  public static var circularEaseInOut: UnitCurve { UnitCurve(0.85, 0, 0.15, 1) }

  /// The curve with the parts of time and way exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverted.toggle()
    return curve
  }

  /// How far the change has come at a part of its time.
  public func value(at progress: Double) -> Double {
    let part = min(max(progress, 0), 1)
    guard start != UnitPoint(x: 0, y: 0) || end != UnitPoint(x: 1, y: 1) else { return part }
    if isInverted { return Self.bend(solve(part, start.y, end.y), start.x, end.x) }
    return Self.bend(solve(part, start.x, end.x), start.y, end.y)
  }

  /// How fast the change is at a part of its time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (from, to) = (max(0, progress - step), min(1, progress + step))
    return (value(at: to) - value(at: from)) / (to - from)
  }

  /// The place on the curve where one of its coordinates has a value.
  private func solve(_ wanted: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if Self.bend(middle, first, second) < wanted { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of the curve at a place on it.
  private static func bend(_ place: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}
