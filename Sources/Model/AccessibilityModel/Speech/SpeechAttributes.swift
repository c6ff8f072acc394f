/// How a stretch of text is to be spoken; `nil` means that the person's settings decide.
///
/// - Source: Behaviour 1.12
public struct SpeechAttributes: Hashable, Sendable {
  /// BCP 47 tag of the voice's language, for example `ja-JP`.
  public var language: String?
  /// Pitch relative to the person's own; 1 is unchanged, 0 to 2.
  public var pitch: Double?
  /// True where the text is read character by character.
  public var spellsOut: Bool?
  /// True where all punctuation is spoken, false where none is.
  public var speaksPunctuation: Bool?
  /// Pronunciation in the International Phonetic Alphabet that replaces the text's own.
  public var phonetic: String?
  /// Heading level of the stretch, 1 to 6.
  public var headingLevel: Int?
  /// True where VoiceOver's words about a change wait for what is being said, false where they cut it.
  public var queuesAnnouncements: Bool?

  /// Makes attributes; what is left out follows the person's settings.
  public init(
    language: String? = nil, pitch: Double? = nil, spellsOut: Bool? = nil,
    speaksPunctuation: Bool? = nil, phonetic: String? = nil, headingLevel: Int? = nil,
    queuesAnnouncements: Bool? = nil
  ) {
    self.language = language
    self.pitch = pitch
    self.spellsOut = spellsOut
    self.speaksPunctuation = speaksPunctuation
    self.phonetic = phonetic
    self.headingLevel = headingLevel
    self.queuesAnnouncements = queuesAnnouncements
  }

  /// No attribute at all.
  public static let none = SpeechAttributes()

  /// These attributes where set, and the given ones elsewhere.
  public func falling(backTo outer: SpeechAttributes) -> SpeechAttributes {
    SpeechAttributes(
      language: language ?? outer.language, pitch: pitch ?? outer.pitch,
      spellsOut: spellsOut ?? outer.spellsOut,
      speaksPunctuation: speaksPunctuation ?? outer.speaksPunctuation,
      phonetic: phonetic ?? outer.phonetic, headingLevel: headingLevel ?? outer.headingLevel,
      queuesAnnouncements: queuesAnnouncements ?? outer.queuesAnnouncements)
  }
}
