import Foundation
import Testing
import TreeFormat

/// The saved screens that come with the repository.
enum SavedSamples {
  /// The path of a sample.
  static func path(_ file: String) -> String {
    DevelopmentPrefix.root.appending(path: "Examples/SavedScreens/\(file)").path
  }
}

extension LiveTests {
  @Suite("Saved screens in every command")
  struct SavedScreenToolTests {
    private func run(_ arguments: String..., input: String? = nil) throws -> ToolRun {
      let folder = try TemporaryFolder()
      if let input { try folder.write(input, to: "input") }
      return try ToolRun(arguments: arguments, in: folder, input: input == nil ? nil : "input")
    }

    @Test("hear reads a page source of Appium, and says in one line what it does not tell")
    func hear() throws {
      let run = try run("hear", SavedSamples.path("ferry.appium-ios.xml"), "--format", "captions")
      #expect(
        run.output == """
          Harbour, back button
          Tickets, heading
          Passenger, Maud & Wilf, text field. Double tap to edit.
          Return trip, switch button, on. Double tap to toggle setting.
          Luggage, 40%, adjustable. Swipe up or down with one finger to adjust the value.
          Buy, dimmed, button
          Tab Bar, selected, Tickets, tab, 1 of 2
          Timetable, tab, 2 of 2

          """)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.lastError.contains("Appium's page source of iOS does not tell hints"))
      #expect(run.status == 0)
    }

    @Test("tree writes a saved screen as our own, which is read again as it was")
    func tree() throws {
      let folder = try TemporaryFolder()
      let first = try ToolRun(
        "tree", SavedSamples.path("allotment.aria.yml"), "--format", "json", in: folder)
      #expect(first.status == 0)
      try folder.write(first.output, to: "own.json")
      let again = try ToolRun("tree", "own.json", "--format", "json", in: folder)
      #expect(again.output == first.output && again.errors == "")
    }

    @Test("drive reads a saved screen, and an activation is answered by a line that says why nothing follows")
    func drive() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "right\nexpect \"Seal island, 12 June, button\"\ndouble tap\nright\n", to: "read.drive")
      let run = try ToolRun("drive", SavedSamples.path("ferry.idb.json"), "read.drive", in: folder)
      #expect(run.output.contains("Remind me, dimmed, switch button, off"))
      #expect(
        run.lastError == "earshot: ferry.idb.json is a saved screen, which cannot answer: "
          + "activate \"Seal island, 12 June\". Read on, or drive the app.")
    }

    @Test("A session that drive wrote down is a saved screen")
    func session() throws {
      let folder = try TemporaryFolder()
      try folder.write("right\n", to: "read.drive")
      let session = try ToolRun(
        "drive", SavedSamples.path("ferry.idb.json"), "read.drive", "--format", "json", in: folder)
      try folder.write(session.output, to: "session.json")
      let run = try ToolRun("hear", "session.json", "--format", "captions", in: folder)
      #expect(run.output.hasPrefix("Tickets, heading\nSeal island, 12 June, button. Shows the ticket."))
      #expect(run.lastError.hasSuffix("A session has 1 change of its screen; read is the last."))
    }

    @Test("audit leaves out the rules that need a picture or a running app, and says which")
    func audit() throws {
      let run = try run("audit", SavedSamples.path("ferry.uiautomator.xml"))
      #expect(run.output.contains("missing-name: Too little: only \"Button\"."))
      #expect(run.lastError.contains("so these rules are left out: contrast, small-target"))
      #expect(run.lastError.contains("unheard-announcement") && run.lastError.contains("app-fault"))
      #expect(run.status == 1)
    }

    @Test("effort tells what each action of a saved screen costs")
    func effort() throws {
      let run = try run("effort", SavedSamples.path("ferry.idb.json"))
      #expect(run.output.contains("Seal island, 12 June   2 gestures"))
      #expect(run.output.contains("Share"))
      #expect(run.status == 0)
    }

    @Test("diff tells what changed between two saved screens, whatever their files are called")
    func diff() throws {
      let folder = try TemporaryFolder()
      let text = try String(contentsOfFile: SavedSamples.path("ferry.appium-ios.xml"), encoding: .utf8)
      try folder.write(text.replacing("label=\"Buy\"", with: "label=\"\""), to: "new.xml")
      let run = try ToolRun("diff", SavedSamples.path("ferry.appium-ios.xml"), "new.xml", in: folder)
      #expect(run.output.contains("! \"Buy\" lost its label."))
      #expect(run.status == 1)
      let same = try ToolRun("diff", "new.xml", "new.xml", in: folder)
      #expect(same.output == "People who listen meet the same in new.xml and new.xml.\n" && same.status == 0)
    }

    @Test("A saved screen comes through the standard input where its format is named")
    func input() throws {
      let run = try run("hear", "-", "--from", "aria", "--format", "captions", input: "- button \"Pay\"\n")
      #expect(run.output == "Pay, button\n" && run.status == 0)
    }

    @Test("--from overrides what the file looks like")
    func override() throws {
      let folder = try TemporaryFolder()
      try folder.write("Button, 0x1, label: 'Pay'", to: "screen.txt")
      let without = try ToolRun("hear", "screen.txt", in: folder)
      #expect(without.status == 2)
      let run = try ToolRun(
        "hear", "screen.txt", "--from", "debug-description", "--format", "captions", in: folder)
      #expect(run.output == "Pay, button\n")
      let wrong = try ToolRun("hear", "screen.txt", "--from", "html", in: folder)
      #expect(wrong.errors.contains("No format html. --from is one of: appium-ios, xcuitest"))
    }

    @Test("A file that ends early is one line with its place and no report, and the status is 2")
    func truncated() throws {
      let folder = try TemporaryFolder()
      let text = try String(contentsOfFile: SavedSamples.path("ferry.appium-ios.xml"), encoding: .utf8)
      try folder.write(String(text.prefix(900)), to: "cut.xml")
      let run = try ToolRun("hear", "cut.xml", in: folder)
      #expect(run.output == "")
      #expect(run.errors == "earshot: cut.xml:7:11: the file ends too early. Save it whole.\n")
      #expect(run.status == 2)
    }

    @Test("A file of 500 MB is refused by its size, whatever its format, without being read to its end")
    func huge() throws {
      let folder = try TemporaryFolder()
      try folder.write("<XCUIElementTypeApplication>", to: "huge.xml")
      let file = try FileHandle(forWritingTo: URL(filePath: folder.path).appending(path: "huge.xml"))
      try file.truncate(atOffset: 500 << 20)
      try file.close()
      let run = try ToolRun("hear", "huge.xml", in: folder)
      #expect(
        run.errors
          == "earshot: huge.xml: it is larger than 64 MB. Check that it is one screen, or allow more with "
          + "--max-size.\n")
      #expect(run.status == 2)
    }

    @Test("Code and saved screens are not shown together, and what cannot be crawled or drawn says so")
    func refused() throws {
      let folder = try TemporaryFolder()
      try folder.write("import SwiftUI", to: "A.swift")
      let sample = SavedSamples.path("ferry.idb.json")
      let mixed = try ToolRun("hear", sample, "A.swift", in: folder)
      #expect(
        mixed.errors.contains("is a saved screen. Name it without code beside it.") && mixed.status == 2)
      let look = try ToolRun("look", sample, "-o", "a.png", in: folder)
      #expect(look.lastError.contains("cannot be drawn") && look.status == 2)
      #expect(try ToolRun("crawl", sample, in: folder).status == 2)
    }
  }
}
