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

  /// Names of what searches or walks until something is reached.
  private static let spins = ["Walk(", "BruteForce", "PlainSearch", "while true"]

  @Test("No suite that searches or walks until something is reached can hang: each has a time limit")
  func spinning() throws {
    var without: [String] = []
    for file in House.files(below: "Tests") where file.path.hasSuffix("Tests.swift") {
      guard !file.path.hasPrefix("Tests/HouseTests"), !file.text.contains("extension LiveTests") else {
        continue
      }
      let spins =
        Self.spins.contains(where: file.text.contains)
        || file.code.contains { line in
          let text = line.text.drop { $0 == " " }
          return text.hasPrefix("while ") && !text.hasPrefix("while let ") && !text.hasPrefix("while case ")
        }
      if spins, file.text.contains("@Suite"), !file.text.contains(".timeLimit(") { without.append(file.path) }
    }
    #expect(without == [], "Add .timeLimit(.minutes(10)) to the suites in these files.")
  }

  @Test("A time limit ends what hangs and not what is slow: ten minutes at least")
  func least() throws {
    var short: [String] = []
    for file in House.files(below: "Tests") where file.path.hasSuffix(".swift") {
      let limits = file.text.matches(of: #/\.timeLimit\(\.minutes\((\d+)\)\)/#)
      if limits.contains(where: { (Int($0.1) ?? 0) < 10 }) { short.append(file.path) }
    }
    #expect(short == [], "A busy machine takes minutes for a test that waits: .timeLimit(.minutes(10)).")
  }

  @Test("make ends runs of tests that hang, and names the limit")
  func command() throws {
    let lines = try #require(House.file("Makefile")).text.split(separator: "\n")
    let runs = lines.filter { $0.contains("swift test") }
    #expect(runs.count == 3)
    #expect(runs.allSatisfy { $0.contains("$(LIMITED)") })
    #expect(lines.contains { $0.hasPrefix("LIMITED := timeout --kill-after=30 ") })
  }
}
