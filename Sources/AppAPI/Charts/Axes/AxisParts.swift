/// A line across the chart at a value.
public struct AxisGridLine: AxisMark {
  /// A line in a style.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

  /// The line in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisGridLine { self }
}

/// A short line outside the chart at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    private let name: String
    private var points: CGFloat = 0

    private init(name: String, points: CGFloat = 0) {
      self.name = name
      self.points = points
    }

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
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  /// A tick in a style.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// The tick in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisTick { self }
}

/// The words at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  /// Where the words stand.
  public enum Orientation: Hashable, Sendable {
    /// As the chart finds best, as lines are read, or turned upright.
    case automatic, horizontal, vertical, verticalReversed
  }

  private init(_ content: Content.Type) {}

  /// A view in place of words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Content.self)
  }

  /// The words in a font.
  public func font(_ font: Font?) -> AxisValueLabel { self }

  /// The words in a colour or another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> AxisValueLabel { self }
}

extension AxisValueLabel where Content == Text {
  /// The value in words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(Text.self)
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: Orientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(Text.self)
  }

  /// Words of an app's own.
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic
  ) {
    self.init(Text.self)
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
