// How groups of marks and the axes look is not heard: the groups are told with the values of marks.
extension View {
  /// Gives each group a colour or another style that a closure finds.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    mapping: @escaping (Value) -> S
  ) -> some View { self }

  /// Gives the groups of a domain colours or other styles that a closure finds.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View { self }

  /// Gives groups the colours of a gradient.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// Gives each group lines of a style.
  public nonisolated func chartLineStyleScale<Value: Plottable & Hashable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View { self }

  /// Gives groups lines of styles in turn.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }

  /// Gives the groups of a domain symbols in turn.
  public nonisolated func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
    domain: [Value], range: [S]
  ) -> some View { self }

  /// Gives groups symbols in turn.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { self }

  /// Draws symbols from one area to another, in square points, as large as their values.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }

  /// Draws the axis across with other looks.
  public nonisolated func chartXAxisStyle<Content: View>(
    @ViewBuilder content: (EmptyView) -> Content
  ) -> some View { self }

  /// Draws the axis up with other looks.
  public nonisolated func chartYAxisStyle<Content: View>(
    @ViewBuilder content: (EmptyView) -> Content
  ) -> some View { self }
}
