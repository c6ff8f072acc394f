// How groups of marks and the axes look is not heard: the groups are told with the values of marks.
extension View {
  /// Gives each group a colour or another style that a closure finds.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    mapping: @escaping (Value) -> S
  ) -> some View {
    chartSettings {
      $0.looks.styleMapping = { name in Value.named(name).map { mapping($0) as any ShapeStyle } }
    }
  }

  /// Gives the groups of a domain colours or other styles that a closure finds.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> S
  ) -> some View {
    let styles = domain.map { (name: PlottedValue($0).words, style: mapping($0) as any ShapeStyle) }
    return chartSettings { $0.looks.styles = styles }
  }

  /// Gives groups the colours of a gradient.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { self }

  /// Gives each group lines of a style.
  public nonisolated func chartLineStyleScale<Value: Plottable & Hashable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    let lines = mapping.map { (name: PlottedValue($0.key).words, line: $0.value) }
    return chartSettings { $0.looks.lines = lines }
  }

  /// Gives groups lines of styles in turn.
  public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSettings { $0.looks.lineRange = range }
  }

  /// Gives the groups of a domain symbols in turn.
  public nonisolated func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
    domain: [Value], range: [S]
  ) -> some View {
    let symbols = zip(domain, range).map {
      (name: PlottedValue($0).words, symbol: $1 as any ChartSymbolShape)
    }
    return chartSettings { $0.looks.symbols = symbols }
  }

  /// Gives groups symbols in turn.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { $0.looks.symbolRange = range }
  }

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

extension Plottable {
  /// The value of a group by its name; `nil` where groups are no texts.
  fileprivate static func named(_ name: String) -> Self? {
    (name as? PrimitivePlottable).flatMap { Self(primitivePlottable: $0) }
  }
}
