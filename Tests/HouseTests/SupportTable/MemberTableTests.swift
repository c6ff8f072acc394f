import Testing

@Suite("The table of the accessibility API", .timeLimit(.minutes(10)))
struct MemberTableTests {
  @Test("The stored table is what the names of the tests give")
  func stored() throws {
    let outcome = try Shell.run("Scripts/generate-member-table", "--check")
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }

  @Test("Every member is listed once, in a group")
  func members() throws {
    let rows = TabSeparated(try #require(House.file("Documentation/accessibility-members.tsv")).text)
    #expect(rows.header == ["group", "member"])
    #expect(rows.unevenRows == [])
    #expect(Set(rows.rows.map { $0[1] }).count == rows.rows.count)
  }

  @Test("A member counts where a test names it as a whole word, and is not there yet where none does")
  func generation() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "group\tmember\ntext\tlabel\ntext\tlabelBlock\n", to: "Documentation/accessibility-members.tsv")
    try folder.write("@Test(\"The label, heard | seen\") func a() {}\n", to: "Tests/ATests/A.swift")
    #expect(try Shell.run("Scripts/generate-member-table", "--root", folder.url.path).status == 0)
    let table = folder.read("Documentation/AccessibilityMembers.md") ?? ""
    #expect(table.contains("| `label` | The label, heard \\| seen ([A.swift](../Tests/ATests/A.swift)) |\n"))
    #expect(table.contains("| `labelBlock` | not yet |\n"))
  }
}
