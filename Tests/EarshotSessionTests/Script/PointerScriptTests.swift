import AccessibilityModel
import AssistiveTouchEngine
import EarshotSession
import EffortEngine
import Testing

@Suite("Scripts with one pointer")
struct PointerScriptTests {
  private static let screen: AccessibilityNode = .container(
    frame: Rect(x: 0, y: 0, width: 400, height: 800),
    (0..<5).map { row in
      .stop(
        SpokenText("Row \(row)"), traits: .button,
        frame: Rect(x: 0, y: Double(row) * 80, width: 100, height: 40), id: ElementID(slot: UInt32(row + 1)))
    })

  private func failures(_ script: String) async throws -> [String] {
    try await DrivenScript(script, Self.screen).failures.map { "\($0.line.number): \($0.lines)" }
  }

  @Test("Z20: a script moves the pointer, opens the menu, and expects where everything is")
  func words() async throws {
    let script = """
      assistive touch on
      expect pointer 200 400
      expect floating button 366 400
      expect menu closed
      pointer to 366 400
      pointer press
      expect menu "AssistiveTouch"
      expect shown "Siri"
      menu "Device"
      expect menu "Device"
      menu "Screenshot"
      expect device "screenshot"
      expect menu closed
      menu
      menu
      expect menu closed
      floating button to 10 10
      expect floating button 34 34
      assistive touch set "dwell" on
      assistive touch set "dwell time" 0.5
      assistive touch set "bottom left corner" "app switcher"
      pointer to 0 800
      expect pointer 0 799
      expect shown "The pointer stays on the screen."
      wait 500ms
      expect device "app switcher"
      assistive touch set "mouse button 2" home
      pointer button 2
      expect device "home"
      assistive touch do "volume up"
      expect device "volume up"
      """
    #expect(try await failures(script) == [])
  }

  @Test("Z20: gestures are recorded finger by finger, and a script waits until they are made")
  func gestures() async throws {
    let script = """
      record gesture "Swipe"
      finger 1 to 300 400
      finger 2 to 300 450
      wait 200ms
      finger 1 to 100 400
      finger 2 up
      stop recording
      expect gesture "Swipe"
      expect shown "“Swipe” was saved."
      play gesture "Swipe"
      remove gesture "Swipe"
      play gesture "Swipe"
      expect shown "No gesture is called “Swipe”."
      record gesture "Nothing"
      stop recording
      expect shown "Nothing was recorded."
      finger 6 to 1 1
      expect shown "No gesture is being recorded."
      """
    let driven = try await DrivenScript(script, Self.screen)
    #expect(driven.failures.map(\.lines) == [])
    #expect(driven.text.contains("(pointer at ") == false)
    #expect(driven.text.contains("(fingers at 300,400 300,450; button at 366,400)"))
    let instants = driven.records.filter { $0.technology == TechnologyID(AssistiveTouch.self) }.map(\.instant)
    #expect(instants.last.map { $0 >= VirtualInstant.start.advanced(by: .milliseconds(400)) } == true)
  }

  @Test("Z20: an expectation that fails says what is the case")
  func failing() async throws {
    let script = """
      pointer to 10 10
      expect pointer 20 20
      expect menu "Device"
      expect floating button 1 1
      expect gesture "Swipe"
      """
    let driven = try await DrivenScript(script, Self.screen)
    #expect(driven.failures.map(\.line.number) == [2, 3, 4, 5])
    for found in ["pointer at 10,10", "menu closed", "button at 366,400", "no gesture"] {
      #expect(driven.text.contains("heard       \(found)"), "\(found)")
    }
  }

  @Test("Z20: the steps of a price do what it is the price of")
  func prices() async throws {
    let tree = AccessibilityTree(Self.screen)
    let technologies = EffortTable.Technologies().withAssistiveTouch()
    let table = EffortTable(tree, with: technologies)
    var dwelling = technologies
    dwelling.assistiveTouch?.settings.dwell.isOn = true
    for row in table.rows + EffortTable(tree, with: dwelling).rows where !row.goal.isHearing {
      let price = try #require(row.prices[.assistiveTouch])
      let source = ScriptedSource(Self.screen)
      let session = Session(source: source)
      try await session.start()
      var runner = ScriptRunner(session)
      for line in try Script(reading: price.steps.joined(separator: "\n")).lines {
        try await runner.run(line)
      }
      let lifted = await source.requests.compactMap { request -> Point? in
        if case .touch(.ended, let point) = request.kind { point } else { nil }
      }
      #expect(lifted.map { tree.hitTest($0) } == [row.goal.element])
    }
  }

  @Test("Lines about a pointer that make no sense are told with what is near")
  func problems() {
    let lines = [
      "pointer to 10", "pointer pres", "menu Device", "dwell long", "floating button 10 10", "finger one up",
      "record \"A\"", "assistive touch set \"dwell\" maybe", "assistive touch do \"nothing\"",
      "expect pointer here", "expect menu open",
    ]
    let error = #expect(throws: ScriptError.self) {
      try Script(reading: lines.joined(separator: "\n"), name: "s")
    }
    #expect(error?.problems.map(\.line) == Array(1...lines.count))
    #expect(error?.problems[1].description.contains("pointer press") == true)
  }
}
