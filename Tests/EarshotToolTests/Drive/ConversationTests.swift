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

    @Test("Audits, crawls, explanations and differences are coloured on a terminal, and with NO_COLOR never")
    func otherColours() throws {
      let folder = try TemporaryFolder()
      func code(_ name: String) -> String {
        "import SwiftUI\n#Preview(\"Pay\") { VStack { Text(\"Total\"); Button(\"\(name)\") {} } }\n"
      }
      try folder.write(code("×"), to: "Pay.swift")
      try folder.write(code("Close"), to: "Old.swift")
      for isPlain in [false, true] {
        let environment = isPlain ? ["NO_COLOR": "1"] : [:]
        func screen(_ arguments: String...) throws -> String {
          try TerminalRun(
            arguments: arguments, in: folder, typing: [], showsAll: true, environment: environment
          ).screen
        }
        let audit = try screen("audit", "Pay.swift")
        #expect(audit.contains("symbol-name"))
        #expect(audit.contains("\u{1b}[1m") != isPlain)
        let crawl = try screen("crawl", "Pay.swift")
        #expect(crawl.contains("1  Total"))
        #expect(crawl.contains("\u{1b}[33m") != isPlain)
        let diff = try screen("diff", "Old.swift", "Pay.swift")
        #expect(diff.contains("×"))
        #expect(diff.contains("\u{1b}[33m") != isPlain)
        let why = try screen("why", "Pay.swift", "Total")
        #expect(why.contains("Total"))
        if isPlain { #expect(!why.contains("\u{1b}[3")) }
      }
    }
  }
}
