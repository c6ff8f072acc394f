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
package struct SwitchPhrases: Hashable, Sendable {
  private let words: [String: String]

  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    words = Self.read[language] ?? Self.read[primary] ?? Self.read["en"] ?? [:]
  }

  /// The words for a key with the arguments filled in.
  package func callAsFunction(_ key: SwitchPhrase, _ arguments: [String: String] = [:]) -> String {
    var result = ""
    var rest = Substring(words[key.rawValue] ?? key.rawValue)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += arguments[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// True where there are words for the key.
  package func knows(_ key: SwitchPhrase) -> Bool { words[key.rawValue] != nil }

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
