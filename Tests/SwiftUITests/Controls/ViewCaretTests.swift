import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Where is typed into views", .timeLimit(.minutes(10)))
struct ViewCaretTests {
  private struct Page: View {
    @State private var name = ""
    @State private var notes = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).accessibilityLabel("Name")
        TextEditor(text: $notes).frame(height: 200).accessibilityLabel("Notes")
      }
    }
  }

  private func caret(_ name: String, _ screen: EarshotTesting.Screen) throws -> Rect? {
    try screen.element(named: name).textContent?.caret
  }

  @Test("Z19: a field tells where the next character is typed, and a page in which line")
  func fields() async throws {
    try await hosting(Page()) { screen in
      #expect(try caret("Name", screen) == nil)
      try await screen.activate("Name")
      let start = try #require(try caret("Name", screen))
      let frame = try screen.element(named: "Name").frame
      #expect(start.minX > frame.minX && start.minY >= frame.minY && start.maxY <= frame.maxY)
      try await screen.type("Bailey ")
      let end = try #require(try caret("Name", screen))
      #expect(end.minX > start.minX + 40 && end.minY == start.minY)
      try await screen.activate("Notes")
      #expect(try caret("Name", screen) == nil)
      let top = try #require(try caret("Notes", screen))
      try await screen.type("Bailey is a beagle who likes long walks in the park, and short ones")
      let bottom = try #require(try caret("Notes", screen))
      #expect(bottom.minY >= top.maxY - 1)
      let page = try screen.element(named: "Notes").frame
      #expect(bottom.minX >= page.minX && bottom.maxX <= page.maxX && bottom.maxY <= page.maxY)
    }
  }
}
