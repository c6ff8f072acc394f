import AccessibilityModel
import Foundation
import Testing
import TreeFormat

extension LiveTests {
  @Suite("What an app says, and what files are called, is shown and never done")
  struct HostileWordTests {
    /// Recolours, retitles, clears, turns around, ends lines, and speaks to workflows.
    private static let words =
      #"Adopt\u{1B}[31m \u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\n  2  Forged, button  1.0 s\r\n::error::x ##[error]x\u{202E}\u{85}\u{2028}"#

    private static let source = """
      import SwiftUI
      let words = "\(words)"
      struct Screen: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text(words)
            Button(words) { count += 1 }.accessibilityHint(words).accessibilityIdentifier(words)
            Button("Second") {}.accessibilityAction(named: words) {}.accessibilityValue(words)
            Text("Third").accessibilityCustomContent(Text(words), Text(words)).font(.system(size: 4))
            Text("Counted \\(count)")
          }
          .onAppear {
            print(words)
            FileHandle.standardError.write(Data(words.utf8))
            AccessibilityNotification.Announcement(words).post()
          }
        }
      }
      #Preview("\(words)") { Screen() }
      """

    private func expectQuiet(_ run: ToolRun, _ what: String) {
      for text in [run.output, run.errors] {
        let loud = text.unicodeScalars.first { $0 != "\n" && VisibleText.escape($0) != nil }
        #expect(loud == nil, "\(what)")
        #expect(VisibleText.lines(text) == text, "\(what)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("  2  Forged") }, "\(what)")
      }
    }

    @Test(
      "Nothing acts in what a command prints",
      arguments: [
        ["hear"], ["hear", "--rules", "--propose"], ["hear", "--format", "captions"],
        ["hear", "--format", "json"], ["hear", "--freeze", "-"], ["tree", "--sources"],
        ["tree", "--format", "json"], ["effort", "--steps", "--barriers"], ["effort", "--format", "json"],
        ["effort", "--freeze", "-"], ["audit"], ["audit", "--format", "json"],
        ["audit", "--format", "sarif"],
        ["audit", "--format", "markdown"], ["audit", "--format", "html"], ["audit", "--format", "junit"],
        ["audit", "--write-baseline", "-"], ["look", "-o", "a.png", "--legend", "--facts"],
        ["look", "-o", "a.png", "--facts", "--format", "json"], ["crawl", "--moves"],
        ["crawl", "--format", "json"], ["crawl", "--html", "-"],
      ])
    func commands(arguments: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun(
        arguments: [arguments[0], "A.swift"] + arguments.dropFirst(), in: folder)
      #expect(run.status < 2, "\(run.errors)")
      expectQuiet(run, arguments.joined(separator: " "))
    }

    @Test("Annotations of a workflow are those of the findings alone", arguments: ["hear", "audit"])
    func annotations(command: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun(command, "A.swift", "--format", "github", in: folder)
      let lines = run.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.contains(" file=A.swift,line=") || $0.contains(" title=") })
      #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.escape($0) == nil })
      #expect(VisibleText.lines(run.errors) == run.errors)
    }

    @Test("A session that is driven, and an answer to why, have only lines of their own")
    func sessions() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      try folder.write("right\nright\nexpect \"Other\"\nrotor \"Forged\"\n", to: "a.drive")
      let driven = try ToolRun("drive", "A.swift", "a.drive", in: folder)
      expectQuiet(driven, "drive")
      #expect(driven.status == 1)
      let why = try ToolRun("why", "A.swift", "Forged", in: folder)
      expectQuiet(why, "why")
      #expect(why.status == 0)
    }

    @Test("JSON has every character of the words")
    func whole() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun("tree", "A.swift", "--format", "json", in: folder)
      let tree = try EncodedTreeV1(run.output).tree()
      let labels: [String] = tree.stops.compactMap { tree[$0]?.label?.string }
      let label = try #require(labels.first)
      #expect(label.hasPrefix("Adopt\u{1B}[31m \u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m\n  2  Forged"))
      #expect(label.hasSuffix("##[error]x\u{202E}\u{85}\u{2028}"))
    }

    @Test("What the app prints is shown line by line behind its mark")
    func printed() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try ToolRun("hear", "A.swift", in: folder)
      #expect(run.errors.contains("app: Adopt\\u{1B}[31m \\u{1B}]0;title\\u{7}\\u{1B}[2J\\u{9B}31m\n"))
      #expect(run.errors.contains("app: ::error::x ##\\u{5B}error]x\\u{202E}\\u{85}\\u{2028}\n"))
    }

    @Test("Names of files, and what a compiler says of them, end no line and begin no command")
    func files() throws {
      let folder = try TemporaryFolder()
      let name = "a\u{1B}[31m\n::error::b.swift"
      let code = "import SwiftUI\nlet red = missing /* \u{1B}[31m \u{202E} */\n#Preview { Text(red) }\n"
      try folder.write(code, to: name)
      let refused = try ToolRun("hear", name, in: folder)
      expectQuiet(refused, "a file that does not compile")
      #expect(refused.status == 2)
      #expect(refused.lastError.hasPrefix("earshot: a\\u{1B}[31m␊::error::b.swift"))
      #expect(refused.errors.contains("cannot find 'missing' in scope"))
      for missing in ["no\n::error::such.swift", "--un\u{1B}known\n::error::x", "no\n::error::"] {
        let run = try ToolRun("hear", missing, in: folder)
        expectQuiet(run, missing)
        #expect(run.status == 2)
      }
    }

    @Test("A terminal gets the program's own colours and nothing else")
    func terminal() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.source, to: "A.swift")
      let run = try TerminalRun("hear", "A.swift", in: folder, typing: [], showsAll: true)
      let rest = run.screen.replacing(/\u{1B}\[[0-9;]*[mK]/, with: "")
      // The terminal itself puts a carriage return before each line feed.
      let loud = rest.unicodeScalars.first {
        !"\r\n".unicodeScalars.contains($0) && VisibleText.escape($0) != nil
      }
      #expect(loud == nil)
      #expect(run.screen.contains("\u{1B}[2m"))
    }
  }
}
