/// A font as it is asked for, before a file of letters is found for it.
///
///     FontDescription(.body, in: .large)                 // 17 points, 22 between baselines
///     FontDescription(size: 17, weight: .semibold)       // the font's own line height
public struct FontDescription: Hashable, Sendable {
  /// What it is chosen by.
  public var family: FontFamily
  /// The height of the letters, in points.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: FontWeight
  /// True for slanted letters.
  public var isItalic: Bool
  /// The distance between two baselines, in points; `nil` leaves it to the font.
  public var lineHeight: Double?

  /// Makes a font of a fixed size.
  public init(
    family: FontFamily = .system(.standard), size: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, lineHeight: Double? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.lineHeight = lineHeight
  }

  /// Makes the font of a text style, with the size, line height and weight of the style.
  ///
  /// - Parameters:
  ///   - style: The role of the text.
  ///   - category: The size the person chose.
  ///   - design: The design of the system's font.
  ///   - weight: The weight; the style's own where `nil`.
  /// - Source: Behaviour 6.2
  public init(
    _ style: TextStyle, in category: TextSizeCategory, design: FontDesign = .standard,
    weight: FontWeight? = nil
  ) {
    self.init(
      family: .system(design), size: style.size(in: category), weight: weight ?? style.weight,
      lineHeight: style.leading(in: category))
  }
}
