import AccessibilityModel

/// Names what Voice Control itself shows, whatever the language.
package enum VoicePhrase: String, Hashable, Sendable, CaseIterable {
  /// What stands above something that is drawn.
  case names = "names.title"
  case numbers = "numbers.title"
  case grid = "grid.title"
  case choices = "choices.title"
  case actions = "actions.title"
  case activate = "actions.activate"
  case commands = "commands.title"
  case anyName = "commands.names"
  case vocabulary = "vocabulary.title"
  /// What could not be done, and why.
  case noActions = "actions.none"
  case noVocabulary = "vocabulary.none"
  case speakable
  case notSpeakable = "speakable.none"
  case nothing
  case nothingNear = "nothing.near"
  case noNumber = "nothing.number"
  case gone
  case missed
  case failed
  case collision
  case noActivation
  case noField
  case noText
  case noSelection
  case noClipboard
  case noDate
  case noEmoji
  case noGesture
  case noStyle
  case noCorrections
  case noRepeat
  case noScroll
  case noGoBack
  case noDrag
  case notAdjustable
  /// Questions, and what listening is like now.
  case confirm
  case cancelled
  case asleep
  case awake
  case off
  case recording
  case recorded
  case recordLimit
  case dictationMode = "mode.dictation"
  case commandMode = "mode.command"
  case spellingMode = "mode.spelling"
  case numberMode = "mode.number"
}

/// What Voice Control itself shows in one language.
package typealias VoicePhrases = TechnologyPhrases<VoicePhrase>

extension VoicePhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
