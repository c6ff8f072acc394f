import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat

@Suite("Scripts that change settings of the device")
struct SettingScriptTests {
  @Test("L1: a text size is read by its name, capitals or not")
  func reading() throws {
    let script = try Script(reading: "text size accessibility3\ntext size XSMALL\nappearance dark", name: "s")
    #expect(
      script.lines.map(\.instruction) == [
        .change(EnvironmentChange(textSize: "accessibility3")),
        .change(EnvironmentChange(textSize: "xSmall")),
        .change(EnvironmentChange(colorScheme: .dark)),
      ])
  }

  @Test("L1: a size that does not exist is answered with the nearest")
  func problems() {
    let error = #expect(throws: ScriptError.self) {
      try Script(
        reading: "text size acessibility3\ntext size\ntext huge\nappearance grey\ntext size \"large\"",
        name: "s")
    }
    let told = (error?.problems ?? []).map(\.description)
    #expect(told.count == 5)
    #expect(told.first?.hasPrefix("No text size \"acessibility3\". Nearest: accessibility3") == true)
    #expect(told[1].contains("text size accessibility3"))
  }

  @Test("A saved screen follows no settings, and the line says so")
  func saved() async throws {
    let screen = AccessibilityNode.container([.stop("One", frame: Rect(x: 0, y: 0, width: 9, height: 9))])
    let driven = try await DrivenScript("text size accessibility3", screen)
    #expect(driven.failures.count == 1)
    #expect(driven.text.contains("it follows no settings"))
  }
}
