/// What is drawn along an axis.
public protocol AxisContent {}

/// What is drawn at one value of an axis.
public protocol AxisMark {}

/// Lines, ticks and words along an axis; people hear the values at the marks of the chart.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private init(_ content: Content.Type) {}

  /// Draws something of an app's own at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(Content.self)
  }

  /// Draws something of an app's own at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(Content.self)
  }

  /// Draws something of an app's own at values that it names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(Content.self)
  }

  /// Draws something of an app's own at values that it names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(Content.self)
  }
}

extension AxisMarks where Content == _AxisMarkList {
  /// Draws lines, ticks and words.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_AxisMarkList.self)
  }

  /// Draws lines, ticks and words at values that an app names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(_AxisMarkList.self)
  }

  /// Draws lines, ticks and words in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_AxisMarkList.self)
  }
}
