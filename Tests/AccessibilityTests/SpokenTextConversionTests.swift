import Accessibility
import AccessibilityModel
import Testing

@Suite("Attributed strings as spoken text")
struct SpokenTextConversionTests {
  private typealias Run = SpokenText.Run

  private func whole(_ set: (inout AttributedString) -> Void) -> SpeechAttributes? {
    var text = AttributedString("APPL")
    set(&text)
    return SpokenText(text).runs.first?.attributes
  }

  private func whole(_ key: NSAttributedString.Key, _ value: Any) -> SpeechAttributes? {
    SpokenText(NSAttributedString(string: "APPL", attributes: [key: value])).runs.first?.attributes
  }

  @Test("Z11: every attribute of speech arrives")
  func everyAttribute() {
    #expect(whole { $0.languageIdentifier = "el" } == SpeechAttributes(language: "el"))
    #expect(whole { $0.accessibilitySpeechSpellsOutCharacters = true } == SpeechAttributes(spellsOut: true))
    #expect(
      whole { $0.accessibilitySpeechIncludesPunctuation = false }
        == SpeechAttributes(speaksPunctuation: false))
    #expect(
      whole { $0.accessibilitySpeechPhoneticNotation = "ˈæpəl" } == SpeechAttributes(phonetic: "ˈæpəl"))
    #expect(whole { $0.accessibilityHeadingLevel = .h3 } == SpeechAttributes(headingLevel: 3))
    #expect(whole { $0.accessibilityHeadingLevel = .unspecified } == nil)
    #expect(whole { $0.accessibilityTextualContext = .console }?.facts.context == .console)
    #expect(whole { $0.accessibilityTextualContext = .plain } == nil)
  }

  @Test(
    "Pitch from -1 to 1 becomes a factor from 0 to 2",
    arguments: [
      (-1.0, 0.0), (-0.5, 0.5), (0, 1), (0.5, 1.5), (1, 2), (7, 2), (-7, 0),
    ])
  func adjustedPitch(adjustment: Double, factor: Double) {
    #expect(whole { $0.accessibilitySpeechAdjustedPitch = adjustment } == SpeechAttributes(pitch: factor))
  }

  @Test("Z11: every attribute of the older kind arrives")
  func everyOlderAttribute() {
    #expect(whole(.spokenLanguage, "el") == SpeechAttributes(language: "el"))
    #expect(whole(.spokenPitch, 0.5) == SpeechAttributes(pitch: 0.5))
    #expect(whole(.spokenPitch, 2) == SpeechAttributes(pitch: 2))
    #expect(whole(.spokenPitch, NSNumber(value: 1.5)) == SpeechAttributes(pitch: 1.5))
    #expect(whole(.spokenLetters, true) == SpeechAttributes(spellsOut: true))
    #expect(whole(.spokenPunctuation, NSNumber(value: false)) == SpeechAttributes(speaksPunctuation: false))
    #expect(whole(.spokenPhonetics, "ˈæpəl") == SpeechAttributes(phonetic: "ˈæpəl"))
    #expect(whole(.spokenHeadingLevel, 6) == SpeechAttributes(headingLevel: 6))
    let context = whole(.spokenContext, "UIAccessibilityTextualContextSourceCode")
    #expect(context?.facts.context == .sourceCode)
  }

  @Test("A value of the wrong type or out of range is left out")
  func wrongValues() {
    #expect(whole(.spokenLanguage, 3) == nil)
    #expect(whole(.spokenPitch, "high") == nil)
    #expect(whole(.spokenHeadingLevel, 0) == nil)
    #expect(whole(.spokenHeadingLevel, 7) == nil)
  }

  @Test("Z11: runs lie where the attributes lie, counted in UTF-8, and what is alike is one run")
  func runs() {
    var text = AttributedString("Ágnes ")
    var first = AttributedString("こん")
    first.languageIdentifier = "ja-JP"
    var second = AttributedString("にちは")
    second.languageIdentifier = "ja-JP"
    second.link = URL(string: "https://example.org")
    text.append(first)
    text.append(second)
    text.append(AttributedString("!"))
    let expected = SpokenText(
      "Ágnes こんにちは!", runs: [Run(range: 7..<22, attributes: SpeechAttributes(language: "ja-JP"))])
    #expect(SpokenText(text) == expected)
  }

  @Test("Text without attributes is plain, and no text is no text")
  func plain() {
    #expect(SpokenText(AttributedString("Bailey")) == "Bailey")
    #expect(SpokenText(NSAttributedString(string: "Bailey 🐶")) == "Bailey 🐶")
    #expect(SpokenText(AttributedString("")) == "")
    #expect(SpokenText(NSAttributedString(string: "")) == "")
  }

  @Test("An attribute can be searched for by its name")
  func lookup() {
    var text = AttributedString("APPL and more")
    text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 4)]
      .accessibilitySpeechSpellsOutCharacters = true
    let found = text.runs[\.accessibilitySpeechSpellsOutCharacters]
    #expect(found.map(\.0) == [true, nil])
    let container = AttributeContainer().accessibilitySpeechSpellsOutCharacters(true)
    #expect(container.accessibilitySpeechSpellsOutCharacters == true)
  }

  @Test("Remarks stay on the text and change nothing of what is spoken; a context is kept with the words")
  func keptAttributes() {
    var text = AttributedString("let bailey = Dog()")
    text.accessibilityTextCustom = ["by Rotem"]
    #expect(text.runs.map(\.accessibilityTextCustom) == [["by Rotem"]])
    #expect(SpokenText(text) == "let bailey = Dog()")
    text.accessibilityTextualContext = .sourceCode
    #expect(text.runs.map(\.accessibilityTextualContext) == [.sourceCode])
    let spoken = SpokenText(text)
    #expect(spoken.string == "let bailey = Dog()")
    #expect(spoken.pieces.map(\.attributes.facts.context) == [.sourceCode])
  }
}
