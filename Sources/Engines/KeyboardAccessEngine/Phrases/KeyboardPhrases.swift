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
package struct KeyboardPhrases: Hashable, Sendable {
  private let words: [String: String]

  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    words = Self.read[language] ?? Self.read[primary] ?? Self.read["en"] ?? [:]
  }

  /// The words for a key with the arguments filled in.
  package func callAsFunction(_ key: KeyboardPhrase, _ arguments: [String: String] = [:]) -> String {
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
  package func knows(_ key: KeyboardPhrase) -> Bool { words[key.rawValue] != nil }

  private static let read: [String: [String: String]] = GeneratedPhrases.byLanguage.mapValues { text in
    var words: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      words[String(line[..<equals].trimmed)] = String(line[line.index(after: equals)...].trimmed)
    }
    return words
  }
}
