import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Text that is being composed, and places in a field", .timeLimit(.minutes(10)))
struct MarkedTextTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    field.text = text
    return field
  }

  private func marked(_ field: UITextField) -> String? {
    field.markedTextRange.flatMap { field.text(in: $0) }
  }

  private func offset(_ position: UITextPosition?, _ field: UITextField) -> Int? {
    position.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test("What is composed takes the place of what was composed before, and stays when it is settled")
  func composing() {
    let field = field("Hund ")
    #expect(field.markedTextRange == nil)
    field.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 1))
    #expect(field.text == "Hund ni" && marked(field) == "ni")
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "i")
    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "Hund 你" && marked(field) == "你")
    field.unmarkText()
    #expect(field.text == "Hund 你" && field.markedTextRange == nil)
    field.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "Hund 你" && field.markedTextRange == nil)
  }

  @Test("What is composed takes the place of what is selected")
  func selection() {
    let field = field("Hund da")
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(
      from: start, to: field.position(from: start, offset: 4) ?? field.endOfDocument)
    field.setMarkedText("Kat", selectedRange: NSRange(location: 3, length: 0))
    #expect(field.text == "Kat da" && marked(field) == "Kat")
  }

  @Test("A field writes in the direction that it was given, else in that of the words")
  func direction() throws {
    let field = field("Hund")
    let start = field.beginningOfDocument
    #expect(field.baseWritingDirection(for: start, in: .forward) == .natural)
    let whole = try #require(field.textRange(from: start, to: field.endOfDocument))
    field.setBaseWritingDirection(.rightToLeft, for: whole)
    #expect(field.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
  }

  @Test(
    "The place that is nearest to a point lies between two letters, and within a range where one is given")
  func nearest() async throws {
    let field = field("Hund")
    try await hosting(field) { _ in
      #expect(offset(field.closestPosition(to: CGPoint(x: -50, y: 20)), field) == 0)
      #expect(offset(field.closestPosition(to: CGPoint(x: 190, y: 20)), field) == 4)
      let second = try #require(field.position(from: field.beginningOfDocument, offset: 2))
      let caret = field.caretRect(for: second)
      #expect(offset(field.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)), field) == 2)
      let end = try #require(field.textRange(from: second, to: field.endOfDocument))
      #expect(offset(field.closestPosition(to: CGPoint(x: -50, y: 20), within: end), field) == 2)
      #expect(offset(field.closestPosition(to: CGPoint(x: 190, y: 20), within: end), field) == 4)
    }
  }

  @Test("Without a dictionary nothing is misspelled; words are learned for all, and ignored for one text")
  func checker() {
    let checker = UITextChecker()
    let text = "Teh dgo"
    let found = checker.rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: 7), startingAt: 0, wrap: false, language: "en_US")
    #expect(found.location == NSNotFound)
    #expect(
      checker.guesses(forWordRange: NSRange(location: 0, length: 3), in: text, language: "en_US") == nil)
    UITextChecker.learnWord("dgo")
    defer { UITextChecker.unlearnWord("dgo") }
    #expect(UITextChecker.hasLearnedWord("dgo") && !UITextChecker.hasLearnedWord("Teh"))
    checker.ignoreWord("Teh")
    #expect(checker.ignoredWords == ["Teh"] && UITextChecker().ignoredWords == [])
    UITextChecker.unlearnWord("dgo")
    #expect(!UITextChecker.hasLearnedWord("dgo"))
  }
}
