import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@Suite("Where is typed", .timeLimit(.minutes(10)))
@MainActor
struct CaretTests {
  private func caret(_ screen: Screen) throws -> Rect? {
    try screen.element(named: "Notes").textContent?.caret
  }

  @Test("Z19: a field tells where the next character is typed, as long as it is edited")
  func field() async throws {
    let field = UITextField(frame: CGRect(x: 40, y: 200, width: 300, height: 40))
    field.accessibilityLabel = "Notes"
    try await hosting(page(field)) { screen in
      #expect(try caret(screen) == nil)
      try await screen.activate("Notes")
      let start = try #require(try caret(screen))
      let frame = try screen.element(named: "Notes").frame
      #expect(start.minX >= frame.minX && start.minX < frame.minX + 20)
      #expect(start.minY >= frame.minY && start.maxY <= frame.maxY)
      try await screen.type("Walks")
      let end = try #require(try caret(screen))
      #expect(end.minX > start.minX + 30 && end.minY == start.minY)
      field.resignFirstResponder()
      try await screen.advance(by: .zero)
      #expect(try caret(screen) == nil)
    }
  }

  @Test("Z19: in a text of several lines it lies in the line that is typed into")
  func lines() async throws {
    let text = UITextView(frame: CGRect(x: 40, y: 200, width: 300, height: 200))
    text.accessibilityLabel = "Notes"
    try await hosting(page(text)) { screen in
      try await screen.activate("Notes")
      let first = try #require(try caret(screen))
      text.insertText("One line,\nand another")
      try await screen.advance(by: .zero)
      let second = try #require(try caret(screen))
      #expect(second.minY >= first.maxY - 1 && second.minX > first.minX + 60)
    }
  }

  private func page(_ view: UIView) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    page.addSubview(view)
    return page
  }
}
