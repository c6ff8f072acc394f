import AccessibilityModel
import Testing

@testable import VoiceOverEngine

/// Sentences whose words were read in a public source; Documentation/Languages.md names each.
@Suite("Words that public sources attest")
struct AttestedWordTests {
  private func phone(_ language: String) -> Dialect {
    var dialect = Dialect.iOS
    dialect.language = language
    return dialect
  }

  @Test(
    "Z17, 10.24: the rotor has the names that guides for blind people list",
    arguments: [
      // nv-mondoinformatico.it, a course by blind people, lists what is heard.
      ("it", ["Intestazioni", "Contenitori", "Velocità voce", "Parole", "Caratteri"]),
      // Apple's support page on the rotor, in each of these languages.
      ("cs", ["Znaky", "Slova", "Řádky", "Kontejnery", "Nadpisy"]),
      ("nb", ["Tegn", "Ord", "Linjer", "Beholdere", "Overskrifter"]),
      ("pl", ["Znaki", "Wyrazy", "Wiersze", "Kontenery", "Nagłówki"]),
      ("sk", ["Znaky", "Slová", "Riadky", "Kontajnery"]),
      ("ja", ["文字", "単語", "行", "コンテナ"]),
      // fte.osonoupo.com, a course for blind people, and Apple's support page for the rate.
      ("el", ["Χαρακτήρες", "Λέξεις", "Γραμμές", "Επικεφαλίδες", "Ταχύτητα εκφώνησης"]),
    ])
  func rotor(language: String, names: [String]) {
    let screen = AccessibilityNode.page([.line(1, "Bailey, beagle"), .line(2, "Adopt", traits: .button)])
    var device = Device(screen, VoiceOver(phone(language)))
    device(.flickRight)
    let heard = (0..<8).flatMap { _ in device(.rotate(.next)).words }
    #expect(Set(names).subtracting(heard) == [])
  }

  @Test(
    "Z17, 10.24: what can be done besides is announced as Apple Watch’s guide quotes it",
    arguments: [("sv", "Tillgängliga åtgärder"), ("nb", "Handlinger tilgjengelig")])
  func actions(language: String, words: String) {
    var element = AccessibilityElement(label: "Mail")
    element.actions = [ElementAction(id: ElementAction.ID(rawValue: 0), name: "Reply")]
    #expect(spoken(element, phone(language)).contains("Mail. \(words)"))
  }

  @Test("Z17, 10.24: a button in Korean ends a sentence as a designer’s article quotes VoiceOver")
  func korean() {
    // toss.tech, "voiceover_usability"; the hint's ending is in nuli.navercorp.com, article 1133021.
    let button = AccessibilityElement(label: "쌓인 이자 2,253원", value: "5,931,424원", traits: .button)
    #expect(spoken(button, phone("ko")) == "쌓인 이자 2,253원, 5,931,424원, 버튼")
    let field = AccessibilityElement(label: "이름", traits: .textEntry)
    #expect(spoken(field, phone("ko")).hasSuffix("이중 탭하십시오."))
  }

  @Test("Z17, 10.24: a switch in Japanese is called what a blind author’s guide calls it")
  func japanese() {
    // Hiroyuki Shinagawa's guide to VoiceOver on iOS 14.7, its appendix on settings.
    let toggle = AccessibilityElement(
      label: "常に通知を読み上げる", value: "1", traits: [.button, .toggleButton])
    #expect(spoken(toggle, phone("ja")).hasPrefix("常に通知を読み上げる, 切り替えボタン, オン"))
  }

  @Test(
    "Z17, 10.24: a checkbox on a Mac is called what Apple’s public VoiceOver guide calls it",
    arguments: [("es", "casilla de selección"), ("sv", "kryssruta, markerad")])
  func checkbox(language: String, words: String) {
    var desktop = Dialect.macOS
    desktop.language = language
    let box = AccessibilityElement(label: "Wi-Fi", value: "1", traits: [.button, .toggleButton])
    #expect(spoken(box, desktop).hasPrefix("Wi-Fi, \(words)"))
  }

  @Test(
    "Z17, 10.24: leaving a list and a row’s number are told as TalkBack’s open tables tell them",
    arguments: [
      ("he", "מחוץ לרשימה Friends", "שורה 3"), ("hr", "Izvan: popis Friends", "Redak 3"),
    ])
  func leaving(language: String, left: String, row: String) {
    let composer = UtteranceComposer(phone(language))
    let kind = composer.phrases.words(.list)
    let name = composer.phrases.words(.namedGroup, ["kind": kind, "name": "Friends"])
    let words = composer.phrases.words(.leaving, ["name": name])
    #expect(composer.phrases.capitalizing(SpokenText(words)).string == left)
    #expect(composer.phrase(.summaryRow, ["index": "3", "count": "40"], of: nil).text.hasPrefix(row))
  }

  @Test(
    "Z17, 10.24: gestures are called what copies of the iPhone’s guide call them",
    arguments: [
      ("vi", Gesture.splitTap, "Chạm phân chia"), ("zh-Hant", .twoFingerScrub, "兩指掃動"),
      ("he", .splitTap, "הקשה מפוצלת"), ("sk", .splitTap, "Rozdelené klepnutie"),
      ("cs", .splitTap, "Rozdělené klepnutí"), ("zh-Hant", .splitTap, "分開點按"),
    ])
  func gestures(language: String, gesture: Gesture, words: String) {
    #expect(UtteranceComposer(phone(language)).explanation(of: gesture, .activate).text.hasPrefix(words))
  }
}
