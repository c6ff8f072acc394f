import TestSupport
import Testing

@Suite("The closing line of .ci/run", .timeLimit(.minutes(10)))
struct ClosingLineTests {
  private static let mixed = """
    <testsuite name="TestResults" errors="0" tests="2" failures="2" skipped="1">
    <testcase classname="A" name="one()" time="0.1" />
    <testcase classname="A" name="two()" time="0.1" >
      <failure message="&quot;first&quot; &amp; more" />
      <failure message="second" />
    </testcase>
    <testcase classname="A" name="three()" >
      <skipped>no bus</skipped>
    </testcase>
    """
  private static let passing = "<testcase classname=\"B\" name=\"one()\" time=\"0.1\" />"

  /// Runs the script in a folder whose `make test` leaves these results and ends with this status.
  private func run(
    package: String?, programs: String? = Self.passing, macros: String? = Self.passing, status: Int = 0,
    newcomer: Int = 0
  ) throws -> Shell.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(try #require(House.file(".ci/run")).text, to: ".ci/run")
    var recipe = "test:\n"
    for (name, results) in [("package", package), ("programs", programs), ("macros", macros)] {
      guard let results else { continue }
      try folder.write(results + "\n", to: "\(name).xml")
      recipe += "\t@cp \(name).xml .build/test-results/\n"
    }
    recipe += "\t@exit \(status)\n"
    try folder.write(recipe + "newcomer:\n\t@exit \(newcomer)\n", to: "Makefile")
    return try Shell.run("bash", "\(folder.path)/.ci/run")
  }

  private func closingLine(_ outcome: Shell.Outcome) -> String? {
    outcome.output.split(separator: "\n").last.map(String.init)
  }

  @Test("All runs are summed up, and what passed ends well")
  func passing() throws {
    let outcome = try run(package: Self.passing)
    #expect(closingLine(outcome) == "3 passed, 0 failed, 0 skipped")
    #expect(outcome.status == 0)
  }

  @Test("A test with two failures is one failed test, and a skipped one has not passed")
  func mixed() throws {
    let outcome = try run(package: Self.mixed, status: 1)
    #expect(closingLine(outcome) == "3 passed, 1 failed, 1 skipped")
    #expect(outcome.output.contains("\nFailed: A two(): \"first\" & more\n"))
    #expect(outcome.status != 0)
  }

  @Test("A run that left no results has failed")
  func crashed() throws {
    let outcome = try run(package: nil, status: 1)
    #expect(outcome.output.contains("The run of the package tests left no results."))
    #expect(closingLine(outcome) == "2 passed, 1 failed, 0 skipped")
    #expect(outcome.status != 0)
  }

  @Test("A check that fails beside passing tests fails the whole")
  func check() throws {
    let outcome = try run(package: Self.passing, status: 3)
    #expect(closingLine(outcome) == "3 passed, 1 failed, 0 skipped")
    #expect(outcome.status != 0)
  }

  @Test("The way of a newcomer that cannot be walked fails the whole")
  func newcomer() throws {
    let outcome = try run(package: Self.passing, newcomer: 1)
    #expect(closingLine(outcome) == "3 passed, 1 failed, 0 skipped")
    #expect(outcome.status != 0)
  }
}
