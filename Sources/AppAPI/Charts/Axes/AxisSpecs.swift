/// What is drawn at one value of an axis.
enum AxisPart {
  case gridLine(StrokeStyle?, (any ShapeStyle)?)
  case tick(length: CGFloat, StrokeStyle?, (any ShapeStyle)?)
  case label(AxisLabel)
}

/// The words or the view at a value of an axis.
struct AxisLabel {
  /// What is written.
  enum Content {
    /// The value in words.
    case value
    /// The value in a format.
    case format((PlottedValue) -> String?)
    case words(String)
    case view(any View)
  }

  var content = Content.value
  var font: Font?
  var style: (any ShapeStyle)?
  /// True where it stands in the middle between two values.
  var isCentered: Bool?
}

/// The lines and words along one edge of a chart.
struct AxisMarksSpec {
  var position = AxisMarkPosition.automatic
  var values: AxisMarkValues = .automatic
  /// What is drawn at a value; `nil` for what a chart draws by itself.
  var make: ((AxisValue) -> [AxisPart])?
  /// How the words at values are written where nothing else says so.
  var format: ((PlottedValue) -> String?)?
}

/// What is drawn along an axis, by the framework.
protocol PrimitiveAxisContent {
  var specs: [AxisMarksSpec] { get }
}

/// What is drawn at a value, by the framework.
protocol PrimitiveAxisMark {
  var parts: [AxisPart] { get }
}

extension AxisContent {
  /// What the chart draws of it.
  var axisSpecs: [AxisMarksSpec] { (self as? any PrimitiveAxisContent)?.specs ?? [] }
}

extension AxisMark {
  /// What the chart draws of it.
  var axisParts: [AxisPart] { (self as? any PrimitiveAxisMark)?.parts ?? [] }
}

extension FormatStyle {
  /// A value of an axis in the format; `nil` where it is of another kind.
  func words(for value: PlottedValue) -> String? {
    let input: FormatInput? =
      switch value.place {
      case .number(let number): ChartScale.typed(number, FormatInput.self) as? FormatInput
      case .date(let date): date as? FormatInput
      case .category(let category): category as? FormatInput
      }
    return input.flatMap { format($0) as? String }
  }
}
