import Testing

@Suite("The architecture page")
struct ArchitectureTests {
  @Test("Its table of arrows is the table the import rule enforces")
  func arrows() throws {
    let page = try #require(House.file("Documentation/ARCHITECTURE.md"))
    let sections = page.text.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Who may import whom") })
    let shown = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(shown.map(String.init) == arrowTable.map(row))
  }

  /// A line of the page's table.
  private func row(_ arrow: Arrow) -> String {
    let system = arrow.system + arrow.systemInPhrases.map { "\($0) in `Phrases/`" }
    let columns = [arrow.targets.map { "`\($0)`" }, arrow.packages + system].map { modules in
      modules.isEmpty ? "nothing" : modules.joined(separator: ", ")
    }
    return "| `\(arrow.target)` | \(arrow.group) | \(columns[0]) | \(columns[1]) |"
  }
}
