/// What of an utterance stands on a braille line.
public struct BrailleStyle: Hashable, Sendable {
  /// True where VoiceOver's own words have short forms, such as "btn".
  public var abbreviates: Bool
  /// True where hints stand on the line too.
  public var showsHints: Bool

  /// Makes a style; what is left out is as on a new device.
  public init(abbreviates: Bool = true, showsHints: Bool = false) {
    self.abbreviates = abbreviates
    self.showsHints = showsHints
  }
}
