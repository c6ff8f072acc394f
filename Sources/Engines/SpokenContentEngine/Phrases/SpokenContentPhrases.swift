import AccessibilityModel

/// Names what Spoken Content itself shows and says, whatever the language.
package enum SpokenContentPhrase: String, Hashable, Sendable, CaseIterable {
  /// The menu of a selection.
  case speak = "menu.speak"
  case pause = "menu.pause"
  case resume = "menu.resume"
  case stop = "menu.stop"
  case languages = "menu.languages"
  case choose = "menu.chooseLanguage"
  case detected = "menu.detected"
  /// The panel that reads the screen.
  case panel = "panel.title"
  case play = "panel.play"
  case slower = "panel.slower"
  case faster = "panel.faster"
  case previous = "panel.previous"
  case next = "panel.next"
  case collapse = "panel.collapse"
  case expand = "panel.expand"
  /// The button that floats over the screen.
  case controller = "controller.title"
  case tapToSpeak = "controller.tapToSpeak"
  /// What is typed and has no sound.
  case space = "typing.space"
  case newLine = "typing.newLine"
  /// What is said where there is nothing to speak.
  case nothing = "nothing"
}

/// What Spoken Content itself shows and says in one language.
package typealias SpokenContentPhrases = TechnologyPhrases<SpokenContentPhrase>

extension SpokenContentPhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }

  /// Tags of the languages there are phrases for.
  package static var languages: [String] { tables.keys.sorted() }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
