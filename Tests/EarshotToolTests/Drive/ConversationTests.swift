import Foundation
import Testing

extension LiveTests {
  @Suite("earshot drive on a terminal")
  struct ConversationTests {
    private func run(_ lines: [String]) throws -> TerminalRun {
      let folder = try TemporaryFolder()
      try folder.write(DriveTests.cell + DriveTests.preview, to: "Kennel.swift")
      return try TerminalRun("drive", "Kennel.swift", in: folder, typing: lines)
    }

    @Test("A person types a command and reads what is heard; a wrong one is answered with the nearest")
    func conversation() throws {
      let run = try run([
        "right", "rihgt", "# nothing", "wait", "expect \"Takes the dog home\"", "quit", "left",
      ])
      #expect(run.status == 0)
      try StoredText("DriveTests/Conversation").expect(run.screen)
    }

    @Test("Expectations can be typed too, and the end of the input ends the session")
    func failing() throws {
      let run = try run(["right", "expect \"Adopt\"", "expect silence"])
      #expect(run.status == 1)
      #expect(run.screen.contains("> " + "  expected    Adopt\n  heard       Adopt, 1, button\n"))
      #expect(run.screen.contains("\n2 lines failed.\n"))
    }

    @Test("help lists every command")
    func help() throws {
      let run = try run(["help"])
      for form in ["right, flick right", "rotor \"NAME\"", "vo-command-/", "wait 2s", "expect sound NAME"] {
        #expect(run.screen.contains("\n  \(form) ") || run.screen.contains(">   \(form) "), "\(form)")
      }
      #expect(run.status == 0)
    }

    @Test("At a prompt Tab completes a name on the screen, and lines are kept for the next session")
    func prompt() throws {
      let folder = try TemporaryFolder()
      try folder.write(DriveTests.cell + DriveTests.preview, to: "Kennel.swift")
      let first = try TerminalRun(
        "drive", "Kennel.swift", in: folder, typing: ["select \"Ado\t", "quit"], showsAll: true)
      #expect(first.status == 0)
      #expect(first.screen.contains("Adopt, 1, button"))
      let history = try String(contentsOfFile: "\(folder.path)/earshot/history", encoding: .utf8)
      #expect(history.contains("Adopt"))
    }

    @Test("On a terminal seconds stand back in colour, unless the person wants none")
    func colours() throws {
      let folder = try TemporaryFolder()
      try folder.write(DriveTests.cell + DriveTests.preview, to: "Kennel.swift")
      let colored = try TerminalRun("hear", "Kennel.swift", in: folder, typing: [], showsAll: true)
      #expect(colored.screen.contains("\u{1b}[2m"))
      let plain = try TerminalRun(
        "hear", "Kennel.swift", in: folder, typing: [], showsAll: true, environment: ["NO_COLOR": "1"])
      #expect(!plain.screen.contains("\u{1b}[2m"))
      #expect(plain.screen.contains("Adopt, 1, button"))
    }
  }
}
