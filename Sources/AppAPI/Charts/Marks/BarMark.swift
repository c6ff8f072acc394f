/// A bar, from the axis or between two values.
public struct BarMark: PlacedMark {
  /// Has no body of its own.
  public typealias Body = Never
  let mark: Mark

  /// A bar as long as one of the values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    var mark = Mark(kind: .bar, x: .init(x), y: .init(y))
    mark.look.stacking = stacking
    mark.look.breadth = width == .automatic ? height : width
    self.mark = mark
  }

  /// A bar that counts one at a place from side to side.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar, x: .init(x))
    mark.look.breadth = width
    self.mark = mark
  }

  /// A bar that counts one at a place from top to bottom.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar, y: .init(y))
    mark.look.breadth = height
    self.mark = mark
  }

  /// A bar that stands between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar, x: .init(x), y: .init(yStart, yEnd))
    mark.look.breadth = width
    self.mark = mark
  }

  /// A bar that lies between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(kind: .bar, x: .init(xStart, xEnd), y: .init(y))
    mark.look.breadth = height
    self.mark = mark
  }
}
