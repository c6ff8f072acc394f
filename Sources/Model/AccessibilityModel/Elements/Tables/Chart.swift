/// A chart as data: what its axes measure, and what it shows on them.
///
/// - Source: Behaviour 1.17
public struct Chart: Hashable, Sendable {
  /// What a number on an axis is, as to its distance from others.
  public enum Scale: UInt8, Hashable, Sendable, CaseIterable {
    /// Equal steps lie equally far apart.
    case linear = 0
    /// Equal ratios do, to the base of 10.
    case log10 = 1
    /// Equal ratios do, to the base of e.
    case naturalLog = 2
  }

  /// An axis of numbers or of categories.
  public struct Axis: Hashable, Sendable {
    /// What is measured.
    public var title: SpokenText
    /// From the least to the greatest number; `nil` for categories.
    public var range: ClosedRange<Double>?
    /// The least and the greatest number in words; empty where the app has none for them.
    public var rangeWords: [String]
    /// Where lines are drawn across the chart.
    public var gridlines: [Double]
    /// As to the distance between numbers.
    public var scale: Scale
    /// The categories in their order; empty for numbers.
    public var categories: [String]

    /// Makes an axis of numbers.
    public init(
      title: SpokenText, range: ClosedRange<Double>, rangeWords: [String] = [], gridlines: [Double] = [],
      scale: Scale = .linear
    ) {
      self.title = title
      self.range = range
      self.rangeWords = rangeWords
      self.gridlines = gridlines
      self.scale = scale
      categories = []
    }

    /// Makes an axis of categories.
    public init(title: SpokenText, categories: [String]) {
      self.title = title
      self.categories = categories
      rangeWords = []
      gridlines = []
      scale = .linear
    }
  }

  /// Where a point lies on one axis, and how that is said.
  public struct Value: Hashable, Sendable {
    /// The number, or the place of the category among all of them.
    public var number: Double
    /// The value in words: the category, or what the app says of the number.
    public var text: String

    /// Makes a value.
    public init(_ number: Double, text: String) {
      self.number = number
      self.text = text
    }
  }

  /// A point of a series.
  public struct Point: Hashable, Sendable {
    /// Name of the point, where it has one.
    public var label: SpokenText?
    /// Its value on each axis, in the order of the axes; `nil` where it has none there.
    public var values: [Value?]

    /// Makes a point.
    public init(label: SpokenText? = nil, values: [Value?]) {
      self.label = label
      self.values = values
    }
  }

  /// Points that belong together.
  public struct Series: Hashable, Sendable {
    /// Name of the series.
    public var name: SpokenText?
    /// True where the points are joined, as by a line.
    public var isContinuous: Bool
    /// The points, in the app's order.
    public var points: [Point]

    /// Makes a series.
    public init(name: SpokenText? = nil, isContinuous: Bool, points: [Point]) {
      self.name = name
      self.isContinuous = isContinuous
      self.points = points
    }
  }

  /// Name of the chart.
  public var title: SpokenText?
  /// What the app says the chart shows, all in all.
  public var summary: String?
  /// The axes: across, up, and whatever else is measured.
  public var axes: [Axis]
  /// What is shown.
  public var series: [Series]

  /// Makes a chart.
  public init(title: SpokenText? = nil, summary: String? = nil, axes: [Axis], series: [Series]) {
    self.title = title
    self.summary = summary
    self.axes = axes
    self.series = series
  }
}
