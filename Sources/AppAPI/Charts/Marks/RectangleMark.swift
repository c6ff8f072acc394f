/// A rectangle between values, or over them.
public struct RectangleMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A rectangle over two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: .init(x), y: .init(y))
  }

  /// A rectangle between values on both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: .init(xStart, xEnd), y: .init(yStart, yEnd))
  }
}
