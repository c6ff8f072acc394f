/// A straight line across the chart, or between two values.
public struct RuleMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A line from left to right, over a value.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, y: .init(y))
  }

  /// A line from bottom to top, over a value.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    mark = Mark(kind: .rule, x: .init(x))
  }

  /// A line that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .init(x), y: .init(yStart, yEnd))
  }

  /// A line that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .init(xStart, xEnd), y: .init(y))
  }
}
