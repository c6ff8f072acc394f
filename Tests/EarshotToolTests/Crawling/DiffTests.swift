import Foundation
import Testing

extension LiveTests {
  @Suite("earshot diff")
  struct DiffTests {
    private static let old = """
      import SwiftUI

      #Preview("Pay") {
        VStack {
          Text("Subtotal")
          Text("Total")
          Button { } label: { Image(systemName: "creditcard") }
            .accessibilityLabel("Pay")
            .accessibilityIdentifier("pay")
            .accessibilityAction(named: "Split") {}
        }
      }

      """

    @Test("B8: two versions are told apart in English, and the status is 1; equal ones give 0")
    func english() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.old, to: "Old/Pay.swift")
      let new = Self.old.replacing("\"Subtotal\"", with: "\"X\"").replacing("\"Total\"", with: "\"Subtotal\"")
        .replacing("\"X\"", with: "\"Total\"").replacing(
          "    .accessibilityAction(named: \"Split\") {}\n", with: ""
        )
        .replacing("accessibilityLabel(\"Pay\")", with: "accessibilityLabel(\"Pay now\")")
      try folder.write(new, to: "New/Pay.swift")
      let run = try ToolRun("diff", "Old/Pay.swift", "New/Pay.swift", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("\"Pay\" is called \"Pay now\"."))
      #expect(run.output.contains("! \"Pay now\" lost its action \"Split\"."))
      #expect(run.output.contains("is read before"))
      #expect(!run.output.contains("new stop"))
      let markdown = try ToolRun("diff", "Old/Pay.swift", "New/Pay.swift", "--format", "markdown", in: folder)
      #expect(markdown.output.contains("- **Worse:** \"Pay now\" lost its action \"Split\"."))
      let json = try ToolRun("diff", "Old/Pay.swift", "New/Pay.swift", "--format", "json", in: folder)
      let document = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      let changes = try #require(document?["changes"] as? [[String: Any]])
      #expect(changes.contains { $0["kind"] as? String == "lostAction" && $0["isWorse"] as? Bool == true })
      let same = try ToolRun("diff", "Old/Pay.swift", "Old/Pay.swift", in: folder)
      #expect(same.status == 0)
      #expect(same.output.contains("People who listen meet the same"))
    }

    @Test("B8: a revision of a git repository is compiled beside the work tree, which stays as it is")
    func since() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.old, to: "App/Pay.swift")
      let git = try #require(Toolbox.find("git"))
      func run(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: git)
        process.arguments =
          ["-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
      try run("init", "-q")
      try run("add", ".")
      try run("commit", "-q", "-m", "Pay")
      try folder.write(
        Self.old.replacing("      .accessibilityLabel(\"Pay\")\n", with: ""), to: "App/Pay.swift")
      let changed = try ToolRun("diff", "--since", "HEAD", "App", in: folder)
      #expect(changed.status == 1)
      #expect(changed.output.contains("\"Pay\" "))
      let unknown = try ToolRun("diff", "--since", "nowhere", "App", in: folder)
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("Name a commit, a branch or a tag of git log."))
    }

    @Test("B8: saved crawls are compared; what cannot be read is told in a line with status 2")
    func crawls() throws {
      let folder = try TemporaryFolder()
      let map = try ToolRun(
        "crawl", "--example", "kennel-tour", "--format", "json", "--no-verify", in: folder)
      try folder.write(map.output, to: "old.json")
      try folder.write(map.output.replacing("\"Vaccinations", with: "\"Shots"), to: "new.json")
      #expect(try ToolRun("diff", "old.json", "old.json", in: folder).status == 0)
      let run = try ToolRun("diff", "old.json", "new.json", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("\"Vaccinations\" is called \"Shots\"."))
      try folder.write("nonsense", to: "wrong.json")
      let wrong = try ToolRun("diff", "old.json", "wrong.json", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("wrong.json: it is no JSON. Save it with earshot crawl --format json."))
      let one = try ToolRun("diff", "old.json", in: folder)
      #expect(one.status == 2)
      #expect(one.errors.contains("Two states to compare: earshot diff OLD NEW"))
    }
  }
}
