/// A place at the edge of an area.
public struct AreaMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A place of an area that begins at the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(kind: .area, x: .init(x), y: .init(y))
    mark.look.stacking = stacking
    self.mark = mark
  }

  /// A place of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(kind: .area, x: .init(x), y: .init(y), series: series.plotted.words)
    mark.look.stacking = stacking
    self.mark = mark
  }

  /// A place of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .init(x), y: .init(yStart, yEnd))
  }

  /// A place of the area of a series between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: .init(x), y: .init(yStart, yEnd), series: series.plotted.words)
  }

  /// A place of an area between two values from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .area, x: .init(xStart, xEnd), y: .init(y))
  }

  /// A place of the area of a series between two values from left to right.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: .init(xStart, xEnd), y: .init(y), series: series.plotted.words)
  }
}
