import AccessibilityModel
import Foundation
import Testing

@testable import VoiceOverEngine

@Suite("What VoiceOver says in every language")
struct LanguageTests {
  @Test("Z17: VoiceOver has words of its own in at least thirty languages")
  func thirty() {
    #expect(Dialect.languages.count >= 30)
    for tag in ["ar", "de", "en", "ja", "pl", "pt"] { #expect(Dialect.languages.contains(tag)) }
  }

  @Test(
    "Z17: order, position, plural, on and off, pickers and editing in every language",
    arguments: Dialect.languages)
  func transcript(language: String) throws {
    var phone = Dialect.iOS
    phone.language = language
    var desktop = Dialect.macOS
    desktop.language = language
    var lines = Self.elements.map { spoken($0, phone) }
    lines += Self.elements.prefix(2).map { spoken($0, desktop) }
    lines += Self.places(phone) + Self.counts(phone)
    try StoredText("LanguageTests/\(language)").expect(lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "10.24: German, Russian and French words are those that people who use the language know",
    arguments: [
      ("de", AccessibilityElement(label: "A", value: "1", traits: .adjustable), "einstellbar"),
      (
        "de", AccessibilityElement(label: "A", value: "1", traits: [.toggleButton, .button]), "Umschalttaste"
      ),
      ("de", AccessibilityElement(label: "A", traits: .pickerItem), "Auswahl"),
      ("ru", AccessibilityElement(label: "A", value: "1", traits: .adjustable), "элемент регулировки"),
      (
        "ru", AccessibilityElement(label: "A", value: "1", traits: [.toggleButton, .button]),
        "кнопка-переключатель"
      ),
      ("ru", AccessibilityElement(label: "A", value: "1", traits: [.toggleButton, .button]), "вкл"),
      ("ru", AccessibilityElement(label: "A", value: "0", traits: [.toggleButton, .button]), "выкл"),
      ("ru", AccessibilityElement(label: "A", traits: [.textEntry, .isEditing]), "идёт правка"),
      ("fr", AccessibilityElement(label: "A", traits: .header), "en-tête"),
      ("fr", AccessibilityElement(label: "A", value: "1", traits: .adjustable), "ajustable"),
    ])
  func known(language: String, element: AccessibilityElement, word: String) {
    var dialect = Dialect.iOS
    dialect.language = language
    let words = spoken(element, dialect).components(separatedBy: CharacterSet(charactersIn: ",."))
    #expect(words.map { $0.trimmingCharacters(in: .whitespaces) }.contains(word), "\(words)")
  }

  @Test("10.24: the words for where a list begins, and for a row, are those that people know")
  func knownPlaces() {
    for (language, node, word) in [
      ("de", AccessibilityNode.container(.list, [.line(1, "A"), .line(2, "B")]), "Anfang der Liste"),
      ("ru", .container(.dataTable, [Self.cell]), "ряд"),
    ] {
      var dialect = Dialect.iOS
      dialect.language = language
      var device = Device(.page([node]), VoiceOver(dialect))
      let heard = device(.flickRight).words.joined()
      #expect(heard.contains(word), "\(heard)")
    }
  }

  private static let cell = AccessibilityNode.line(1, "A").with(
    \.tablePlace, TablePlace(rows: 0..<1, columns: 0..<1))

  @Test("Z17: the app's strings stay the app's", arguments: Dialect.languages)
  func strings(language: String) {
    var dialect = Dialect.iOS
    dialect.language = language
    for element in Self.elements {
      let label = element.label?.string ?? ""
      let parts = composed(element, dialect).utterance.segments.filter { $0.origin == .attribute(.label) }
      #expect(parts.map(\.text.string) == [label])
    }
  }

  @Test("Z17: no words of VoiceOver's own claim a language, so that its own voice speaks them")
  func voice() {
    var dialect = Dialect.iOS
    dialect.language = "de"
    var element = AccessibilityElement(label: "Aide", traits: .button)
    element.language = "fr"
    let segments = composed(element, dialect).utterance.segments
    let languages = segments.map { $0.text.runs.first?.attributes.facts.language }
    #expect(segments.map(\.text.string) == ["Aide", "Taste"])
    #expect(languages == ["fr", nil])
  }

  /// A switch on and off, a tab, and what else has words of its own.
  private static var elements: [AccessibilityElement] {
    var tab = AccessibilityElement(label: "Library", traits: [.tabBarItem, .selected])
    tab.position = PositionInGroup(index: 2, count: 5)
    var heading = AccessibilityElement(label: "News", traits: .header)
    heading.headingLevel = 2
    return [
      AccessibilityElement(label: "Wi-Fi", value: "1", traits: [.button, .toggleButton]),
      AccessibilityElement(label: "Wi-Fi", value: "0", traits: [.button, .toggleButton]),
      tab, heading,
      AccessibilityElement(label: "Send", traits: [.button, .notEnabled]),
      AccessibilityElement(label: "Volume", value: "30%", traits: .adjustable),
      AccessibilityElement(label: "Password", traits: [.textEntry, .secureTextEntry]),
      .bailey(age: .high),
      AccessibilityElement(label: "Age", value: "3", traits: [.adjustable, .pickerItem]),
      AccessibilityElement(label: "Name", value: "Ada", traits: [.textEntry, .isEditing]),
      AccessibilityElement(label: "Order", value: "Age", traits: [.button, .popUpButton]),
    ]
  }

  /// Where things stand, and what is left out where nothing is found.
  private static func places(_ dialect: Dialect) -> [String] {
    let composer = UtteranceComposer(dialect)
    let list = AccessibilityNode.container(
      .list, label: "Friends", order: .given, [.stop("Ada", id: ElementID(slot: 1))])
    let tree = AccessibilityTree(.container(order: .given, id: ElementID(slot: 9), [list]))
    let group = tree.ancestors(of: ElementID(slot: 1)).first { tree[$0]?.containerType == .list }
    let ways = [PhraseKey.entering, .leaving].map { key in
      group.map { composer.passage(key, $0, in: tree).text } ?? ""
    }
    let row = composer.phrase(.summaryRow, ["index": "3", "count": "40"], of: nil).text
    let around = composer.phrases.words(.capital, around: "letter")
    return ways + [
      row, composer.nothingFound(composer.phrase(.headings, of: nil)).text,
      [PhraseKey.listStart, .listEnd].map { composer.phrases.words($0) }.joined(separator: ", "),
      around.before + "A" + around.after, composer.phrases.percent(55),
      composer.explanation(of: .threeFingerFlickLeft, .scroll(.right)).text,
    ]
  }

  /// Plurals of things, rows and columns.
  private static func counts(_ dialect: Dialect) -> [String] {
    let composer = UtteranceComposer(dialect)
    let menus = [1, 2, 5, 11, 21, 100].map { composer.itemChooserHeading(count: $0).text }
    let spans = [2, 3, 12].map { count in
      let rows = composer.phrases.words(.spansRows, ["count": "\(count)"])
      return "\(rows), \(composer.phrases.words(.spansColumns, ["count": "\(count)"]))"
    }
    return menus + spans
  }
}
