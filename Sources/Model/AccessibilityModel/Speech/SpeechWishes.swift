/// How somebody wants a stretch of text spoken; `nil` means that the person's settings decide.
///
/// - Source: Behaviour 1.12
public struct SpeechWishes: Hashable, Sendable {
  /// Pitch relative to the person's own; 1 is unchanged, 0 to 2.
  public var pitch: Double?
  /// True where the text is read character by character.
  public var spellsOut: Bool?
  /// True where all punctuation is spoken, false where none is.
  public var speaksPunctuation: Bool?
  /// Pronunciation in the International Phonetic Alphabet that replaces the text's own.
  public var phonetic: String?
  /// Speaking rate in percent, 0 to 100.
  public var rate: Int?
  /// True where VoiceOver's words about a change wait for what is being said, false where they cut it.
  public var queuesAnnouncements: Bool?

  /// No wish at all.
  public init() {}

  /// These wishes where there are any, and the given ones elsewhere.
  public func falling(backTo outer: SpeechWishes) -> SpeechWishes {
    var wishes = self
    wishes.pitch = pitch ?? outer.pitch
    wishes.spellsOut = spellsOut ?? outer.spellsOut
    wishes.speaksPunctuation = speaksPunctuation ?? outer.speaksPunctuation
    wishes.phonetic = phonetic ?? outer.phonetic
    wishes.rate = rate ?? outer.rate
    wishes.queuesAnnouncements = queuesAnnouncements ?? outer.queuesAnnouncements
    return wishes
  }
}
