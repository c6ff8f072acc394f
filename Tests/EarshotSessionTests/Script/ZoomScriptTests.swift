import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine
import ZoomEngine

@Suite("Scripts that magnify")
struct ZoomScriptTests {
  private static let screen: AccessibilityNode = .container(
    frame: Rect(x: 0, y: 0, width: 400, height: 800),
    (0..<10).map { row in
      .stop(
        SpokenText("Row \(row)"), traits: .button,
        frame: Rect(x: 150, y: Double(row) * 80, width: 100, height: 40))
    })

  private func failures(_ script: String) async throws -> [String] {
    try await DrivenScript(script, Self.screen).failures.map { "\($0.line.number): \($0.lines)" }
  }

  @Test("Z19: beside Zoom, muting takes three taps of three fingers and the curtain four")
  func shared() async throws {
    let script = """
      three-finger double tap
      expect "Speech off"
      three-finger double tap
      expect "Speech on"
      zoom on
      three-finger double tap
      expect silence
      expect zoom 2
      three-finger triple tap
      expect "Speech off"
      three-finger triple tap
      expect "Speech on"
      three-finger quadruple tap
      expect device "screen curtain on"
      three-finger double tap
      expect zoom off
      """
    #expect(try await failures(script) == [])
  }

  @Test("Z19: what is magnified follows VoiceOver's cursor and the ring of the keyboard")
  func following() async throws {
    let script = """
      zoom on
      three-finger double tap
      expect zoom shows "Row 4"
      last
      expect zoom shows "Row 9"
      expect zoom full screen
      first
      expect zoom shows "Row 0"
      """
    #expect(try await failures(script) == [])
    let keys = """
      zoom on
      press tab
      three-finger double tap
      three-finger drag 0 -10000
      expect zoom shows "Row 9"
      press tab
      expect ring "Row 1"
      expect zoom shows "Row 1"
      """
    #expect(try await failures(keys) == [])
  }

  @Test("Z19: three fingers pan and change the level, and an expectation that fails says what is seen")
  func panning() async throws {
    let script = """
      zoom on
      three-finger double tap
      three-finger double tap and drag 100
      expect zoom 4
      three-finger drag 0 -400
      expect zoom shows "Row 6"
      expect zoom 3
      expect zoom off
      """
    let driven = try await DrivenScript(script, Self.screen)
    #expect(driven.failures.map(\.line.number) == [7, 8])
    #expect(driven.text.contains("(zoom 4.0 full screen around 200,500)"))
    #expect(driven.text.contains("heard       zoom 4.0 full screen around 200,500"))
  }

  @Test("Z19: the menu opens, and its entries are chosen by their words")
  func menu() async throws {
    let script = """
      zoom menu
      expect shown "Window Zoom"
      zoom choose "Window Zoom"
      expect zoom window
      zoom menu
      zoom choose "Choose Filter"
      zoom choose "Grayscale Inverted"
      expect zoom filter grayscale inverted
      zoom lens 0 -1000
      expect zoom shows "Row 1"
      zoom press option-command-8
      expect zoom off
      """
    #expect(try await failures(script) == [])
  }

  @Test("Z19: where VoiceOver is off, three taps open the menu of Zoom")
  func alone() async throws {
    let script = """
      zoom on
      triple click
      three-finger triple tap
      expect shown "Zoom In"
      """
    #expect(try await failures(script) == [])
  }

  @Test("Lines about Zoom that make no sense are told with what is near")
  func problems() {
    let error = #expect(throws: ScriptError.self) {
      try Script(
        reading: """
          zoom of
          three-finger drag 5
          three-finger flik up
          expect zoom blue
          expect zoom filter blue
          zoom press option-command-q
          """, name: "s")
    }
    #expect(error?.problems.map(\.line) == [1, 2, 3, 4, 5, 6])
    #expect(error?.problems[2].description.contains("three-finger flick up") == true)
  }
}
