/// The shape of a symbol at a place.
public protocol ChartSymbolShape: Shape {}

/// One of the usual symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  fileprivate let name: String

  /// The space of the symbol, whatever is drawn in it.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A disc.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(name: "circle") }
  /// A figure of four equal sides.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(name: "square") }
  /// A figure of three sides.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(name: "triangle") }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(name: "diamond") }
  /// A figure of five sides.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(name: "pentagon") }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(name: "plus") }
  /// A slanting cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(name: "cross") }
  /// A star of many lines.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(name: "asterisk") }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}

/// The edge of a symbol as a symbol of its own.
public struct BorderedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base

  /// The space of the symbol.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension ChartSymbolShape {
  /// The symbol as a line of a width, in points.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(base: self)
  }
}
