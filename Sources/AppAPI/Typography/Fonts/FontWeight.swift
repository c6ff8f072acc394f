/// How heavy the strokes are, on the scale from 1 to 1000 that font files use.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
  /// Position on the scale.
  public let rawValue: Int

  /// Makes a weight from its position on the scale; what lies outside is moved to the nearer end.
  public init(rawValue: Int) {
    self.rawValue = min(max(rawValue, 1), 1_000)
  }

  /// The thinnest strokes.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// Very thin strokes.
  public static let thin = FontWeight(rawValue: 200)
  /// Thin strokes.
  public static let light = FontWeight(rawValue: 300)
  /// The strokes of plain text.
  public static let regular = FontWeight(rawValue: 400)
  /// Strokes a little heavier than plain text.
  public static let medium = FontWeight(rawValue: 500)
  /// Strokes between plain and bold.
  public static let semibold = FontWeight(rawValue: 600)
  /// Heavy strokes.
  public static let bold = FontWeight(rawValue: 700)
  /// Very heavy strokes.
  public static let heavy = FontWeight(rawValue: 800)
  /// The heaviest strokes.
  public static let black = FontWeight(rawValue: 900)

  /// True where the strokes of the left one are thinner.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}
