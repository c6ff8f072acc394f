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
package struct ZoomPhrases: Hashable, Sendable {
  private let words: [String: String]

  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    words = Self.read[language] ?? Self.read[primary] ?? Self.read["en"] ?? [:]
  }

  /// The words for a key.
  package func callAsFunction(_ key: ZoomPhrase) -> String { words[key.rawValue] ?? key.rawValue }

  /// True where there are words for the key.
  package func knows(_ key: ZoomPhrase) -> Bool { words[key.rawValue] != nil }

  private static let read: [String: [String: String]] = GeneratedPhrases.byLanguage.mapValues { text in
    var words: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      words[trimmed(line[..<equals])] = trimmed(line[line.index(after: equals)...])
    }
    return words
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { String(head[...$0]) } ?? ""
  }
}
