import AccessibilityModel
import EarshotSession
import EffortEngine
import Testing
import VoiceOverEngine

@Suite("Scripts that speak, press keys and press switches")
struct TechnologyScriptTests {
  private static func stop(_ label: SpokenText, _ y: Double, _ traits: Traits = .button) -> AccessibilityNode
  {
    .stop(label, traits: traits, frame: Rect(x: 0, y: y, width: 100, height: 30))
  }

  private static let survey: AccessibilityNode = .container(
    frame: Rect(x: 0, y: 0, width: 390, height: 844),
    [
      stop("We'd love your feedback", 0, .staticText), stop("Take Survey", 40), stop("Dismiss", 80),
      stop("Dismiss", 120),
    ])

  private func failures(_ script: String) async throws -> [String] {
    try await DrivenScript(script, Self.survey).failures.map { "\($0.line.number): \($0.lines)" }
  }

  @Test("Words are said to Voice Control, and what it draws is expected and printed")
  func saying() async throws {
    let script = """
      say "show numbers"
      expect shown "2"
      expect shown "Dismiss"
      say "tap take survey"
      expect shown "Nothing happened at Take Survey."
      wait 6s
      expect nothing shown
      """
    #expect(try await failures(script) == [])
    let text = try await DrivenScript(script, Self.survey).text
    #expect(
      text.contains(
        "  1  say \"show numbers\"\n       (shown: Numbers)\n         1 Take Survey at 0,40 100×30\n"))
    #expect(text.contains("       (shown: Nothing happened at Take Survey.)\n"))
  }

  @Test("Keys are pressed for Full Keyboard Access, several in a line")
  func pressing() async throws {
    let script = """
      press tab
      expect ring "Take Survey"
      press tab-f d i
      expect ring "Dismiss"
      expect shown "Find: di"
      press escape tab-z
      expect shown "Take Survey has no actions."
      """
    #expect(try await failures(script) == [])
    #expect(try await failures("press tab\nexpect ring \"Dismiss\"").count == 1)
    let text = try await DrivenScript("press tab", Self.survey).text
    #expect(text.contains("       (ring: Take Survey at 0,40 100×30)\n"))
  }

  @Test("A switch is pressed, and the scan goes on while a script waits")
  func switching() async throws {
    let text = try await DrivenScript("switch on\nwait 1s\nswitch\nswitch next", Self.survey).text
    #expect(text.contains("  1  switch on\n       (scan: Take Survey at 0,40 100×30)\n"))
    #expect(text.contains("  2  wait 1s\n       (scan: Dismiss at 0,80 100×30)\n"))
    #expect(text.contains("       (shown: Dismiss)\n         > Tap\n         Long press\n"))
    #expect(text.contains("         > Long press\n"))
  }

  @Test(
    "A line that cannot be read is told with the form it has",
    arguments: [
      "say hello", "press nonsense-key", "press", "switch sideways", "expect shown", "expect ring Dismiss",
    ])
  func wrong(line: String) {
    #expect(throws: ScriptError.self) { try Script(reading: line) }
  }
}
