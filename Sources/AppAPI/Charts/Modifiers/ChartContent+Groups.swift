extension ChartContent {
  /// Gives each group of a value a colour of its own; the group is told with the value of the mark.
  public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    grouped(by: value, as: .color)
  }

  /// Gives each group of a value a symbol of its own.
  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    grouped(by: value, as: .symbol)
  }

  /// Puts the groups of a value beside each other.
  public nonisolated func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    grouped(by: value, as: .position)
  }

  /// Gives each group of a value lines of its own.
  public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    grouped(by: value, as: .line)
  }

  /// Draws symbols as large as a value.
  public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    grouped(by: value, as: .size)
  }

  /// Draws marks as opaque as a value.
  public nonisolated func opacity<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    grouped(by: value, as: .opacity)
  }
}
