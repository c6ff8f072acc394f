import Foundation
import Testing

@testable import AppResources

@Suite("The system's words in apps")
struct SystemPhraseTests {
  private struct Line {
    let key: String
    let words: String

    /// The key without the form of a plural.
    var stem: String { form == nil ? key : key.split(separator: ".").dropLast().joined(separator: ".") }
    /// The form of a plural the key names.
    var form: PluralCategory? {
      key.split(separator: ".").last.flatMap { PluralCategory(rawValue: String($0)) }
    }
    /// The arguments of the words, in alphabetical order.
    var arguments: [String] {
      words.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
        .compactMap { $0.split(separator: "}").first.map(String.init) }.sorted()
    }
  }

  private static func lines(of language: String) -> [Line] {
    (GeneratedSystemPhrases.byLanguage[language] ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return Line(
        key: parts[0].trimmingCharacters(in: .whitespaces),
        words: parts[1].trimmingCharacters(in: .whitespaces))
    }
  }

  @Test("Z17: every language has each of the system's words once", arguments: SystemPhrases.languages)
  func keys(language: String) {
    let lines = Self.lines(of: language)
    #expect(Set(lines.map(\.stem)) == Set(SystemPhrase.allCases.map(\.rawValue)))
    #expect(Set(lines.map(\.key)).count == lines.count)
    #expect(lines.filter(\.words.isEmpty).map(\.key) == [])
  }

  @Test("Z17: none of the system's words loses what is filled in", arguments: SystemPhrases.languages)
  func arguments(language: String) {
    let english = Dictionary(Self.lines(of: "en").map { ($0.stem, $0.arguments) }, uniquingKeysWith: { $1 })
    for line in Self.lines(of: language) {
      // "One character" may say its number without being given it.
      let mayTell = line.form == .one || line.form == .two
      let isWhole = line.arguments == english[line.stem]
      #expect(isWhole || mayTell && line.arguments.isEmpty, "\(language): \(line.key) = \(line.words)")
    }
  }

  @Test(
    "Z17: the system's plurals have the forms of the language's numbers", arguments: SystemPhrases.languages)
  func plurals(language: String) {
    let rule = PluralRule(language: language)
    let used = Set((0...120).map { rule.category(of: Double($0)) }).union([.other])
    let forms = Dictionary(grouping: Self.lines(of: language).filter { $0.form != nil }, by: \.stem)
    #expect(!forms.isEmpty)
    for (stem, lines) in forms { #expect(Set(lines.compactMap(\.form)) == used, "\(language): \(stem)") }
  }

  @Test(
    "Z17: where the content was scrolled to is said in each language's order",
    arguments: [
      ("en", "Page 2 of 5", "Rows 3 to 7 of 40"), ("de", "Seite 2 von 5", "Zeilen 3 bis 7 von 40"),
      ("ja", "5ページ中2ページ目", "全40行中3行から7行目"), ("pl", "Strona 2 z 5", "Wiersze od 3 do 7 z 40"),
      ("pt-BR", "Página 2 de 5", "Linhas 3 a 7 de 40"),
      ("hu", "2. oldal, összesen 5", "3–7. sor, összesen 40"),
      ("zh-TW", "第2頁，共5頁", "第3列至第7列，共40列"), ("ru", "Страница 2 из 5", "Ряды с 3 по 7 из 40"),
      ("ar-EG", "الصفحة ٢ من ٥", "الصفوف من ٣ إلى ٧ من أصل ٤٠"), ("tlh", "Page 2 of 5", "Rows 3 to 7 of 40"),
    ])
  func scrolling(tag: String, page: String, rows: String) {
    let phrases = SystemPhrases.kept(for: tag)
    #expect(phrases.words(.page, ["index": "2", "count": "5"]) == page)
    #expect(phrases.words(.rows, ["first": "3", "last": "7", "count": "40"]) == rows)
  }

  @Test("Z17, 10.24: rows in Japanese are told as a user’s guide to VoiceOver quotes them")
  func japaneseRows() {
    // kaigian.co.jp, "taka/vo", on what is read out of lists.
    let rows = SystemPhrases.kept(for: "ja").words(.rows, ["first": "25", "last": "33", "count": "135"])
    #expect(rows == "全135行中25行から33行目")
  }

  @Test(
    "Z17: hidden characters are counted with the language's plural",
    arguments: [
      ("en", 1, "1 character"), ("en", 0, "0 characters"), ("pl", 22, "22 znaki"), ("pl", 25, "25 znaków"),
      ("ru", 21, "21 символ"), ("cs", 3, "3 znaky"), ("fr", 0, "0 caractère"), ("ar", 2, "حرفان"),
      ("ar", 11, "11 حرفًا"), ("ro", 20, "20 de caractere"), ("he", 1, "תו אחד"), ("ja", 3, "3文字"),
    ])
  func characters(tag: String, count: Int, words: String) {
    #expect(SystemPhrases.kept(for: tag).words(.characters, ["count": "\(count)"]) == words)
  }
}
