import Testing

extension LiveTests {
  @Suite("Patterns between slashes")
  struct PatternTests {
    private static let code = """
      import SwiftUI

      private func euros(in words: String) -> Int {
        words.firstMatch(of: /([0-9]+) euros?/).flatMap { Int($0.output.1) } ?? 0
      }

      #Preview("Amount") {
        Text("\\(euros(in: "about 24 euros") / 3 / 2) euros each")
      }

      """

    @Test(
      "An app's pattern between slashes is one in the mode that Xcode uses and in 6, and a division stays one",
      arguments: [[], ["--swift-version", "5"], ["--swift-version", "6"]])
    func pattern(mode: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.code, to: "Amount.swift")
      let run = try ToolRun(arguments: ["hear", "Amount.swift", "--format", "captions"] + mode, in: folder)
      #expect(run.errors == "")
      #expect(run.output == "4 euros each\n")
      #expect(run.status == 0)
    }
  }
}
