/// The shape of a symbol at a place.
public protocol ChartSymbolShape: Shape {}

/// One of the usual symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  fileprivate let name: String

  /// The outline of the symbol.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch name {
    case "circle": Path(ellipseIn: rect)
    case "square": Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case "triangle": Self.polygon(3, in: rect)
    case "diamond": Self.polygon(4, in: rect)
    case "pentagon": Self.polygon(5, in: rect)
    case "plus": Self.bars([0, 90], in: rect)
    case "cross": Self.bars([45, 135], in: rect)
    default: Self.bars([0, 60, 120], in: rect)
    }
  }

  /// A figure of equal sides with a corner at the top.
  private nonisolated static func polygon(_ count: Int, in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<count {
        let angle = Double(corner) / Double(count) * 2 * .pi
        let point = CGPoint(
          x: rect.midX + CGFloat(sin(angle)) * rect.width / 2,
          y: rect.midY - CGFloat(cos(angle)) * rect.height / 2)
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  /// Bars through the middle at angles in degrees.
  private nonisolated static func bars(_ angles: [Double], in rect: CGRect) -> Path {
    Path { path in
      for degrees in angles {
        let angle = degrees * .pi / 180
        let (along, across) = (
          CGSize(width: CGFloat(cos(angle)) * rect.width / 2, height: CGFloat(sin(angle)) * rect.height / 2),
          CGSize(width: -CGFloat(sin(angle)) * rect.width / 8, height: CGFloat(cos(angle)) * rect.height / 8)
        )
        path.addLines([
          CGPoint(x: rect.midX - along.width - across.width, y: rect.midY - along.height - across.height),
          CGPoint(x: rect.midX + along.width - across.width, y: rect.midY + along.height - across.height),
          CGPoint(x: rect.midX + along.width + across.width, y: rect.midY + along.height + across.height),
          CGPoint(x: rect.midX - along.width + across.width, y: rect.midY - along.height + across.height),
        ])
        path.closeSubpath()
      }
    }
  }

  /// The symbols of groups, in the order of the groups.
  static let all = ["circle", "square", "triangle", "diamond", "pentagon", "plus", "cross", "asterisk"]
    .map { BasicChartSymbolShape(name: $0) }
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
  let lineWidth: CGFloat

  /// The outline of the line.
  public nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)).strokedPath(
      StrokeStyle(lineWidth: lineWidth))
  }
}

extension ChartSymbolShape {
  /// The symbol as a line of a width, in points.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderedChartSymbolShape(base: self, lineWidth: lineWidth)
  }
}
