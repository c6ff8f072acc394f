/// A symbol at one place.
public struct PointMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A point over two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .point, x: .init(x), y: .init(y))
  }
}
