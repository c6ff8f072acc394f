import AccessibilityModel
import EarshotSession
import TestSupport
import Testing
import UIKit

@testable import EarshotTesting
@testable import PageTurner

@Suite("A book that three fingers turn", .timeLimit(.minutes(10)))
@MainActor
struct PageTurnerTests {
  private static let script = """
    record gesture "Turn"
    finger 1 to 300 300
    finger 2 to 300 360
    finger 3 to 300 420
    wait 100ms
    finger 1 to 100 300
    finger 2 to 100 360
    finger 3 to 100 420
    stop recording
    expect gesture "Turn"
    play gesture "Turn"
    menu "Custom"
    menu "Turn"
    menu "Custom"
    menu "Pinch"
    pointer to 200 400
    pointer press
    floating button to 40 780
    pointer to 60 790
    pointer press
    expect menu "AssistiveTouch"
    menu
    floating button to 390 300
    pointer press
    dwell 1s
    menu "Device"
    menu "Lock Screen"
    expect device "lock screen"
    """

  @Test("Z20: a recorded swipe of three fingers turns pages, and the transcript tells each step")
  func transcript() async throws {
    let book = PageTurnerController()
    try await hosting(book, startsVoiceOver: false) { screen in
      let script = try Script(reading: Self.script)
      var runner = ScriptRunner(screen.session)
      var transcript = ScriptTranscript(.script(script))
      var text = ""
      for line in script.lines {
        let outcome = try await runner.run(line)
        text += transcript.text(of: outcome)
      }
      _ = runner.finish()
      text += transcript.end(of: runner, overdue: nil, listsRules: true)
      try StoredText("PageTurnerTests/Turning").expect(text)
      #expect(book.turns == 2)
      #expect(runner.failures.isEmpty)
      let labels = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(labels == ["Cover", "Turned by three fingers: 2, letters of 34 points", "Back to the cover"])
    }
  }

  @Test("Z20: a test makes a swipe of three fingers by its handle, without recording it")
  func handle() async throws {
    let book = PageTurnerController()
    try await hosting(book, startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      let paths = (1...3).map { finger in
        FingerPath(
          finger,
          [
            .init(0, Point(x: 100, y: Double(finger) * 60 + 200)),
            .init(50, Point(x: 200, y: Double(finger) * 60 + 200)),
            .init(100, Point(x: 300, y: Double(finger) * 60 + 200)),
          ])
      }
      let back = RecordedGesture("Back", on: Size(width: 393, height: 852), paths)
      try await touch.play(back)
      #expect(book.turns == 1)
      try await touch.press(on: "Back to the cover")
      #expect(
        await touch.pointer == (try screen.element(named: "Back to the cover").effectiveActivationPoint))
      #expect(await touch.button == Point(x: 359, y: 426))
      try await touch.send(.menu)
      #expect(await touch.menu.first == "Notification Center")
      try await touch.send(.choose("Nonsense"))
      #expect(await touch.notice == "The menu has no entry “Nonsense”.")
      #expect(await touch.gestures.map(\.name) == ["Back"])
    }
  }
}
