import Foundation
import Testing
import TreeFormat

extension LiveTests {
  @Suite("Many screens by one process")
  struct ManyScreensTests {
    /// The members of each line of output.
    private func lines(_ output: String) throws -> [JSONObject] {
      try output.split(separator: "\n").map { line in
        guard case .object(let object) = try JSONValue(parsing: String(line)) else {
          throw CocoaError(.fileReadCorruptFile)
        }
        return object
      }
    }

    private func text(_ object: JSONObject, _ key: String) -> String {
      if case .string(let text)? = object[key] { text } else { "" }
    }

    @Test("Paths, screens in the line and mistakes come out as a line each, in the order of the list")
    func list() throws {
      let folder = try TemporaryFolder()
      let sample = SavedSamples.path("ferry.idb.json")
      try folder.write(
        """
        \(sample)
        {"name": "in the line", "screen": "- button \\"Pay\\""}
        nowhere.xml

        {"name": "cut", "from": "xcuitest", "screen": "<XCUIElementTypeButton"}
        {"name": "neither"}
        {"name": "wrong", "from": "html", "screen": "x"}
        {"path": "\(sample)", "name": "named"}
        """, to: "list.txt")
      let run = try ToolRun("hear", "--list", "list.txt", in: folder)
      let lines = try lines(run.output)
      #expect(
        lines.map { text($0, "target") } == [
          sample, "in the line", "nowhere.xml", "cut", "neither", "wrong", "named",
        ])
      #expect(lines.map { text($0, "format") } == ["idb", "aria", "", "", "", "", "idb"])
      let errors = lines.map { text($0, "error") }
      #expect(errors.indices.filter { !errors[$0].isEmpty } == [2, 3, 4, 5])
      #expect(errors[2].hasPrefix("No such file: nowhere.xml."))
      #expect(errors[3] == "cut:1:1: the file ends too early. Save it whole.")
      #expect(errors[4].hasPrefix("The line has neither"))
      #expect(errors[5] == "No format html. The formats are those of --from.")
      #expect(run.output.contains("\"text\":\"Pay, button\"") && run.status == 1)
    }

    @Test(
      "A list from the standard input is held to what each command tells",
      arguments: ["tree", "audit", "effort"])
    func commands(command: String) throws {
      let folder = try TemporaryFolder()
      try folder.write("\(SavedSamples.path("ferry.idb.json"))\n", to: "list.txt")
      let run = try ToolRun(arguments: [command, "--list", "-"], in: folder, input: "list.txt")
      let line = try #require(try lines(run.output).first)
      guard case .object(let document)? = line[command] else {
        Issue.record("\(run.output)\(run.errors)")
        return
      }
      #expect(text(document, "format") == "earshot.\(command)")
      #expect(run.status == 0)
    }

    @Test("Code in a list is compiled and heard, and a target beside a list is refused")
    func code() throws {
      let folder = try TemporaryFolder()
      try folder.write("import SwiftUI\n#Preview(\"Pay\") { Button(\"Pay\") {} }\n", to: "Pay.swift")
      try folder.write("Pay.swift\n\(SavedSamples.path("ferry.tree.json"))\n", to: "list.txt")
      let run = try ToolRun("hear", "--list", "list.txt", in: folder)
      #expect(try lines(run.output).count == 2)
      #expect(run.output.contains("\"text\":\"Pay, button\"") && run.status == 0)
      let both = try ToolRun("hear", "Pay.swift", "--list", "list.txt", in: folder)
      #expect(both.errors.contains("Both a target and --list. Name one of the two.") && both.status == 2)
    }

    @Test(
      "A list that is a folder or is not there is refused, and so is a pipe without the name of its format")
    func unreadable() throws {
      let folder = try TemporaryFolder()
      #expect(
        try ToolRun("hear", "--list", ".", in: folder).lastError.hasPrefix("earshot: . may not be read."))
      #expect(
        try ToolRun("hear", "--list", "none", in: folder).lastError.hasPrefix("earshot: No such file: none."))
      #expect(
        try ToolRun("hear", "/dev/zero", in: folder).lastError.contains("/dev/zero is not a Swift file."))
      let endless = try ToolRun("hear", "/dev/zero", "--from", "aria", "--max-size", "1", in: folder)
      #expect(
        endless.lastError.hasPrefix("earshot: /dev/zero: it is larger than 1 MB.") && endless.status == 2)
    }

    @Test("Two processes that share a list say the same as one, line by line")
    func shared() throws {
      let folder = try TemporaryFolder()
      let all = try Self.screens(300)
      try folder.write(all, to: "all.jsonl")
      let lines = all.split(separator: "\n")
      try folder.write(lines.prefix(120).joined(separator: "\n") + "\n", to: "first.jsonl")
      try folder.write(lines.dropFirst(120).joined(separator: "\n"), to: "second.jsonl")
      let outputs = try ["all", "first", "second"].map {
        try ToolRun(arguments: ["hear", "--list", "-"], in: folder, input: "\($0).jsonl").output
      }
      #expect(outputs[0] == outputs[1] + outputs[2])
      #expect(outputs[0].split(separator: "\n").count == 300)
    }

    @Test("Apache Spark hears ten thousand saved screens, and says the same as one process")
    func spark() throws {
      let python = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] ?? "python3"
      guard Toolbox.find("java") != nil, try ScriptRun.run(python, "-c", "import pyspark").status == 0 else {
        return
      }
      let folder = try TemporaryFolder()
      try folder.write(try Self.screens(10_000), to: "screens.jsonl")
      let alone = try ToolRun(arguments: ["hear", "--list", "-"], in: folder, input: "screens.jsonl")
      #expect(alone.output.split(separator: "\n").count == 10_000)
      let heard = "\(folder.path)/heard.jsonl"
      let (said, status) = try ScriptRun.run(
        python, "Examples/SavedScreens/hear-screens.py", "\(folder.path)/screens.jsonl", heard,
        "\(try DevelopmentPrefix.path())/bin/earshot")
      #expect(status == 0, "\(said)")
      #expect(said.contains("10000 screens, ") && said.contains(" 10 errors"), "\(said)")
      #expect(try String(contentsOfFile: heard, encoding: .utf8) == alone.output)
    }

    /// Screens of several formats, one a line; one in a thousand ends too early.
    private static func screens(_ count: Int) throws -> String {
      let (said, status) = try ScriptRun.run(
        "python3", "Examples/SavedScreens/make-screens.py", "\(count)")
      try #require(status == 0, "\(said)")
      return said
    }
  }
}
