import AccessibilityModel
import Testing

@Suite("Keys, and what they do to words")
struct KeyStrokeTests {
  @Test(
    "FK9: keys are told as people name them, what is held first",
    arguments: [
      (KeyStroke("n", .command), "Command N"), (KeyStroke("N", .command), "Shift Command N"),
      (KeyStroke("n", [.shift, .command]), "Shift Command N"), (KeyStroke("return"), "Return"),
      (KeyStroke("left", [.control, .option]), "Control Option Left Arrow"),
      (KeyStroke("+", .command), "Command +"),
      (KeyStroke("f5", .function), "Fn F5"), (KeyStroke(" "), "Space"),
    ])
  func words(stroke: KeyStroke, words: String) {
    #expect(stroke.words == words)
  }

  @Test("FK11: text is written by presses, one a character, capitals with Shift")
  func writing() {
    let strokes = KeyStroke.writing("aB\n ")
    #expect(strokes == [KeyStroke("a"), KeyStroke("B", .shift), KeyStroke("return"), KeyStroke("space")])
    #expect(strokes.compactMap(\.characters) == ["a", "B", "\n", " "])
    #expect(KeyStroke("b", .shift).characters == "B")
    #expect(KeyStroke("b", .command).characters == nil)
  }

  private func edit(
    _ string: String, _ selection: Range<Int>, _ key: String, _ held: KeyStroke.Modifiers = [],
    breaksLines: Bool = false
  ) -> TextEdit? {
    TextContent(string, selection: selection).edit(by: KeyStroke(key, held), breaksLines: breaksLines)
  }

  @Test("FK11: arrows move the insertion point by characters, words and to the ends; Shift selects")
  func arrows() {
    let text = "Zoë and Bo"
    #expect(edit(text, 4..<4, "left") == .select(2..<2))
    #expect(edit(text, 2..<2, "right") == .select(4..<4))
    #expect(edit(text, 0..<0, "left") == .select(0..<0))
    #expect(edit(text, 11..<11, "left", .option) == .select(9..<9))
    #expect(edit(text, 0..<0, "right", .option) == .select(4..<4))
    #expect(edit(text, 4..<4, "right", .command) == .select(11..<11))
    #expect(edit(text, 4..<4, "up") == .select(0..<0))
    #expect(edit(text, 4..<4, "home") == .select(0..<0))
    #expect(edit(text, 0..<4, "left") == .select(0..<0))
    #expect(edit(text, 0..<4, "right") == .select(4..<4))
    #expect(edit(text, 4..<4, "right", .shift) == .select(4..<5))
    #expect(edit(text, 4..<4, "a", .command) == .select(0..<11))
  }

  @Test("FK11: among lines arrows keep the column, and Tab is a character; elsewhere it is not")
  func lines() {
    let text = "one two\nthree\nfour five"
    #expect(edit(text, 12..<12, "up", breaksLines: true) == .select(4..<4))
    #expect(edit(text, 6..<6, "down", breaksLines: true) == .select(13..<13))
    #expect(edit(text, 3..<3, "up", breaksLines: true) == .select(0..<0))
    #expect(edit(text, 10..<10, "end", breaksLines: true) == .select(13..<13))
    #expect(edit(text, 10..<10, "home", breaksLines: true) == .select(8..<8))
    #expect(edit(text, 0..<0, "tab", breaksLines: true) == .insert("\t"))
    #expect(edit(text, 0..<0, "tab") == nil)
    #expect(edit(text, 0..<0, "return") == .insert("\n"))
    var content = TextContent("one two three", selection: 9..<9)
    content.lines = [0..<8, 8..<13]
    #expect(content.edit(by: KeyStroke("up"), breaksLines: true) == .select(1..<1))
  }

  @Test("FK11: the delete key takes a character away, a word or all to the beginning of the line")
  func deleting() {
    #expect(edit("Zoë and", 8..<8, "delete") == .deleteBackward)
    #expect(edit("Zoë and", 8..<8, "delete", .option) == .replace(5..<8, ""))
    #expect(edit("Zoë and", 8..<8, "delete", .command) == .replace(0..<8, ""))
    #expect(edit("Zoë and", 0..<0, "delete", .command) == nil)
    #expect(edit("Zoë and", 0..<3, "delete", .option) == .deleteBackward)
  }

  @Test("Keys that do nothing to words are not for them", arguments: ["escape", "f5", "clear"])
  func others(key: String) {
    #expect(edit("Bo", 2..<2, key) == nil)
    #expect(edit("Bo", 2..<2, "x", .control) == nil)
    #expect(edit("Bo", 2..<2, "n", .command) == nil)
  }
}
