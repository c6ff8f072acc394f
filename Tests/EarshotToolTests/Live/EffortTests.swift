import Foundation
import Testing

extension LiveTests {
  @Suite("earshot effort")
  struct EffortTests {
    private static let screen = """
      import SwiftUI

      #Preview("Pay") {
        VStack {
          Text("Total")
          Button("Pay now") {}
          Button("Help") {}
        }
      }

      """

    @Test("B3: prices are written to a file, and a screen that costs more is told apart and exits with 1")
    func frozen() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      let first = try ToolRun("effort", "Pay.swift", "--freeze", "prices.tsv", in: folder)
      #expect(first.status == 0)
      #expect(first.output.contains("to do     VoiceOver"))
      let same = try ToolRun("effort", "Pay.swift", "--against", "prices.tsv", in: folder)
      #expect(same.status == 0)
      #expect(same.output.contains("Nothing costs more than in prices.tsv.\n"))
      let longer = Self.screen.replacing("Text(\"Total\")", with: "Text(\"Total\")\n    Text(\"42\")")
        .replacing("Button(\"Help\")", with: "Button(\"Pay now\")")
      try folder.write(longer, to: "Pay.swift")
      let worse = try ToolRun("effort", "Pay.swift", "--against", "prices.tsv", in: folder)
      #expect(worse.status == 1)
      #expect(
        worse.output.contains("Costs more: Pay: \"Pay now\" in Voice Control: 1 word before, 2 words now\n"))
      #expect(worse.output.contains("No longer there: Pay: \"Help\"\n"))
    }

    @Test("B3: an action that is gone is a finding, and a line above a preview without a name is none")
    func gone() throws {
      let folder = try TemporaryFolder()
      let screen = Self.screen.replacing("#Preview(\"Pay\")", with: "#Preview")
      try folder.write(screen, to: "Pay.swift")
      _ = try ToolRun("effort", "Pay.swift", "--freeze", "prices.tsv", in: folder)
      let kept = try ToolRun("effort", "Pay.swift", "--freeze", "-", in: folder)
      #expect(kept.output.contains("Pay.swift preview 1\tPay now\tVoiceOver\t"))
      #expect(!kept.output.contains("Pay.swift:3"))
      try folder.write("// A line more.\n" + screen, to: "Pay.swift")
      let moved = try ToolRun("effort", "Pay.swift", "--against", "prices.tsv", in: folder)
      #expect(moved.status == 0)
      try folder.write(screen.replacing("Button(\"Help\") {}", with: ""), to: "Pay.swift")
      let gone = try ToolRun("effort", "Pay.swift", "--against", "prices.tsv", in: folder)
      #expect(gone.status == 1)
      #expect(gone.output.contains("No longer there: Pay.swift preview 1: \"Help\"\n"))
    }

    @Test("Prices are a document for other programs too")
    func json() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      let run = try ToolRun("effort", "Pay.swift", "--format", "json", "--barriers", in: folder)
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(document?["format"] as? String == "earshot.effort")
      let screens = try #require(document?["screens"] as? [[String: Any]])
      let actions = try #require(screens.first?["actions"] as? [[String: Any]])
      #expect(actions.contains { $0["name"] as? String == "Pay now" })
      #expect(screens.first?["barriers"] as? [String] == [])
    }

    @Test("A file of prices that cannot be read is told in one line, and exits with 2")
    func wrongFile() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      try folder.write("nonsense\n", to: "prices.tsv")
      let run = try ToolRun("effort", "Pay.swift", "--against", "prices.tsv", in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "prices.tsv: Line 1 is no price: \"nonsense\". Write the file anew with --freeze.")
      )
      let missing = try ToolRun("effort", "Pay.swift", "--against", "none.tsv", in: folder)
      #expect(missing.status == 2)
    }

    @Test("S10: the survey example is printed side by side")
    func survey() throws {
      let run = try ToolRun("effort", "--example", "survey", in: try TemporaryFolder())
      #expect(run.status == 0)
      #expect(run.output.contains("Side by side"))
      let barriers = try ToolRun("effort", "--example", "survey", "--barriers", in: try TemporaryFolder())
      #expect(barriers.status == 1)
      #expect(barriers.output.contains("ghost: \"How was your week with us?"))
      #expect(run.output.contains("One element: activating \"How was your week with us?"))
    }

    @Test("S10: every sequence that is printed for the survey does in earshot drive what it is the price of")
    func replayed() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun("effort", "--example", "survey", "--steps", in: folder)
      let printed = PrintedSteps(run.output).sequences.filter {
        $0.screen == "Settled" || $0.screen == "One element"
      }
      let wanted = [
        "Take Survey": "last\nfirst\nexpect \"Survey, heading\"\n",
        "Dismiss": "last\nfirst\nright\nright\nright\nright\nright\nexpect \"Six new trees, button\"\n",
      ]
      var count = 0
      for sequence in printed {
        guard let proof = wanted[sequence.action] else { continue }
        count += 1
        try folder.write((sequence.steps + [proof]).joined(separator: "\n"), to: "script")
        let drive = try ToolRun(
          "drive", "--example", "survey", "--preview", sequence.screen, "script", in: folder)
        #expect(drive.status == 0, "\(sequence): \(drive.output)")
      }
      #expect(count == 16)
    }
  }
}

/// What `earshot effort --steps` prints of how everything is done.
private struct PrintedSteps {
  struct Sequence {
    var screen: String
    var action: String
    var technology: String
    var steps: [String]
  }

  private(set) var sequences: [Sequence] = []

  init(_ output: String) {
    let technologies = ["VoiceOver", "Voice Control", "Full Keyboard Access", "Switch Control"]
    var screen = ""
    var action = ""
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (place, line) in lines.enumerated() {
      if line.hasPrefix("  "), let technology = technologies.first(where: { line.hasPrefix("  \($0)  ") }) {
        let steps = Self.steps(line.dropFirst(24))
        sequences.append(
          Sequence(screen: screen, action: action, technology: technology, steps: steps))
      } else if place + 2 < lines.count, lines[place + 2].hasPrefix("to do ") {
        screen = line
      } else if !line.isEmpty {
        action = line
      }
    }
  }

  /// The steps between commas, but for those inside quotation marks.
  private static func steps(_ text: Substring) -> [String] {
    var steps = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        steps.append("")
      } else if character != " " || steps.last != "" {
        steps[steps.count - 1].append(character)
      }
    }
    return steps
  }
}
