import Foundation
import Testing

extension LiveTests {
  @Suite("Uncertain rules on the command line")
  struct RuleTests {
    private static let screen = """
      import SwiftUI

      #Preview("Party") {
        VStack {
          Stepper("Guests", value: .constant(2))
          Button("Help") {}
        }
      }

      """

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Party.swift")
      return folder
    }

    @Test("A rule of the app's side is chosen for with hear, tree, drive, effort and look")
    func everywhere() throws {
      let folder = try folder()
      let buttons = "control.stepper=buttons"
      let usual = try ToolRun("hear", "Party.swift", "--format", "captions", in: folder)
      #expect(usual.output.split(separator: "\n").count == 2)
      let heard = try ToolRun("hear", "Party.swift", "--format", "captions", "--rule", buttons, in: folder)
      #expect(heard.output.contains("Decrement, button\nIncrement, button\n"))
      let tree = try ToolRun("tree", "Party.swift", "--rule", buttons, in: folder)
      #expect(tree.output.contains("\"Decrement\""))
      let prices = try ToolRun("effort", "Party.swift", "--rule", buttons, in: folder)
      #expect(prices.output.contains("Decrement "))
      try folder.write("right\n", to: "party.script")
      let driven = try ToolRun("drive", "Party.swift", "party.script", "--rule", buttons, in: folder)
      #expect(driven.output.contains("Decrement, button"))
      let drawn = try ToolRun(
        "look", "Party.swift", "-o", "a.png", "--overlay", "order", "--rule", buttons, "--rules", in: folder)
      #expect(drawn.output.contains("control.stepper = buttons\n"))
    }

    @Test("A settings file chooses for a rule in every command that shows a screen")
    func settingsFile() throws {
      let folder = try folder()
      try folder.write("earshot settings 1\n\n[rules]\ncontrol.stepper = buttons\n", to: "person.settings")
      let heard = try ToolRun(
        "hear", "Party.swift", "--format", "captions", "--settings", "person.settings", in: folder)
      #expect(heard.output.contains("Decrement, button\n"))
      let tree = try ToolRun("tree", "Party.swift", "--settings", "person.settings", in: folder)
      #expect(tree.output.contains("\"Decrement\""))
      let prices = try ToolRun("effort", "Party.swift", "--settings", "person.settings", in: folder)
      #expect(prices.output.contains("Decrement "))
      let drawn = try ToolRun(
        "look", "Party.swift", "-o", "a.png", "--overlay", "order", "--settings", "person.settings",
        "--rules",
        in: folder)
      #expect(drawn.output.contains("control.stepper = buttons\n"))
      let missing = try ToolRun("tree", "Party.swift", "--settings", "none.settings", in: folder)
      #expect(missing.status == 2)
      #expect(missing.lastError.contains("none.settings"))
    }

    @Test("Hear, drive, effort and look count the rules that they rest on, and list them where asked")
    func counted() throws {
      let folder = try folder()
      try folder.write("right\n", to: "party.script")
      let commands = [
        ["hear", "Party.swift"], ["drive", "Party.swift", "party.script"], ["effort", "Party.swift"],
        ["look", "Party.swift", "-o", "a.png", "--overlay", "order"],
        ["look", "Party.swift", "-o", "a.png", "--overlay", "cursor", "--facts"],
      ]
      for command in commands {
        let counted = try ToolRun(arguments: command, in: folder)
        #expect(counted.output.contains("--rules lists"), "\(command)")
        let listed = try ToolRun(arguments: command + ["--rules"], in: folder)
        #expect(listed.output.contains("  control.stepper = adjustable\n"), "\(command)")
      }
    }

    @Test("Rules are listed with their choices, all of them or those of a name")
    func list() throws {
      let all = try ToolRun("rules", in: try TemporaryFolder())
      #expect(all.status == 0)
      for name in ["cursor.refocus", "control.stepper", "button.menu", "order.rowThreshold", "zoom.keys"] {
        #expect(all.output.contains("\(name) = "))
      }
      let one = try ToolRun("rules", "control.stepper", in: try TemporaryFolder())
      #expect(
        one.output == """
          control.stepper = adjustable
              otherwise: buttons
              whether a stepper is one adjustable element or a label and two buttons
              source: Behaviour 3.4

          """)
    }

    @Test(
      "A wrong rule is told in one line, and exits with 2",
      arguments: [
        ("control.steper=buttons", "earshot: No rule \"control.steper\". Nearest: control.stepper."),
        ("control.stepper=round", "earshot: \"control.stepper\" takes adjustable | buttons."),
        ("control.stepper", "earshot: \"control.stepper\" is no choice. Write --rule NAME=CHOICE."),
      ])
    func wrong(argument: String, message: String) throws {
      let folder = try folder()
      for command in ["hear", "tree", "effort", "drive"] {
        let run = try ToolRun(command, "Party.swift", "--rule", argument, in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors == message + "\n")
      }
    }

    @Test("A file of settings chooses for rules, and the command line chooses over it")
    func settings() throws {
      let folder = try folder()
      try folder.write("earshot settings 1\n\n[rules]\ncontrol.stepper = buttons\n", to: "mine")
      let options = ["hear", "Party.swift", "--format", "captions", "--settings", "mine"]
      let heard = try ToolRun(arguments: options, in: folder)
      #expect(heard.output.contains("Decrement, button\n"))
      let over = try ToolRun(arguments: options + ["--rule", "control.stepper=adjustable"], in: folder)
      #expect(!over.output.contains("Decrement"))
      try folder.write("earshot settings 1\n\n[rules]\ncontrol.steper = buttons\n", to: "wrong")
      let wrong = try ToolRun("hear", "Party.swift", "--settings", "wrong", in: folder)
      #expect(wrong.errors == "earshot: line 4: No rule \"control.steper\". Nearest: control.stepper.\n")
      #expect(wrong.status == 2)
    }
  }
}
