import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("What a pointer selects", .timeLimit(.minutes(10)))
struct PointingTests {
  private static let text = "One two three.\nFour five."

  private func selected(_ listener: Listener) -> String? { listener.spoken.selectedWords(in: listener.tree) }

  @Test("Z18: the word is that of the character which the app finds at the point, and the menu opens")
  func word() {
    var listener = Listener(Listener.screen([Self.text]), app: { _, _ in .range(9..<10) })
    listener(.selectWord(at: Point(x: 7, y: 10)))
    let asked = listener.effects.compactMap { effect -> Request.Kind? in
      if case .request(let request) = effect { request.kind } else { nil }
    }
    #expect(asked == [.characterRange(ElementID(slot: 1), of: Self.text, at: Point(x: 7, y: 10))])
    #expect(selected(listener) == "three.")
    #expect(listener.menu == ["Speak"])
    #expect(listener.overlay?.highlights.map(\.words) == ["three."])
    #expect(listener(.speakSelection) == ["three."])
  }

  @Test("Z18: an app that does not tell has its words estimated, in proportion within its lines")
  func estimate() {
    var listener = Listener(Listener.screen([Self.text]))
    listener(.selectWord(at: Point(x: 5, y: 4)))
    #expect(selected(listener) == "One")
    listener(.selectWord(at: Point(x: 395, y: 4)))
    #expect(selected(listener) == "three.")
    listener(.selectWord(at: Point(x: 5, y: 14)))
    #expect(selected(listener) == "Four")
  }

  @Test(
    "Z18: a selection reaches up to a point, forwards and backwards from the one that was pointed at first")
  func reach() {
    var listener = Listener(Listener.screen([Self.text]))
    listener(.selectWord(at: Point(x: 160, y: 4)))
    #expect(selected(listener) == "two")
    listener(.selectTo(Point(x: 5, y: 14)))
    #expect(selected(listener) == "two three.\nFour")
    #expect(listener.menu == [])
    listener(.selectTo(Point(x: 5, y: 4)))
    #expect(selected(listener) == "One two")
    // Outside of the text it is the nearest of its words.
    listener(.selectTo(Point(x: 399, y: 790)))
    #expect(selected(listener) == "two three.\nFour five.")
    listener(.menu)
    #expect(listener.menu == ["Speak"])
  }

  @Test(
    "Z18: where there are no words, nothing is selected any more, and a text that changed is not selected")
  func nothing() {
    var listener = Listener(Listener.screen([Self.text]))
    listener(.selectWord(at: Point(x: 5, y: 4)))
    listener(.selectWord(at: Point(x: 5, y: 500)))
    #expect(selected(listener) == nil)
    #expect(listener.overlay == nil)
    listener(.selectTo(Point(x: 5, y: 4)))
    #expect(selected(listener) == "One")
    listener.change(1) { $0.label = "Other words" }
    #expect(selected(listener) == nil)
    #expect(listener.overlay == nil)
  }

  @Test("A range that an app answers and that does not fit is not taken")
  func hostile() {
    for range in [0..<10_000, 3..<3, -5 ..< -1, 5_000..<6_000] {
      var listener = Listener(Listener.screen([Self.text]), app: { _, _ in .range(range) })
      listener(.selectWord(at: Point(x: 5, y: 4)), .selectTo(Point(x: 300, y: 14)))
      #expect(selected(listener)?.isEmpty == false)
    }
  }
}
