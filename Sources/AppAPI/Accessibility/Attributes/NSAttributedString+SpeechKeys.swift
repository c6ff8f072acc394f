import Foundation

/// The keys under which texts of the older kind carry how they are spoken.
///
/// - Source: Behaviour 1.12
extension NSAttributedString.Key {
  package static let spokenPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  package static let spokenLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  package static let spokenPitch = Self("UIAccessibilitySpeechAttributePitch")
  package static let spokenInQueue = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
  package static let spokenPhonetics = Self("UIAccessibilitySpeechAttributeIPANotation")
  package static let spokenLetters = Self("UIAccessibilitySpeechAttributeSpellOut")
  package static let spokenPriority = Self("UIAccessibilitySpeechAttributeAnnouncementPriority")
  package static let spokenHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  package static let spokenContext = Self("UIAccessibilityTextAttributeContext")
}
