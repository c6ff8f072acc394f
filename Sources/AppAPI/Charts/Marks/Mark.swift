/// One mark of a chart: where it lies, what it belongs to, what an app says about it.
struct Mark {
  /// How it is drawn.
  enum Kind {
    case bar, line, area, point, rule, rectangle, sector
  }

  /// Where it lies along one axis.
  struct Extent {
    let title: Text
    private(set) var start: PlottedValue
    private(set) var end: PlottedValue

    init<Value>(_ value: PlottableValue<Value>) {
      self.init(value, value)
    }

    init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
      title = start.title
      self.start = start.plotted
      self.end = end.plotted
    }

    /// Has dates told as far as a unit goes, where the app names none.
    mutating func formatDates(to unit: Calendar.Component?) {
      start.unit = start.unit ?? unit
      end.unit = end.unit ?? unit
    }

    /// The values in words.
    var words: String { start == end ? start.words : "\(start.words) – \(end.words)" }
  }

  let kind: Kind
  var x: Extent?
  var y: Extent?
  /// What tells it from other marks: the groups it was put into, by whatever they are shown.
  var groups: [String] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false
  /// The views beside it.
  var annotations: [ChartAnnotation] = []
  /// What it is drawn with; `nil` for the colour of its group.
  var style: (any ShapeStyle)?
  /// The group it belongs to, by what groups are told apart.
  var groupNames: [GroupRole: String] = [:]
  var look = MarkAppearance()

  init(kind: Kind, x: Extent? = nil, y: Extent? = nil, series: String? = nil) {
    (self.kind, self.x, self.y) = (kind, x, y)
    guard let series else { return }
    groups = [series]
    groupNames[.series] = series
  }

  /// The line or area that it belongs to.
  var seriesName: String {
    [.series, .color, .line, .symbol, .opacity].compactMap { groupNames[$0] }.joined(separator: "\u{0}")
  }
}

/// A mark that lies somewhere along two axes.
protocol PlacedMark: PrimitiveChartContent {
  /// The mark.
  var mark: Mark { get }
}

extension PlacedMark {
  func add(to marks: inout [Mark]) { marks.append(mark) }
}
