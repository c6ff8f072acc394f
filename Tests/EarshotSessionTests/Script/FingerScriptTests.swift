import AccessibilityModel
import EarshotSession
import KeyboardAccessEngine
import LargeContentEngine
import Testing

@Suite("Scripts that hold a finger on the screen")
struct FingerScriptTests {
  /// A bar of two items, 100 points each, of which the second has an image alone.
  private static var bar: ScriptedSource {
    ScriptedSource(.kennel([.stop("Adopt", traits: .button)])) { kind in
      guard case .largeContent(let phase, let point) = kind, phase != .ended, point.x < 200 else {
        return (nil, [], .handled(by: nil))
      }
      let item =
        point.x < 100
        ? LargeContentItem(title: "Favorites", image: "star", scalesImage: true)
        : LargeContentItem(image: "clock", scalesImage: true)
      return (nil, [], .largeContent(LargeContent(item, isVector: point.x < 100)))
    }
  }

  @Test("L2: a finger is held, dragged along and lifted, and what is shown large is expected and printed")
  func holding() async throws {
    let script = """
      press 40 800 0.6s
      expect large "Favorites"
      expect large "star"
      expect shown "Favorites"
      drag to 120 800
      expect large "clock"
      drag to 300 800
      expect large nothing
      lift
      expect large nothing
      press 40 800 400ms
      expect large nothing
      wait 100ms
      expect large "Favorites"
      """
    let driven = try await DrivenScript(script, on: Self.bar)
    #expect(driven.failures.map { "\($0.line.number): \($0.lines)" } == [])
    #expect(driven.text.contains("  1  press 40 800 0.6s\n       (large: Favorites, image star)\n"))
    #expect(driven.text.contains("  5  drag to 120 800\n       (large: blurred image clock)\n"))
    #expect(driven.text.contains("  9  lift\n       (nothing is heard)\n"))
    #expect(driven.text.contains("Rests on 3 uncertain rules"))
  }

  @Test("L2: what is shown otherwise is told")
  func otherwise() async throws {
    let script = """
      press 40 800 1s
      expect large "Recents"
      expect large nothing
      """
    let driven = try await DrivenScript(script, on: Self.bar)
    #expect(
      driven.failures.map(\.lines) == [
        ["expected    Recents", "heard       (large: Favorites, image star)"],
        ["expected    nothing large", "heard       (large: Favorites, image star)"],
      ])
  }

  @Test("On a screen that nobody answers for, and without a finger on it, nothing is shown")
  func nothing() async throws {
    let script = """
      lift
      drag to 10 10
      press -5 9000 2s
      expect large nothing
      lift
      """
    #expect(try await DrivenScript(script, DrivenScript.kennel).failures == [])
  }

  @Test("A press with a time is a finger's; without one, numbers are keys")
  func grammar() throws {
    func instruction(_ line: String) throws -> Script.Instruction? {
      try Script(reading: line).lines.first?.instruction
    }
    func finger(_ input: LargeContentViewer.Input, held: Duration) -> Script.Instruction {
      .technology(Script.Command(TechnologyCommand<LargeContentViewer>(input, held: held)))
    }
    let point = Point(x: 4, y: 8)
    #expect(try instruction("press 4 8 500ms") == finger(.press(point), held: .milliseconds(500)))
    #expect(try instruction("press 4 8 0s") == finger(.press(point), held: .zero))
    let keys = try ["4", "8"].map { KeyboardAccess.Input.press(try #require(KeyPress($0))) }
    #expect(
      try instruction("press 4 8") == .technology(Script.Command(TechnologyCommand<KeyboardAccess>(keys))))
    #expect(try instruction("drag to 4 8") == finger(.move(point), held: .zero))
    #expect(try instruction("drag 4 8") == .input(.drag(to: point)))
    #expect(try instruction("lift") == finger(.lift, held: .zero))
    #expect(try instruction("lift finger") == .input(.lift))
  }

  @Test(
    "A line about a finger that cannot be read is told with the forms it has",
    arguments: [
      "press 4 8 soon", "press 4 8 -1s", "press 4 0.5s", "drag to 4", "drag to there", "lift now",
      "expect large",
      "expect large Favorites",
    ])
  func wrong(_ line: String) {
    #expect(throws: ScriptError.self) { try Script(reading: line) }
  }
}
