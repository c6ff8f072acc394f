import AccessibilityModel

/// Names what Zoom itself shows, whatever the language.
package enum ZoomPhrase: String, Hashable, Sendable, CaseIterable {
  /// The menu and its entries.
  case menu = "menu.title"
  case zoomIn = "menu.zoomIn"
  case zoomOut = "menu.zoomOut"
  case window = "menu.window"
  case fullScreen = "menu.fullScreen"
  case resizeLens = "menu.resizeLens"
  case chooseFilter = "menu.chooseFilter"
  case showController = "menu.showController"
  case hideController = "menu.hideController"
  /// The list of filters.
  case filters = "filters.title"
  case noFilter = "filter.none"
  case inverted = "filter.inverted"
  case grayscale = "filter.grayscale"
  case grayscaleInverted = "filter.grayscaleInverted"
  case lowLight = "filter.lowLight"
}

/// What Zoom itself shows in one language.
package typealias ZoomPhrases = TechnologyPhrases<ZoomPhrase>

extension ZoomPhrases {
  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) { self.init(language: language, among: tables) }
}

private let tables = GeneratedPhrases.byLanguage.mapValues(\.phraseTable)
