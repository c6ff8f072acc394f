/// A line across the chart at a value.
public struct AxisGridLine: AxisMark, PrimitiveAxisMark {
  private let stroke: StrokeStyle?
  private var style: (any ShapeStyle)?

  /// A line in a style.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }

  /// The line in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine {
    var line = self
    line.style = style
    return line
  }

  var parts: [AxisPart] { [.gridLine(stroke, style)] }
}

/// A short line outside the chart at a value.
public struct AxisTick: AxisMark, PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    private let name: String
    private var points: CGFloat = 0

    private init(name: String, points: CGFloat = 0) {
      self.name = name
      self.points = points
    }

    /// How long it is drawn, in points.
    fileprivate var drawn: CGFloat { name == "automatic" ? 4 : name == "points" ? points : 14 + points }

    /// As many points.
    public init(integerLiteral value: Int) { self.init(name: "points", points: CGFloat(value)) }
    /// As many points.
    public init(floatLiteral value: Double) { self.init(name: "points", points: CGFloat(value)) }

    /// As the chart finds best.
    public static let automatic = Length(name: "automatic")
    /// As long as the words beside it.
    public static let label = Length(name: "label")
    /// As long as the longest words along the axis.
    public static let longestLabel = Length(name: "longestLabel")

    /// As long as the words beside it, and so many points more.
    public static func label(extendPastBy points: CGFloat) -> Length { Length(name: "label", points: points) }
    /// As long as the longest words along the axis, and so many points more.
    public static func longestLabel(extendPastBy points: CGFloat) -> Length {
      Length(name: "longestLabel", points: points)
    }
  }

  /// A tick of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (self.length, self.stroke) = (length, stroke)
  }

  /// A tick in a style.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    (self.length, self.stroke) = (length.drawn, stroke)
  }

  private let length: CGFloat
  private let stroke: StrokeStyle?
  private var style: (any ShapeStyle)?

  /// The tick in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick {
    var tick = self
    tick.style = style
    return tick
  }

  var parts: [AxisPart] { [.tick(length: length, stroke, style)] }
}

/// The words at a value.
public struct AxisValueLabel<Content: View>: AxisMark, PrimitiveAxisMark {
  /// Where the words stand.
  public enum Orientation: Hashable, Sendable {
    /// As the chart finds best, as lines are read, or turned upright.
    case automatic, horizontal, vertical, verticalReversed
  }

  private var label: AxisLabel

  private init(_ content: AxisLabel.Content, _ isCentered: Bool?) {
    label = AxisLabel(content: content, isCentered: isCentered)
  }

  var parts: [AxisPart] { [.label(label)] }

  /// A view in place of words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(.view(content()), centered)
  }

  /// The words in a font.
  public func font(_ font: Font?) -> AxisValueLabel {
    var changed = self
    changed.label.font = font
    return changed
  }

  /// The words in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel {
    var changed = self
    changed.label.style = style
    return changed
  }
}

extension AxisValueLabel where Content == Text {
  /// The value in words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.value, centered)
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(.format { format.words(for: $0) }, centered)
  }

  /// Words of an app's own.
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic
  ) {
    self.init(.words(String(label)), centered)
  }
}

/// What is done about words along an axis that have no space beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String

  /// As the chart finds best.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// Words that have no space are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// Words are shown wherever they come to lie.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")

  /// Words that have no space are left out, the more important ones last.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { greedy }
}
