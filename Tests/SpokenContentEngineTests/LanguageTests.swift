import AccessibilityModel
import Testing

@testable import SpokenContentEngine

@Suite("Languages of a text")
struct LanguageTests {
  private func runs(_ text: String, _ person: String..., identifier: LanguageIdentifier? = nil) -> [String] {
    let runs = LanguageFinder(person: person, identifier: identifier).runs(in: text)
    let bytes = Array(text.utf8)
    #expect(runs.first?.range.lowerBound ?? 0 == 0 && runs.last?.range.upperBound ?? 0 == bytes.count)
    #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    return runs.map { run in
      "\(run.language ?? "-"): \(String(decoding: bytes[run.range], as: UTF8.self))"
    }
  }

  @Test("Z18: scripts tell languages apart, and signs belong to what is beside them")
  func scripts() {
    #expect(runs("Hello, Γειά!", "en") == ["en: Hello, ", "el: Γειά!"])
    #expect(runs("שלום world", "en") == ["he: שלום ", "en: world"])
    #expect(runs("안녕 (สวัสดี) नमस्ते", "hi") == ["ko: 안녕 ", "th: (สวัสดี) ", "hi: नमस्ते"])
    #expect(runs("5 € — 😀", "en") == ["-: 5 € — 😀"])
    #expect(runs("", "en") == [])
  }

  @Test("Z18: syllables make characters Japanese; the person's languages decide where there are none")
  func eastAsian() {
    #expect(runs("これは本です。书很好。", "en") == ["ja: これは本です。", "zh: 书很好。"])
    #expect(runs("東京", "ja") == ["ja: 東京"])
    #expect(runs("東京", "zh-Hant") == ["zh-Hant: 東京"])
    #expect(runs("東京", "en") == ["zh: 東京"])
  }

  @Test("Z18: letters that others lack tell languages of one script apart")
  func letters() {
    #expect(runs("Straße", "en") == ["de: Straße"])
    #expect(runs("Żółw i łoś", "en") == ["pl: Żółw i łoś"])
    #expect(runs("Їжак", "ru") == ["uk: Їжак"])
    #expect(runs("پنجره", "ar") == ["fa: پنجره"])
    #expect(runs("Việt Nam", "en") == ["vi: Việt Nam"])
    #expect(runs("Größe", "sv", "de-AT") == ["de-AT: Größe"])
  }

  @Test("Z18: an identifier decides on sentences; a few words fall to the person's languages")
  func identified() {
    let french = LanguageIdentifier(name: "French") { _ in [.init("fr", score: 0.9, isReliable: true)] }
    #expect(
      runs("Le chat dort ici. Oui.", "en", identifier: french) == ["fr: Le chat dort ici. ", "en: Oui."])
    #expect(runs("Oui.", "fr-CA", identifier: french) == ["fr-CA: Oui."])
    #expect(runs("Добрый день, друзья мои", "ru", identifier: french) == ["ru: Добрый день, друзья мои"])
    let unsure = LanguageIdentifier(name: "Unsure") { _ in
      [.init("pt", score: 0.5, isReliable: false), .init("es", score: 0.4, isReliable: false)]
    }
    #expect(runs("La casa es grande", "es", identifier: unsure) == ["es: La casa es grande"])
    #expect(runs("La casa es grande", "de", identifier: unsure) == ["pt: La casa es grande"])
  }

  @Test("Z18: few words in a language close to one of the person's are in that one; many are not")
  func closeLanguages() {
    let danish = LanguageIdentifier(name: "Danish") { _ in [.init("da", score: 1, isReliable: true)] }
    let few = "Vi ses i morgen tidlig."
    #expect(runs(few, "en", "nb", identifier: danish) == ["nb: \(few)"])
    #expect(runs(few, "nb", "da", identifier: danish) == ["da: \(few)"])
    #expect(runs(few, "en", "sv", identifier: danish) == ["da: \(few)"])
    let many = "Vi ses i morgen tidlig og tager toget til byen sammen med dem."
    #expect(runs(many, "nb", identifier: danish) == ["da: \(many)"])
    let galician = LanguageIdentifier(name: "Galician") { _ in [.init("gl", score: 1, isReliable: true)] }
    #expect(runs("Onde está a ponte?", "es", identifier: galician) == ["es: Onde está a ponte?"])
  }

  @Test("Z18: a quotation in another language of the same script has its own voice")
  func quotations() {
    let identifier = LanguageIdentifier(name: "By words") { text in
      [.init(text.contains("how are you") ? "en" : "fr", score: 1, isReliable: true)]
    }
    #expect(
      runs("Il a dit « hello how are you » et puis plus rien.", "de", identifier: identifier) == [
        "fr: Il a dit ", "en: « hello how are you »", "fr:  et puis plus rien.",
      ])
    #expect(
      runs("Il a dit « yes » et puis plus rien.", "de", identifier: identifier) == [
        "fr: Il a dit « yes » et puis plus rien."
      ])
  }

  @Test("Z18: what the app declares is not told otherwise")
  func declared() {
    let finder = LanguageFinder(person: ["en"])
    let runs = finder.runs(in: "one deux three", declared: [(4..<8, "fr")])
    #expect(runs.map(\.language) == ["en", "fr", "en"])
    #expect(runs.map(\.range) == [0..<4, 4..<8, 8..<14])
    #expect(runs.map(\.basis) == [.person, .declared, .person])
  }

  @Test("Sentences end at marks before white space, at line breaks, and at signs of unspaced scripts")
  func sentences() {
    func sentences(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return ScriptDivision(text).sentences.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    #expect(sentences("It is 3.5. \"Yes?\" Go!\nOn") == ["It is 3.5. ", "\"Yes?\" ", "Go!\n", "On"])
    #expect(sentences("一。「二。」三") == ["一。", "「二。」", "三"])
    #expect(sentences("...") == ["..."])
    #expect(sentences("") == [])
  }
}
