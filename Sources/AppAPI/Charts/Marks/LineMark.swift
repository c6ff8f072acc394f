/// A place that a line goes through.
public struct LineMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A place of the only line, or of the line that its style belongs to.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .line, x: .init(x), y: .init(y))
  }

  /// A place of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: .init(x), y: .init(y), series: series.plotted.words)
  }
}
