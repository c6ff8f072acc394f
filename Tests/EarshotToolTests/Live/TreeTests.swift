import Testing
import TreeFormat

extension LiveTests {
  @Suite("earshot tree")
  struct TreeTests {
    private static let source = """
      import SwiftUI
      #Preview("Bailey") { VStack { Text("Bailey"); Text("beagle") } }
      #Preview("Rex") { Text("Rex") }
      """

    @Test("The text has a head for each preview, and an element a line")
    func text() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun("tree", "A.swift", in: folder)
      #expect(run.errors == "")
      #expect(run.output.hasPrefix("Bailey:\n\n"))
      #expect(run.output.contains("text \"beagle\" ["))
      #expect(run.output.contains("\n\nRex:\n\n"))
      #expect(run.status == 0)
    }

    @Test("JSON is a screen that can be read again, and asks for one preview")
    func json() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun("tree", "A.swift", "--format", "json", "--preview", "Rex", in: folder)
      let tree = try EncodedTreeV1(run.output).tree()
      #expect(TreeText(tree).text.contains("\"Rex\""))
      let several = try ToolRun("tree", "A.swift", "--format", "json", in: folder)
      #expect(several.lastError.hasSuffix("Choose with --preview: Bailey, Rex."))
      #expect(several.status == 2)
    }
  }
}
