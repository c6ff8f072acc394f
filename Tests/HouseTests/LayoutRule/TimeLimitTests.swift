import TestSupport
import Testing

@Suite("Tests that come to an end", .timeLimit(.minutes(10)))
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
    let limited = try Regex(#"\$\(LIMITED\)( --lines)? \$\(TEST_LIMIT\) swift test"#)
    #expect(runs.allSatisfy { $0.contains(limited) })
    #expect(lines.contains("LIMITED := Scripts/run-tests"))
  }

  @Test("A run of tests that its limit ends names the tests that had begun and not ended")
  func unfinished() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ◇ Test "One ends" started.
      ◇ Test "One hangs, and waits" started.
      ◇ Test case passing 1 argument x → 1 to hangs(x:) started.
      ◇ Test hangs(x:) started.
      ✔ Test "One ends" with 2 test cases passed after 0.1 seconds.

      """, to: "said")
    let script = "\(House.root.path)/Scripts/run-tests"
    let hanging = try Shell.run("bash", script, "1s", "sh", "-c", "cat \(folder.path)/said; sleep 60")
    #expect(hanging.status == 124)
    #expect(
      hanging.output.hasSuffix(
        """
        The tests did not end within 1s. Begun and not ended:
          "One hangs, and waits"
          hangs(x:)

        """))
    let failing = try Shell.run("bash", script, "9s", "sh", "-c", "cat \(folder.path)/said; exit 3")
    #expect(failing.status == 3)
    #expect(!failing.output.contains("Begun and not ended"))
  }
}
