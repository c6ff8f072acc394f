import AccessibilityModel
import Testing

@Suite("Words that stand for letters")
struct SpellingAlphabetTests {
  @Test("Z17: each word stands for one small letter", arguments: SpellingAlphabet.languages)
  func letters(language: String) {
    let alphabet = SpellingAlphabet(language: language)
    #expect(alphabet.letters.count >= 20)
    for letter in alphabet.letters {
      #expect(letter.count == 1 && letter.lowercased() == letter, "\(language): \(letter)")
      let word = letter.first.flatMap { alphabet($0) } ?? ""
      #expect(!word.isEmpty && word != letter, "\(language): \(letter)")
    }
  }

  @Test("Z17: a capital has the word of its small letter, and a sign has none")
  func capitals() {
    let german = SpellingAlphabet(language: "de-AT")
    #expect(german("B") == "Berta" && german("b") == "Berta")
    #expect(german("Ä") == german("ä"))
    #expect(german("!") == nil && german("я") == nil)
  }

  @Test(
    "A region reads its language, Chinese the script of its region, and what is not there English",
    arguments: [
      ("en-GB", "en"), ("pt-PT", "pt"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant"), ("zh_MO", "zh-Hant"), ("no", "nb"), ("nn-NO", "nb"), ("tlh", "en"),
      ("", "en"),
    ])
  func fallbacks(asked: String, served: String) {
    let tables = Dictionary(uniqueKeysWithValues: SpellingAlphabet.languages.map { ($0, $0) })
    #expect((tables[phrasesOf: asked] ?? tables["en"]) == served)
    #expect(SpellingAlphabet(language: asked) == SpellingAlphabet(language: served))
  }
}
