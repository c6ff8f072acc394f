import AccessibilityModel

/// Names what Switch Control itself shows, whatever the language.
package enum SwitchPhrase: String, Hashable, Sendable, CaseIterable {
  /// Entries of the menu.
  case menu = "menu.title"
  case tap = "menu.tap"
  case increment = "menu.increment"
  case decrement = "menu.decrement"
  case scrollUp = "menu.scrollUp"
  case scrollDown = "menu.scrollDown"
  case longPress = "menu.longPress"
  case back = "menu.back"
  case home = "menu.home"
  case pointMode = "menu.pointMode"
  case itemMode = "menu.itemMode"
  case exit = "menu.exit"
  /// What is scanned.
  case group
  case stopped
  case nothing
  case missed
}

/// What Switch Control itself shows in one language.
package typealias SwitchPhrases = TechnologyPhrases<SwitchPhrase>

extension SwitchPhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
