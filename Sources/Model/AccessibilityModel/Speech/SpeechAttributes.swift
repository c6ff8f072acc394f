/// What is known of a stretch of text, and how it is wanted spoken.
///
/// - Source: Behaviour 1.12
public struct SpeechAttributes: Hashable, Sendable {
  /// What the text is: its language, its place as a heading.
  public var facts: TextFacts
  /// How it is wanted spoken.
  public var wishes: SpeechWishes

  /// Makes attributes of facts and wishes.
  public init(facts: TextFacts, wishes: SpeechWishes) {
    self.facts = facts
    self.wishes = wishes
  }

  /// Makes attributes; what is left out is not known, or follows the person's settings.
  public init(
    language: String? = nil, pitch: Double? = nil, spellsOut: Bool? = nil,
    speaksPunctuation: Bool? = nil, phonetic: String? = nil, headingLevel: Int? = nil,
    queuesAnnouncements: Bool? = nil
  ) {
    facts = TextFacts(language: language, headingLevel: headingLevel)
    wishes = SpeechWishes()
    wishes.pitch = pitch
    wishes.spellsOut = spellsOut
    wishes.speaksPunctuation = speaksPunctuation
    wishes.phonetic = phonetic
    wishes.queuesAnnouncements = queuesAnnouncements
  }

  /// No attribute at all.
  public static let none = SpeechAttributes()

  /// These attributes where set, and the given ones elsewhere.
  public func falling(backTo outer: SpeechAttributes) -> SpeechAttributes {
    SpeechAttributes(
      facts: facts.falling(backTo: outer.facts), wishes: wishes.falling(backTo: outer.wishes))
  }
}
