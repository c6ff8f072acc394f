import Foundation
import Testing

extension LiveTests {
  @Suite("earshot why")
  struct WhyTests {
    private static let screen = """
      import SwiftUI

      struct Bailey: View {
        var body: some View {
          VStack {
            VStack {
              Text("Bailey")
              Text("Three years")
                .accessibilityHidden(true)
            }
            .accessibilityElement(children: .combine)
            Button("Adopt") {}
              .accessibilityLabel("Adopt Bailey")
            Text("Only for eyes")
              .accessibilityHidden(true)
          }
        }
      }
      #Preview("Bailey") { Bailey() }

      """

    @Test("B2: a word leads to its modifier, its line, its rule and the rule's page")
    func words() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Bailey.swift")
      let run = try ToolRun("why", "Bailey.swift", "adopt bailey", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("stop 2: Adopt Bailey, button\n"))
      #expect(run.output.contains("  \"Adopt Bailey\": accessibilityLabel, set at Bailey.swift:13\n"))
      #expect(run.output.contains("    rule 1.5.1 U1 (documented and observed): Label, then value,"))
      #expect(run.output.contains("      Documentation/Behaviour/voiceover-utterances.md\n"))
      #expect(run.output.contains("  \"button\": accessibilityTraits"))
    }

    @Test("B2: what lost is told, and why words are not reached")
    func losses() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Bailey.swift")
      let lost = try ToolRun("why", "Bailey.swift", "Bailey", in: folder)
      #expect(lost.output.contains("\"Three years\": it is seen there"))
      let hidden = try ToolRun("why", "Bailey.swift", "three years", in: folder)
      #expect(hidden.status == 0)
      #expect(hidden.output.contains("\"Three years\" is not reached.\n  It is seen in \"Bailey\""))
      let nowhere = try ToolRun("why", "Bailey.swift", "Only for eyes", in: folder)
      #expect(nowhere.status == 1)
      #expect(
        nowhere.output.contains(
          "The code has it at Bailey.swift:14; line 15 has .accessibilityHidden(true).\n"))
    }

    @Test("B2: why it is read here, and why an announcement was not heard")
    func orderAndSilence() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Bailey.swift")
      let order = try ToolRun("why", "Bailey.swift", "Adopt", "--order", in: folder)
      #expect(order.output.contains("It is read after \"Bailey\". "))
      #expect(order.output.contains("    rule 1.10.4 SwiftUI ("))
      try folder.write(
        """
        import SwiftUI
        #Preview("Save") {
          Button("Save") { AccessibilityNotification.Announcement("Everything is saved").post() }
        }

        """, to: "Save.swift")
      try folder.write("double tap\nwait\n", to: "save.drive")
      let silence = try ToolRun(
        "why", "Save.swift", "everything is saved", "--script", "save.drive", in: folder)
      #expect(silence.status == 0)
      #expect(silence.output.contains("announced: Everything is saved\n  It was not heard to its end: "))
      #expect(silence.output.contains("    rule 1.11 heard ("))
    }

    @Test("B2: words that are missing on the command line are asked for in a line")
    func usage() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun("why", "Bailey.swift", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("Name both: earshot why Bailey.swift"))
    }
  }
}
