extension View {
  /// Shows or hides the axis across; the marks say their values by themselves.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.isHidden = visibility == .hidden }
  }

  /// Draws the axis across in an app's own way.
  public nonisolated func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let specs = content().axisSpecs
    return chartSettings { $0.x.marks = specs }
  }

  /// Shows or hides the axis up; the marks say their values by themselves.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.isHidden = visibility == .hidden }
  }

  /// Draws the axis up in an app's own way.
  public nonisolated func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let specs = content().axisSpecs
    return chartSettings { $0.y.marks = specs }
  }

  /// Names the axis across, also in the data for an audio graph.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartSettings { $0.x.title = Text(labelKey) } }

  /// Names the axis across, also in the data for an audio graph.
  @_disfavoredOverload
  public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartSettings { $0.x.title = Text(label) } }

  /// Names the axis up, also in the data for an audio graph.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartSettings { $0.y.title = Text(labelKey) } }

  /// Names the axis up, also in the data for an audio graph.
  @_disfavoredOverload
  public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartSettings { $0.y.title = Text(label) } }

  /// Shows or hides the legend; groups are told with the values of marks.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.isHidden = visibility == .hidden }
  }

  /// Puts the legend somewhere.
  public nonisolated func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSettings { $0.legend.isAbove = [.top, .topLeading, .topTrailing].contains(position) }
  }

  /// Puts a legend of the app's own under the chart; unlike a chart's own, it is heard as the views it is made of.
  public nonisolated func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let legend = content()
    return VStack(spacing: spacing) {
      chartSettings { $0.legend.isHidden = true }
      legend
    }
  }

  /// Draws the part between the axes in an app's own way.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: (EmptyView) -> Content
  ) -> some View { self }

  /// Gives each group a colour or another style.
  public nonisolated func chartForegroundStyleScale<Value: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    let styles = mapping.map { (name: PlottedValue($0.key).words, style: $0.value as any ShapeStyle) }
    return chartSettings { $0.looks.styles = styles }
  }

  /// Gives the groups of a domain colours or other styles in turn.
  public nonisolated func chartForegroundStyleScale<Value: Plottable & Hashable, S: ShapeStyle>(
    domain: [Value], range: [S]
  ) -> some View {
    let names = domain.map { PlottedValue($0).words }
    return chartSettings {
      $0.looks.order = names
      $0.looks.styleRange = range
    }
  }

  /// Gives groups colours or other styles in turn.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartSettings { $0.looks.styleRange = range }
  }

  /// Gives each group a symbol.
  public nonisolated func chartSymbolScale<Value: Plottable & Hashable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    let symbols = mapping.map {
      (name: PlottedValue($0.key).words, symbol: $0.value as any ChartSymbolShape)
    }
    return chartSettings { $0.looks.symbols = symbols }
  }

  /// Names the axis across by a view; where it is a text, also in the data for an audio graph.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = content() as? Text
    return chartSettings { if let title { $0.x.title = title } }
  }

  /// Names the axis up by a view; where it is a text, also in the data for an audio graph.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = content() as? Text
    return chartSettings { if let title { $0.y.title = title } }
  }
}
