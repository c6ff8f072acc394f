import AccessibilityModel
import Foundation
import Testing
import TreeFormat

extension LiveTests {
  @Suite("earshot look")
  struct LookTests {
    private static let source = """
      import SwiftUI
      #Preview("Dogs") {
        VStack {
          Text("Bailey, a beagle who is three years old and likes to run").font(.system(size: 17)).lineLimit(1)
          Button("Adopt") {}
          Button("Help") {}
        }
      }

      """

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      return folder
    }

    /// Width and height as they stand in the head of a PNG file.
    private func extent(of name: String, in folder: TemporaryFolder) throws -> [Int] {
      let data = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
      #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
      return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("L8: a preview is drawn into a PNG file as large as its device's screen")
    func file() throws {
      let folder = try folder()
      let run = try ToolRun("look", "A.swift", "-o", "a.png", in: folder)
      #expect(run.errors == "")
      #expect(run.output == "")
      #expect(run.status == 0)
      #expect(try extent(of: "a.png", in: folder) == [786, 1704])
      let small = try ToolRun(
        "look", "A.swift", "-o", "b.png", "--device", "iPhone SE", "--landscape", "--scale", "1",
        "--appearance", "dark", in: folder)
      #expect(small.status == 0)
      #expect(try extent(of: "b.png", in: folder) == [667, 375])
    }

    @Test("L8: the legend has VoiceOver's words in the language of the person")
    func legendLanguage() throws {
      let folder = try folder()
      func picture(_ arguments: String...) throws -> Data {
        let run = try ToolRun(arguments: ["look", "A.swift", "-o", "a.png"] + arguments, in: folder)
        #expect(run.errors == "")
        return try Data(contentsOf: URL(filePath: folder.path).appending(path: "a.png"))
      }
      #expect(try picture() == picture("--language", "de"))
      #expect(try picture("--legend") != picture("--legend", "--language", "de"))
    }

    @Test("L8: all text sizes stand on one sheet, with what technologies draw")
    func sheet() throws {
      let folder = try folder()
      let run = try ToolRun(
        "look", "A.swift", "-o", "all.png", "--text-size", "all", "--overlay", "order", "--overlay", "names",
        in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let extent = try extent(of: "all.png", in: folder)
      #expect(extent[0] > 4 * 393 && extent[1] > 852)
    }

    @Test("L8: facts are lines, or JSON that can be read again; the status is 1 where there are any")
    func facts() throws {
      let folder = try folder()
      let run = try ToolRun("look", "A.swift", "-o", "a.png", "--facts", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Dogs:\n\n"))
      #expect(run.output.contains("is cut short by an ellipsis. Give it more lines.\n"))
      #expect(run.output.contains("does not grow with the text size. Use a text style.\n"))
      let json = try ToolRun("look", "A.swift", "-o", "a.png", "--facts", "--format", "json", in: folder)
      let findings = try EncodedFindingsV1(json.output).findings()
      #expect(findings.contains { $0.kind == .truncated && $0.words.hasPrefix("Bailey") })
      #expect(json.status == 1)
    }

    @Test(
      "A wrong command line is one of the errors with status 2, and no file is written",
      arguments: [
        (["A.swift"], "No file for the picture. Name one: -o screen.png."),
        (["A.swift", "-o", "a.jpg"], "a.jpg is no name of a PNG file."),
        (["A.swift", "-o", "nowhere/a.png"], "Cannot write nowhere/a.png."),
        (["A.swift", "-o", "a.png", "--scale", "4"], "--scale is 1, 2 or 3."),
        (["A.swift", "-o", "a.png", "--overlay", "voices"], "'--overlay <kind>'"),
        (["A.swift", "-o", "a.png", "--text-size", "every"], "No text size every."),
        (["A.swift", "-o", "a.png", "--text-size", "large,huge"], "No text size huge."),
        (["A.swift", "-o", "a.png", "--overlay", "cursor", "--stop", "9"], "VoiceOver stops 3 times"),
        (["B.swift", "-o", "a.png"], "A picture holds one screen, but there are 2 previews."),
      ])
    func commandLine(arguments: [String], message: String) throws {
      let folder = try folder()
      try folder.write(
        "import SwiftUI\n#Preview(\"A\") { Text(\"A\") }\n#Preview(\"B\") { Text(\"B\") }\n", to: "B.swift")
      let run = try ToolRun(arguments: ["look"] + arguments, in: folder)
      #expect(run.errors.contains(message))
      #expect(run.output == "")
      #expect(run.status == 2)
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/a.png"))
    }

    @Test("A script draws the screen with the cursor in it")
    func script() throws {
      let folder = try folder()
      try folder.write("right\nlook one.png\nexpect \"Adopt, button\"\n", to: "talk.drive")
      let run = try ToolRun("drive", "A.swift", "talk.drive", in: folder)
      #expect(run.output.contains("  2  look one.png\n       (picture: one.png, 786×1704)\n"))
      #expect(run.status == 0)
      #expect(try extent(of: "one.png", in: folder) == [786, 1704])
    }
  }
}
