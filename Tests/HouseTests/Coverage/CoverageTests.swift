import Testing

@Suite("The page of rules and their tests", .timeLimit(.minutes(10)))
struct CoverageTests {
  @Test("The stored page is what the rules and the names of the tests give")
  func stored() throws {
    let outcome = try Shell.run("Scripts/generate-coverage", "--check")
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test(
    "Every rule has a section, a name, a sentence and a proof or a reason",
    arguments: [
      "voiceover-rules.tsv", "voice-control-rules.tsv", "keyboard-access-rules.tsv", "low-vision-rules.tsv",
      "swiftui-rules.tsv", "spoken-content-rules.tsv", "audit-rules.tsv", "corrected-rules.tsv",
    ])
  func rules(file: String) throws {
    let rules = TabSeparated(try #require(House.file("Documentation/\(file)")).text)
    #expect(rules.header == ["section", "rule", "what", "proof"])
    #expect(rules.unevenRows == [])
    let known = Set(rules.rows.map { "\($0[0]) \($0[1])" })
    #expect(known.count == rules.rows.count)
    for row in rules.rows { #expect(!row.contains(""), "\(row)") }
  }

  @Test("A test that is known to fail proves nothing; one that checks that failures are found does")
  func knownIssues() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      section\trule\twhat\tproof
      1.1\tF1\tOne cursor\tthe cursor stays
      1.1\tF2\tNo trap\ta trap fails
      1.1\tF3\tNo end\tthe end knocks

      """, to: "Documentation/voiceover-rules.tsv")
    try folder.write(
      """
      @Test("the cursor stays") func a() {
        withKnownIssue(
          "It \\"jumps\\".") { #expect(1 == 2) }
      }
      @Test("a trap fails") func b() { withKnownIssue { #expect(1 == 2) } }
      @Test("the end knocks") func c() {}
      """, to: "Tests/A.swift")
    #expect(try Shell.run("Scripts/generate-coverage", "--root", folder.url.path).status == 0)
    let page = folder.read("Documentation/VoiceOverCoverage.md") ?? ""
    #expect(page.contains("2 rules are\nproved by a test; 1 have none"))
    #expect(
      page.contains(
        "| One cursor | *not followed yet: It \"jumps\".* [the cursor stays](../Tests/A.swift) |"))
    #expect(page.contains("| No trap | [a trap fails](../Tests/A.swift) |"))
  }

  @Test("A rule whose test is gone is named")
  func lostTest() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "section\trule\twhat\tproof\n1.1\tF1\tOne cursor\tthe cursor stays\n",
      to: "Documentation/voiceover-rules.tsv")
    try folder.write("@Test(\"Z1: the cursor goes\") func a() {}\n", to: "Tests/A.swift")
    let outcome = try Shell.run("Scripts/generate-coverage", "--root", folder.url.path)
    #expect(outcome.status != 0)
    try folder.write("@Test(\"Z1: the cursor stays\") func a() {}\n", to: "Tests/A.swift")
    #expect(try Shell.run("Scripts/generate-coverage", "--root", folder.url.path).status == 0)
    #expect(try Shell.run("Scripts/generate-coverage", "--root", folder.url.path, "--check").status == 0)
  }
}
