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
  public enum Length: Hashable, Sendable {
    /// As the chart finds best, as long as the words beside it, or as many points.
    case automatic, label, longestLabel
  }

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
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
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
    centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(Text.self)
  }

  /// The value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, orientation: Orientation = .automatic
  ) {
    self.init(Text.self)
  }

  /// Words of an app's own.
  public init<S: StringProtocol>(_ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {
    self.init(Text.self)
  }
}
