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
package struct VoicePhrases: Hashable, Sendable {
  private let words: [String: String]

  /// Reads the phrases of a language; English where the language is not there.
  package init(language: String) {
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    words = Self.read[language] ?? Self.read[primary] ?? Self.read["en"] ?? [:]
  }

  /// The words for a key with the arguments filled in.
  package func callAsFunction(_ key: VoicePhrase, _ arguments: [String: String] = [:]) -> String {
    var template = words[key.rawValue] ?? key.rawValue
    if arguments["count"] == "1", let single = words["\(key.rawValue).one"] { template = single }
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += arguments[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// True where there are words for the key.
  package func knows(_ key: VoicePhrase) -> Bool { words[key.rawValue] != nil }

  private static let read: [String: [String: String]] = GeneratedPhrases.byLanguage.mapValues { text in
    var words: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      words[String(line[..<equals].trimmed)] = String(line[line.index(after: equals)...].trimmed)
    }
    return words
  }
}
