import AccessibilityModel
import Testing

@testable import VoiceOverEngine

@Suite("The language VoiceOver speaks")
struct LanguageChoiceTests {
  @Test(
    "Z17: a region falls back to its language, and to the script it reads",
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("DE-ch", "de"), ("de_DE.UTF-8", "de"), ("pt-PT", "pt"), ("pt-BR", "pt"),
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
      ("zh-Hant-HK", "zh-Hant"), ("no", "nb"), ("nn", "nb"), ("iw", "he"), ("ar-EG", "ar"),
    ])
  func fallback(tag: String, language: String) {
    #expect(Dialect.language(for: tag) == language)
  }

  @Test(
    "Z17: of an unknown language nothing is claimed", arguments: ["tlh", "xx-YY", "", "german", "sr-Cyrl"])
  func unknown(tag: String) {
    #expect(Dialect.language(for: tag) == nil)
  }

  @Test(
    "Z17: a number chooses its plural",
    arguments: [
      ("en", 1, "1 item"), ("en", 0, "0 items"), ("fr", 0, "0 élément"), ("pl", 22, "22 elementy"),
      ("pl", 25, "25 elementów"),
      ("ru", 21, "21 объект"), ("ru", 22, "22 объекта"), ("ru", 25, "25 объектов"),
      ("ru", 111, "111 объектов"),
      ("uk", 3, "3 об’єкти"), ("cs", 4, "4 položky"), ("cs", 22, "22 položek"), ("ar", 2, "عنصران"),
      ("ar", 103, "103 عناصر"), ("ar", 12, "12 عنصرًا"), ("ar", 100, "100 عنصر"), ("ar-EG", 12, "١٢ عنصرًا"),
      ("ja", 1, "1項目"), ("de-AT", 1, "1 Objekt"),
    ])
  func plurals(tag: String, count: Int, words: String) {
    #expect(Phrases(language: tag, platform: .iOS).words(.moreContentCount, ["count": "\(count)"]) == words)
  }

  @Test(
    "Z17: per cent stand where the language puts them",
    arguments: [("en", "55%"), ("de", "55\u{A0}%"), ("tr", "%55"), ("ja", "55%"), ("ar-EG", "٥٥٪\u{61C}")])
  func percent(tag: String, words: String) {
    #expect(Phrases(language: tag, platform: .iOS).percent(55) == words)
  }

  @Test(
    "Z17: a sentence begins with the capital of its language",
    arguments: [("tr", "içinde", "İçinde"), ("en", "in", "In"), ("el", "έξω", "Έξω"), ("ja", "編集中", "編集中")])
  func capitals(tag: String, words: String, sentence: String) {
    #expect(Phrases(language: tag, platform: .iOS).capitalizing(SpokenText(words)).string == sentence)
  }

  @Test("Z17: languages are named in the language that VoiceOver speaks")
  func names() {
    #expect(Phrases(language: "de", platform: .iOS).languageName("el-GR") == "Griechisch")
    #expect(Phrases(language: "ja", platform: .iOS).languageName("en") == "英語")
    #expect(Phrases(language: "fr", platform: .iOS).languageName("xx") == "xx")
  }
}
