import AccessibilityModel
import Foundation
import Synchronization

/// The phrases of one language on one platform, read once.
struct PhraseTable: Sendable {
  /// The words by their keys.
  let words: [String: String]
  /// The words that stand for letters.
  let letters: SpellingAlphabet
  /// How the language writes numbers.
  let numbers: PhraseNumbers
  /// The rule that the words rest on where nobody whose language it is has read them.
  let rules: [UncertainRule]

  private static let read = Mutex<[String: PhraseTable]>([:])

  /// The phrases that serve a language, read now or before.
  static func kept(for tag: String, _ platform: Dialect.Platform) -> PhraseTable {
    read.withLock { tables in
      let name = "\(tag)@\(platform.rawValue)"
      if let table = tables[name] { return table }
      let language = Phrases.language(for: tag)
      let text = GeneratedPhrases.byLanguage[language ?? "en"] ?? ""
      let locale = Locale(identifier: language == nil ? "en" : tag)
      let table = PhraseTable(
        words: words(in: text, platform), letters: SpellingAlphabet(language: language ?? "en"),
        numbers: PhraseNumbers(locale),
        rules: language.map(rules) ?? [])
      tables[name] = table
      return table
    }
  }

  private static func rules(of language: String) -> [UncertainRule] {
    language == "en" ? [] : [.phrases(of: language)]
  }

  private static func words(in text: String, _ platform: Dialect.Platform) -> [String: String] {
    var general: [String: String] = [:]
    var special: [String: String] = [:]
    for (key, words) in text.keyedLines {
      let value = String(words)
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
