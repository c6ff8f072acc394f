import BrailleBridge
import Testing

@Suite("Typed braille")
struct TypedBrailleTests {
  /// What is in a field after cells were typed, and the text at each cell.
  private func field(
    _ cells: String, _ grade: BrailleTable.Grade, language: String = "en", finishes: Bool = false
  ) throws -> (text: String, steps: [String]) {
    var typed = TypedBraille(try BrailleScreen.translator(language, grade))
    var (text, steps) = ("", [String]())
    func take(_ change: TypedBraille.Change?) {
      guard let change else { return steps.append("") }
      text.removeLast(change.deletions)
      text += change.text
      steps.append(change.text)
    }
    for cell in cells.unicodeScalars { take(typed.take(dots: UInt8(truncatingIfNeeded: cell.value))) }
    if finishes { take(typed.finish()) }
    return (text, steps)
  }

  @Test("Uncontracted, a letter is text at once, and a sign for capitals with the letter behind it")
  func letters() throws {
    let typed = try field("⠠⠃⠑⠇⠇⠁", .uncontracted)
    #expect(typed.text == "Bella")
    #expect(typed.steps == ["", "B", "e", "l", "l", "a"])
  }

  @Test("Digits follow their sign, until a blank ends them")
  func digits() throws {
    #expect(try field("⠼⠁⠚⠀⠁", .uncontracted).text == "10 a")
  }

  @Test("What cells of two signs mean is text when both were typed")
  func pairs() throws {
    #expect(try field("⠐⠣⠁⠐⠜", .uncontracted).text == "(a)")
  }

  @Test("Contracted, a word is text when it ends")
  func contracted() throws {
    let typed = try field("⠠⠹⠗⠑⠑⠀⠽⠑⠜⠎", .contracted, finishes: true)
    #expect(typed.text == "Three years")
    #expect(typed.steps == ["", "", "", "", "", "Three ", "", "", "", "", "years"])
  }

  @Test(
    "What is written can be typed, in languages and both kinds of braille",
    arguments: [
      ("en", BrailleTable.Grade.uncontracted, "Hello, (10) dogs!"), ("en", .contracted, "Hello, (10) dogs!"),
      ("de", .uncontracted, "bitte nicht stören"), ("fr", .contracted, "bonjour tout le monde"),
      ("es", .uncontracted, "buenos días"), ("es", .contracted, "buenos días"),
    ])
  func roundTrip(language: String, grade: BrailleTable.Grade, text: String) throws {
    let cells = String(try BrailleScreen.translator(language, grade).translate(text).cells)
    #expect(try field(cells, grade, language: language, finishes: true).text == text, "\(cells)")
  }
}
