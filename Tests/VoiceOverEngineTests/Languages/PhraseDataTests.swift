import AccessibilityModel
import Foundation
import Testing

@testable import VoiceOverEngine

@Suite("The phrases of every language")
struct PhraseDataTests {
  /// A key with its platform, if it has one, and its words.
  private struct Line: Hashable {
    let key: String
    let words: String

    /// The key without the form of a plural.
    var stem: String {
      guard let dot = key.lastIndex(of: "."), form != nil else { return key }
      return String(key[..<dot])
    }

    /// The form of a plural the key names.
    var form: PluralForm? {
      key.lastIndex(of: ".").flatMap { PluralForm(rawValue: String(key[key.index(after: $0)...])) }
    }

    /// The arguments the words have, in order.
    var arguments: [String] {
      words.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        .compactMap { $0.split(separator: "}").first.map(String.init) }.sorted()
    }
  }

  private static func lines(of language: String) -> [Line] {
    (GeneratedPhrases.byLanguage[language] ?? "").split(separator: "\n").compactMap { line in
      guard let equals = line.firstIndex(of: "=") else { return nil }
      let words = line[line.index(after: equals)...].trimmed
      return Line(key: String(line[..<equals].trimmed), words: String(words))
    }
  }

  /// The arguments of every phrase of English.
  private static let english: [String: [String]] = {
    let phrases = PhraseDataTests.lines(of: "en")
    return Dictionary(phrases.map { ($0.stem, $0.arguments) }, uniquingKeysWith: { $1 })
  }()

  @Test("Z17: every language has every phrase of English and no other", arguments: Dialect.languages)
  func keys(language: String) {
    let lines = Self.lines(of: language)
    #expect(Set(lines.map(\.stem)).symmetricDifference(Self.english.keys).sorted() == [])
    #expect(Set(lines.map(\.key)).count == lines.count)
  }

  @Test("Z17: no language loses what is filled in", arguments: Dialect.languages)
  func arguments(language: String) {
    let telling: [PluralForm] = [.zero, .one, .two]
    for line in Self.lines(of: language) {
      // "One item" may say its number without being given it.
      let mayTell = line.form.map { telling.contains($0) } ?? false
      let expected = Self.english[line.stem] ?? []
      let allowed = mayTell ? [expected, expected.filter { $0 != "count" }] : [expected]
      #expect(allowed.contains(line.arguments), "\(language): \(line.key) = \(line.words)")
    }
  }

  @Test("Z17: every language that speaks has words for letters, those that all technologies share")
  func alphabets() {
    #expect(Dialect.languages == SpellingAlphabet.languages)
    let phrases = Phrases(language: "zh-TW", platform: .iOS)
    #expect(phrases.word(for: "B") == SpellingAlphabet(language: "zh-Hant")("b"))
    #expect(Phrases(language: "de-AT", platform: .macOS).word(for: "b") == "Berta")
  }

  @Test(
    "Z17: a phrase is silent where it is silent in English, and nowhere else", arguments: Dialect.languages)
  func silence(language: String) {
    let silent = Self.lines(of: language).filter { $0.words.isEmpty }.map(\.key)
    #expect(silent == Self.lines(of: "en").filter { $0.words.isEmpty }.map(\.key))
  }

  @Test(
    "Z17: a plural has just the forms that the language's numbers tell apart", arguments: Dialect.languages)
  func plurals(language: String) {
    let numbers = PhraseNumbers(Locale(identifier: language))
    let endings = Set((0...120).map(numbers.ending))
    let counted = Dictionary(grouping: Self.lines(of: language).filter { $0.form != nil }, by: \.stem)
    #expect(!counted.isEmpty)
    for (stem, lines) in counted {
      let forms = lines.compactMap(\.form)
      let used = Set((0...120).map { numbers.form(of: $0, among: forms) })
      #expect(used.union([.other]) == Set(forms), "\(language) has forms of \(stem) that no number takes")
      #expect(used.count == endings.count, "\(language) has too few forms of \(stem), or too many")
    }
  }
}
