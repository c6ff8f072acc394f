// How marks look is not heard; what keeps them unchanged has no effect on the picture either.
extension ChartContent {
  /// Fills the marks with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.style = style }
  }

  /// Draws a symbol at each place.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.look.symbol = symbol }
  }

  /// Draws a view at each place; what it says is not heard, as the mark speaks for itself.
  public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { unchanged }

  /// Draws symbols of an area, in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.look.symbolArea = area }
  }

  /// Draws symbols of a size.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.look.symbolArea = size.width * size.height }
  }

  /// Draws lines from place to place in a way.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.look.interpolation = method }
  }

  /// Draws lines in a style.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.look.line = style }
  }

  /// Draws the marks so opaque.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.look.opacity *= opacity }
  }

  /// Rounds the corners of the marks.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { changing { $0.look.cornerRadius = radius } }

  /// Cuts the marks to a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent
  {
    unchanged
  }

  /// Draws the marks before or behind others.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.look.order = value }
  }

  /// Moves what is drawn of the marks.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { $0.look.offset = CGSize(width: x, height: y) }
  }

  /// Blurs the marks.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent { unchanged }

  /// Lays styles such as gradients over the whole chart in place of each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    unchanged
  }

  /// Draws a shadow behind the marks.
  public nonisolated func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { unchanged }

  /// Draws the marks only where others lie, which are not heard.
  public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    unchanged
  }

  /// Draws the marks as one picture.
  public nonisolated func compositingLayer() -> some ChartContent { unchanged }
}

/// Several marks as one part of a chart.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Puts the marks of a closure together.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Plot: ChartContent {
  /// The marks.
  public var body: some ChartContent { content }
}
