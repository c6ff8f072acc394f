import ATSPIProvider
import AccessibilityModel
import Testing

@Suite struct ProvidedTextTests {
  @Test("B7: offsets count Unicode scalars, and bytes are found again")
  func offsets() {
    let text = ProvidedText(TextContent("Zoë 🐕 x", selection: 5..<9))
    #expect(text.count == 7)
    #expect(text.selection == 4..<5)
    #expect(text.caret == 5)
    #expect(text.slice(4, 5) == "🐕")
    #expect(text.bytes(4, 5) == 5..<9)
    #expect(text.slice(2, -1) == "ë 🐕 x")
    #expect(text.slice(90, 100).isEmpty)
  }

  @Test(
    "B7: words, lines and sentences are found around an offset",
    arguments: [
      (ProvidedText.Unit.character, 1, "i"), (.word, 1, "Hi "), (.word, 5, "you.\n"),
      (.sentence, 0, "Hi you.\n"),
      (.line, 9, "Bye"), (.paragraph, 0, "Hi you.\n"), (.word, 99, "Bye"),
    ])
  func units(unit: ProvidedText.Unit, offset: Int, words: String) {
    #expect(ProvidedText("Hi you.\nBye").unit(unit, at: offset).words == words)
  }

  @Test("B7: lines of the screen are taken where they are known")
  func lines() {
    let text = ProvidedText(TextContent("one two", lines: [0..<4, 4..<7]))
    #expect(text.unit(.line, at: 5).words == "two")
    #expect(text.unit(.line, at: 5).range == 4..<7)
  }

  @Test("B7: nothing at all has units too", arguments: ProvidedText.Unit.allCases)
  func empty(unit: ProvidedText.Unit) {
    #expect(ProvidedText("").unit(unit, at: 3).words.isEmpty)
  }
}
