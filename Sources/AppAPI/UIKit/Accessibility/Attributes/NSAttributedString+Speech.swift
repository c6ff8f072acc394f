import Accessibility
import Foundation

/// Attributes of a text that say how it is spoken.
///
/// - Source: Behaviour 1.12
extension NSAttributedString.Key {
  /// A `Bool`: true where all punctuation is spoken, false where none is.
  public static let accessibilitySpeechPunctuation = spokenPunctuation
  /// A `String`: BCP 47 tag of the language.
  public static let accessibilitySpeechLanguage = spokenLanguage
  /// A number from 0 over 1 (as usual) to 2: the height of the voice.
  public static let accessibilitySpeechPitch = spokenPitch
  /// A `Bool`: true where an announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = spokenInQueue
  /// A `String`: the sounds, in the International Phonetic Alphabet, spoken in place of the text.
  public static let accessibilitySpeechIPANotation = spokenPhonetics
  /// A `Bool`: true where the text is read character by character.
  public static let accessibilitySpeechSpellOut = spokenLetters
  /// A `UIAccessibilityPriority`: how urgently an announcement is spoken.
  public static let accessibilitySpeechAnnouncementPriority = spokenPriority
  /// A number from 1 to 6: the level of the heading the text is; 0 for no particular one.
  public static let accessibilityTextHeadingLevel = spokenHeadingLevel
  // The platform spells it so.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A `UIAccessibilityTextualContext`: what kind of text it is.
  public static let UIAccessibilityTextAttributeContext = spokenContext
}
