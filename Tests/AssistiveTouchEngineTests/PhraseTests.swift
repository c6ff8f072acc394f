import AccessibilityModel
import Testing

@testable import AssistiveTouchEngine

@Suite("The words of AssistiveTouch in every language")
struct PhraseTests {
  /// The words of a language by their keys.
  private static func table(of language: String) -> [String: String] {
    GeneratedPhrases.byLanguage[language]?.phraseTable ?? [:]
  }

  /// The arguments that words have, in order.
  private static func arguments(of words: String) -> [String] {
    words.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "}").first.map(String.init) }.sorted()
  }

  @Test("Z20: there are words in every language that spells, 33 of them")
  func languages() {
    #expect(AssistiveTouchPhrases.languages == SpellingAlphabet.languages)
    #expect(AssistiveTouchPhrases.languages.count == 33)
  }

  @Test(
    "Z20: every language has all words, no others, and loses nothing that is filled in",
    arguments: AssistiveTouchPhrases.languages)
  func keys(language: String) {
    let words = Self.table(of: language)
    let english = Self.table(of: "en")
    let functions = AssistiveFunction.allCases.map(\.rawValue)
    let wanted = Set(AssistiveTouchPhrase.allCases.map(\.rawValue) + functions)
    #expect(wanted.symmetricDifference(words.keys).sorted() == [])
    #expect(GeneratedPhrases.byLanguage[language]?.keyedLines.count == wanted.count)
    for (key, text) in words {
      #expect(!text.isEmpty, "\(language): \(key)")
      #expect(Self.arguments(of: text) == Self.arguments(of: english[key] ?? ""), "\(language): \(key)")
    }
  }

  @Test(
    "Z20: an entry of the menu is found by its words, which no other function has",
    arguments: AssistiveTouchPhrases.languages)
  func functions(language: String) {
    let phrases = FunctionPhrases(language: language)
    let names = AssistiveFunction.allCases.map { phrases($0) }
    let twice = Dictionary(grouping: names) { $0.lowercased() }.filter { $0.value.count > 1 }
    #expect(twice.keys.sorted() == [])
    let own = AssistiveTouchPhrases(language: language)
    let reserved = [AssistiveTouchPhrase.back, .nextPage].map { own($0) }
    #expect(Set(names).isDisjoint(with: reserved))
  }

  @Test(
    "Z20: but for names of products, no language leaves a function in English",
    arguments: AssistiveTouchPhrases.languages.filter { $0 != "en" })
  func translated(language: String) {
    let english = FunctionPhrases(language: "en")
    let own = FunctionPhrases(language: language)
    let alike = AssistiveFunction.allCases.filter { own($0) == english($0) }
    // One word can be the same in two languages, as "Home" and "Camera" are.
    let names: Set<AssistiveFunction> = [.siri, .spotlight, .applePay, .emergencySOS]
    #expect(names.isSubset(of: alike))
    #expect(alike.count <= names.count + 2, "\(language): \(alike)")
  }

  @Test(
    "Z20: the menu is in the device's language, and a region reads its language",
    arguments: [
      ("de-AT", "Gerät", "Bildschirmfoto"), ("zh-TW", "裝置", "螢幕截圖"), ("zh-SG", "设备", "截屏"),
      ("no", "Enhet", "Skjermbilde"), ("ar", "الجهاز", "لقطة شاشة"), ("tlh", "Device", "Screenshot"),
    ])
  func menu(language: String, device: String, screenshot: String) {
    var user = PointerUser(AssistiveTouch(on: TechnologyDevice(language: language)).options)
    user(.menu, .choose(device))
    #expect(user.overlay?.title == device)
    user(.choose(screenshot))
    #expect(user.device == [.screenshot])
  }

  @Test("Z20: what went wrong is told in the device's language")
  func notices() {
    var user = PointerUser(AssistiveTouch(on: TechnologyDevice(language: "fr")).options)
    user(.play("Balayage"))
    #expect(user.notice == "Aucun geste ne s’appelle « Balayage ».")
  }
}
