import Testing

@Suite("Tests that come to an end")
struct TimeLimitTests {
  /// What a test that runs a program or an app names.
  private static let runs: [String] = ["ToolRun(", "TerminalRun(", "Shell.run(", "hosting(", "Process("]

  @Test("No suite that runs a program or an app can hang: each has a time limit")
  func limits() throws {
    var without: [String] = []
    for file in House.files(below: "Tests") where file.path.hasSuffix(".swift") {
      let text = file.text
      guard Self.runs.contains(where: text.contains), text.contains("@Suite") else { continue }
      // Suites in others end with them.
      if text.contains("extension LiveTests") { continue }
      if !text.contains(".timeLimit(") { without.append(file.path) }
    }
    #expect(without == [], "Add .timeLimit(.minutes(10)) to the suites in these files.")
  }
}
