/// What is drawn along an axis.
public protocol AxisContent {}

/// What is drawn at one value of an axis.
public protocol AxisMark {}

/// Lines, ticks and words along an axis; people hear the values at the marks of the chart.
public struct AxisMarks<Content: AxisMark>: AxisContent, PrimitiveAxisContent {
  let specs: [AxisMarksSpec]

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues, _ make: ((AxisValue) -> Content)?,
    format: ((PlottedValue) -> String?)? = nil
  ) {
    let parts = make.map { make in { (value: AxisValue) in make(value).axisParts } }
    specs = [AxisMarksSpec(position: position, values: values, make: parts, format: format)]
  }

  /// Draws something of an app's own at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values, content)
  }

  /// Draws something of an app's own at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values) { _ in content() }
  }

  /// Draws something of an app's own at values that it names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, .explicit(values), content)
  }

  /// Draws something of an app's own at values that it names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, .explicit(values)) { _ in content() }
  }
}

extension AxisMarks where Content == _AxisMarkList {
  /// Draws lines, ticks and words.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, values, nil)
  }

  /// Draws lines, ticks and words at values that an app names.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, .explicit(values), nil)
  }

  /// Draws lines, ticks and words in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(position, values, nil, format: { format.words(for: $0) })
  }
}
