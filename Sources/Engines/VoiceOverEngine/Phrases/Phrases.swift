/// What VoiceOver itself says in one language on one platform.
///
///     Phrases(language: "en", platform: .iOS).words(.position, ["index": "1", "count": "2"])   // "1 of 2"
package struct Phrases: Sendable {
  private let words: [String: String]

  /// Reads the phrases of a language; English where the language is not there.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag; regions the phrases do not know fall back to the language.
  ///   - platform: whose words to prefer.
  package init(language: String, platform: Dialect.Platform) {
    let tables = Self.parsed[platform] ?? [:]
    let primary = language.split(separator: "-").first.map(String.init) ?? language
    words = tables[language] ?? tables[primary] ?? tables["en"] ?? [:]
  }

  /// Tags of the languages there are phrases for.
  package static var languages: [String] { GeneratedPhrases.byLanguage.keys.sorted() }

  /// The words for a key with the arguments filled in; empty where nothing is said.
  ///
  /// An argument named `count` chooses between singular and plural.
  package func words(_ key: PhraseKey, _ arguments: [String: String] = [:]) -> String {
    var template = words[key.rawValue]
    if let count = arguments["count"],
      let counted = words["\(key.rawValue).\(count == "1" ? "one" : "other")"]
    {
      template = counted
    }
    guard let template else { return key.rawValue }
    return Self.filled(template, arguments)
  }

  /// The words for a key that is made from a name, as those of commands and gestures are; `nil` where unknown.
  package func words(named key: String, _ arguments: [String: String] = [:]) -> String? {
    words[key].map { Self.filled($0, arguments) }
  }

  /// What a language with a BCP 47 tag is called, its region left out; the tag where nobody knows it.
  package func languageName(_ tag: String) -> String {
    let primary = tag.split(separator: "-").first.map(String.init) ?? tag
    return words["language.\(primary)"] ?? tag
  }

  /// True where there are words for the key, or where it is said on purpose that there are none.
  package func knows(_ key: PhraseKey) -> Bool {
    words[key.rawValue] != nil || words["\(key.rawValue).other"] != nil
  }

  private static func filled(_ template: String, _ arguments: [String: String]) -> String {
    guard !arguments.isEmpty else { return template }
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += arguments[name] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static let parsed: [Dialect.Platform: [String: [String: String]]] = {
    var result: [Dialect.Platform: [String: [String: String]]] = [:]
    for platform in Dialect.Platform.allCases {
      result[platform] = GeneratedPhrases.byLanguage.mapValues { parse($0, platform) }
    }
    return result
  }()

  private static func parse(_ text: String, _ platform: Dialect.Platform) -> [String: String] {
    var general: [String: String] = [:]
    var special: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmed
      let value = String(line[line.index(after: equals)...].trimmed)
      let parts = key.split(separator: "@")
      guard let name = parts.first else { continue }
      if parts.count == 1 {
        general[String(name)] = value
      } else if parts[1] == platform.rawValue {
        special[String(name)] = value
      }
    }
    return general.merging(special) { _, special in special }
  }
}
