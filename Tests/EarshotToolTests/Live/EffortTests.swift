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
  }
}
