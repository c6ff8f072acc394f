import AccessibilityModel

/// Names what Full Keyboard Access itself shows, whatever the language.
package enum KeyboardPhrase: String, Hashable, Sendable, CaseIterable {
  /// Looking for a name.
  case find = "find.title"
  case nothingFound = "find.nothing"
  /// What can be done.
  case actions = "actions.title"
  case noActions = "actions.none"
  case nothingFocused = "actions.nowhere"
  case help = "help.title"
  case shortcuts = "shortcuts.title"
  case noShortcuts = "shortcuts.none"
  /// What keys stand for.
  case gesturesOn = "gestures.on"
  case gesturesOff = "gestures.off"
  case unknownGesture = "gestures.unknown"
  case passThroughOn = "passThrough.on"
  case passThroughOff = "passThrough.off"
  case confirmOff
}

/// What Full Keyboard Access itself shows in one language.
package typealias KeyboardPhrases = TechnologyPhrases<KeyboardPhrase>

extension KeyboardPhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
