/// What a font says about itself, in points; all are positive.
public struct FontMetrics: Hashable, Sendable {
  /// How far a line reaches above its baseline.
  public let ascent: Double
  /// How far a line reaches below its baseline.
  public let descent: Double
  /// The height of a capital letter.
  public let capHeight: Double
  /// The height of a small letter without ascender.
  public let xHeight: Double

  /// The height of a line that nothing else prescribes.
  public var lineHeight: Double { ascent + descent }
}
