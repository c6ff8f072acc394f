import Foundation
import Testing

@Suite("The architecture page")
struct ArchitectureTests {
  @Test("Its table of arrows is the table the import rule enforces; RECORD=1 writes it anew")
  func arrows() throws {
    let page = try #require(House.file("Documentation/ARCHITECTURE.md"))
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let heading = try #require(lines.firstIndex(of: "## Who may import whom"))
    let start = try #require(lines[heading...].firstIndex { $0.hasPrefix("|---") }) + 1
    let shown = lines[start...].prefix { $0.hasPrefix("|") }
    let enforced = arrowTable.map(row)
    #expect(Array(shown) == enforced)
    guard Array(shown) != enforced, ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
    let text = (lines[..<start] + enforced + lines[shown.endIndex...]).joined(separator: "\n")
    try Data(text.utf8).write(to: House.root.appending(path: page.path))
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
