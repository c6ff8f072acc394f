import AccessibilityModel
import Drawing
import SwiftUI
import Testing

@MainActor
@Suite("Large titles above what is scrolled", .timeLimit(.minutes(10)))
struct CollapsingTitleTests {
  private func fruits(_ mode: NavigationBarItem.TitleDisplayMode = .large) -> Screen {
    Screen {
      NavigationStack {
        List(0..<40) { Text("Fruit \($0)") }
          .navigationTitle("Fruits").navigationBarTitleDisplayMode(mode)
          .toolbar { Button("Add") {} }
      }
    }
  }

  /// Where the title is met, and how large its words are drawn.
  private func title(_ screen: Screen) throws -> (frame: Rect, size: Double) {
    let frame = try #require(screen.element("Fruits")).frame
    let drawn = screen.drawn.commands.compactMap { command -> Double? in
      guard case .text(let text) = command, let run = text.runs.first, run.text.text == "Fruits" else {
        return nil
      }
      return Double(run.text.font.size)
    }
    #expect(drawn.count == 1)
    return (frame, try #require(drawn.first))
  }

  @Test("A large title stands small among the buttons once it is scrolled away, and large again at the top")
  func collapse() throws {
    let screen = fruits()
    let large = try title(screen)
    #expect(large.size == 34)
    try screen.request(.scroll(#require(screen.element("Fruit 3")).id, .down))
    let small = try title(screen)
    #expect(small.size == 17)
    #expect(small.frame.maxY <= large.frame.minY)
    #expect(abs(small.frame.minX + small.frame.size.width / 2 - 196.5) < 1)
    #expect(screen.labels.prefix(2) == ["Add", "Fruits"])
    let last = try #require(screen.labels.last)
    try screen.request(.scroll(#require(screen.element(last)).id, .up))
    let again = try title(screen)
    #expect(again == large)
  }

  @Test("Rows are seen where a large title stood, up to the buttons")
  func opened() throws {
    let screen = fruits()
    try screen.request(.scroll(#require(screen.element("Fruit 3")).id, .down))
    let edge = try #require(screen.element("Add")).frame.maxY
    let clips = screen.drawn.commands.compactMap { command -> Double? in
      guard case .clip(let path, _) = command else { return nil }
      return path.bounds.minY
    }
    #expect(clips.contains { abs($0 - edge) < 1 })
  }

  @Test("A title that is small anyway stays where it is")
  func inline() throws {
    let screen = fruits(.inline)
    let before = try title(screen)
    #expect(before.size == 17)
    try screen.request(.scroll(#require(screen.element("Fruit 3")).id, .down))
    #expect(try title(screen) == before)
  }

  @Test("The field of a search moves up with the large title above it")
  func search() throws {
    let screen = Screen {
      NavigationStack {
        List(0..<40) { Text("Fruit \($0)") }.navigationTitle("Fruits").searchable(text: .constant(""))
      }
    }
    func field() throws -> Rect {
      let stops = screen.host.tree.stops.compactMap { screen.host.tree[$0] }
      return try #require(stops.first { $0.traits.contains(.searchField) }).frame
    }
    let before = try field()
    try screen.request(.scroll(#require(screen.element("Fruit 3")).id, .down))
    #expect(try abs(before.minY - field().minY - 52) < 0.01)
  }
}
