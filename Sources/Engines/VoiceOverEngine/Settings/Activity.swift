/// What a person sets up otherwise for something they do, such as reading or programming.
///
/// - Source: Behaviour 1.14 (activities)
public struct Activity: Hashable, Sendable {
  /// What the person calls it.
  public var name: String
  /// How fast is spoken meanwhile, in percent.
  public var speakingRate: Int?
  /// How loud, in percent.
  public var volume: Int?
  /// Which signs are spoken.
  public var punctuation: VoiceSettings.Punctuation?
  /// Whether cells of a table say the headers they stand under.
  public var speaksTableHeaders: Bool?
  /// Whether cells of a table say their row and column.
  public var speaksTablePositions: Bool?

  /// Makes an activity that changes nothing yet.
  public init(name: String) {
    self.name = name
  }
}
