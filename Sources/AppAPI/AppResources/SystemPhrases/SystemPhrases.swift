import Foundation
import Synchronization

/// The words that the system puts into apps, in one language.
///
///     SystemPhrases.kept(for: "de").words(.cancel)   // "Abbrechen"
package struct SystemPhrases: Sendable {
  /// Tag of the language that the words are in.
  package let language: String
  private let words: [String: String]
  private let plurals: PluralRule
  private let locale: Locale
  private let writesLatinDigits: Bool

  private static let read = Mutex<[String: SystemPhrases]>([:])

  /// The arguments that are numbers, and are written in the digits of the language.
  private static let numbers: Set = ["count", "index", "first", "last", "percent"]

  /// Tags of the languages there are words for.
  package static var languages: [String] { GeneratedSystemPhrases.byLanguage.keys.sorted() }

  /// The words that serve a language, read now or before.
  ///
  /// - Parameter tag: BCP 47 tag; a region falls back to its language.
  /// - Returns: The words; those of English where nothing is known of the language.
  package static func kept(for tag: String) -> SystemPhrases {
    read.withLock { known in
      if let phrases = known[tag] { return phrases }
      let phrases = SystemPhrases(tag)
      known[tag] = phrases
      return phrases
    }
  }

  private init(_ tag: String) {
    let texts = GeneratedSystemPhrases.byLanguage
    let language = LanguageTag.matching(tag, among: texts.keys).first
    self.language = language ?? "en"
    locale = Locale(identifier: language == nil ? "en" : tag)
    writesLatinDigits = locale.numberingSystem.identifier == "latn"
    plurals = PluralRule(language: language ?? "en")
    var words: [String: String] = [:]
    for line in (texts[language ?? "en"] ?? "").split(separator: "\n") {
      guard let equals = line.firstIndex(of: "=") else { continue }
      let key = line[..<equals].trimmingCharacters(in: .whitespaces)
      words[key] = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    }
    self.words = words
  }

  /// The words of a key with the arguments filled in.
  ///
  /// An argument named `count` chooses among the plurals of the language.
  package func words(_ key: SystemPhrase, _ arguments: [String: String] = [:]) -> String {
    let template = template(key, arguments["count"].flatMap { Double($0) })
    guard !arguments.isEmpty else { return template }
    var result = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      result += argument(String(rest[rest.index(after: open)..<close]), in: arguments)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// True where there are words for the key.
  package func knows(_ key: SystemPhrase) -> Bool {
    words[key.rawValue] != nil || words["\(key.rawValue).other"] != nil
  }

  private func template(_ key: SystemPhrase, _ count: Double?) -> String {
    if let text = words[key.rawValue] { return text }
    let form = count.map { plurals.category(of: $0) } ?? .other
    return words["\(key.rawValue).\(form)"] ?? words["\(key.rawValue).other"] ?? key.rawValue
  }

  private func argument(_ name: String, in arguments: [String: String]) -> String {
    guard let text = arguments[name] else { return "" }
    guard !writesLatinDigits, Self.numbers.contains(name), let number = Int(text) else { return text }
    return number.formatted(
      .number.grouping(.never).precision(.integerLength(text.count...)).locale(locale))
  }
}
