import Foundation
import Testing

extension LiveTests {
  @Suite("The README")
  struct ReadmeTests {
    private static var text: String {
      get throws {
        try String(contentsOf: DevelopmentPrefix.root.appending(path: "README.md"), encoding: .utf8)
      }
    }

    /// The lines of the first fenced block that begins with a mark.
    private static func block(_ opening: String) throws -> String {
      let lines = try text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(
        lines.indices.first { lines[$0...].starts(with: opening.split(separator: "\n")) })
      let body = lines[start...].dropFirst(opening.split(separator: "\n").count).prefix { $0 != "```" }
      return body.joined(separator: "\n") + "\n"
    }

    @Test("B1: the view that the README shows is heard as the README says")
    func session() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.block("```swift"), to: "Bailey.swift")
      let run = try ToolRun("hear", "Bailey.swift", in: folder)
      #expect(run.errors == "")
      #expect(try run.output == Self.block("```\n$ earshot hear Bailey.swift"))
    }
  }
}
