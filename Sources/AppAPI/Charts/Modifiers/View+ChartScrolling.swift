extension View {
  /// Lets charts scroll along axes; every mark is met, wherever it is scrolled to.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Shows so much of the axis across at a time.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Shows so much of the axis up at a time.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// Keeps up to where charts are scrolled across.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Keeps up to where charts are scrolled up.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Scrolls charts across to a value when they come onto the screen.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View { self }

  /// Scrolls charts up to a value when they come onto the screen.
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View { self }

  /// Sets where a scroll of charts comes to rest.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
}

/// Where a scroll of a chart comes to rest; every mark is met, wherever that is.
public protocol ChartScrollTargetBehavior: Sendable {}

/// At values that are alike in some way.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// Which values a long scroll comes to rest at.
public struct MajorValueAlignment<Value>: Sendable {
  /// The value at which the next page begins.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
  /// Values that a step leads to.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == DateComponents {
  /// Dates with some components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<DateComponents> {
    MajorValueAlignment()
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<DateComponents>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  /// At values that a step leads to.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

/// How far one scroll of a chart may go.
public enum ValueAlignedLimitBehavior: Hashable, Sendable {
  /// As the chart finds best, no further than one step, or as far as it will.
  case automatic, always, never
}
