import AccessibilityModel
import EarshotSession
import Foundation
import Testing
import TreeFormat

extension LiveTests {
  @Suite("earshot drive")
  struct DriveTests {
    static let cell = """
      import SwiftUI

      struct Kennel: View {
        @State private var dogs = 1
        var body: some View {
          VStack {
            Text("Bailey, beagle")
              .accessibilityCustomContent("Age", "Three years", importance: .high)
              .accessibilityCustomContent("Weight", "25 pounds")
            Button("Adopt") { dogs -= 1 }
              .accessibilityValue("\\(dogs)")
              .accessibilityHint("Takes the dog home")
          }
        }
      }

      """

    static let preview = "#Preview(\"Kennel\") { Kennel() }\n"

    private static let script = """
      # what the talk shows
      expect "Bailey, beagle, Three years. More content available."
      rotor "More Content"
      down
      expect "Three years, Age"
      down
      expect "25 pounds, Weight"
      down
      expect silence
      expect sound boundary
      right
      expect "Adopt, 1, button"
      wait
      expect "Takes the dog home"
      double tap
      expect "0"
      expect cursor "Adopt"

      """

    /// A folder with the view, previews and scripts.
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(Self.cell + Self.preview, to: "Kennel.swift")
      for (name, text) in files { try folder.write(text, to: name) }
      return folder
    }

    @Test(
      "10.13: the session is written as JSON, with what was not heard and because of what, and is read again")
    func json() throws {
      let folder = try folder([
        "Saving.swift": """
        import SwiftUI

        #Preview {
          Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
        }

        """, "save.drive": "double tap\nexpect \"Save\"\nwait 1s\n",
      ])
      let run = try ToolRun("drive", "Saving.swift", "save.drive", "--format", "json", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let session = try EncodedSessionV1.reading(run.output)
      let entries = try session.entries()
      let inputs = entries.compactMap { entry -> String? in
        guard case .input(technology: "script", let text) = entry.happening else { return nil }
        return text
      }
      #expect(inputs == ["double tap", "wait 1s"])
      let lost = entries.compactMap { entry -> String? in
        guard case .effect(_, .unheard(let words)) = entry.happening, words.utterance.isPosted else {
          return nil
        }
        return "\(words.utterance.text): \(words.reason)"
      }
      #expect(lost == ["Saved: cut off at once by \"Save\""])
      #expect(run.output.contains("\"because\""))
      try folder.write(run.output, to: "save.json")
      let rules = try ToolRun("rules", "--of", "save.json", in: folder)
      #expect(rules.status == 0)
      #expect(try session.rules().allSatisfy { rules.output.contains("\($0.name) = ") })
      let rule = try #require(try session.rules().first).name
      try folder.write(run.output.replacing("\"\(rule)\"", with: "\"control.steper\""), to: "wrong.json")
      let wrong = try ToolRun("rules", "--of", "wrong.json", in: folder)
      #expect(wrong.errors == "earshot: No rule \"control.steper\". Nearest: control.stepper.\n")
      let without = try ToolRun("drive", "Saving.swift", "--format", "json", in: folder)
      #expect(without.errors.contains("--format json is for scripts; name one, and leave --keys out."))
    }

    @Test("K3: a script drives a Swift file, from turning the rotor to the last fact")
    func script() throws {
      let folder = try folder(["talk.drive": Self.script])
      let run = try ToolRun("drive", "Kennel.swift", "talk.drive", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      try StoredText("DriveTests/Script").expect(run.output)
    }

    @Test("B5: the same run twice gives the same output, also where the script comes through a pipe")
    func same() throws {
      let folder = try folder(["talk.drive": Self.script])
      let first = try ToolRun("drive", "Kennel.swift", "talk.drive", "--rules", in: folder)
      let second = try ToolRun("drive", "Kennel.swift", "talk.drive", "--rules", in: folder)
      let piped = try ToolRun(
        arguments: ["drive", "Kennel.swift", "--rules"], in: folder, input: "talk.drive")
      #expect(first.output.contains("hint.pause"))
      #expect(first.output == second.output)
      #expect(first.output == piped.output)
      #expect([first, second, piped].map(\.status) == [0, 0, 0])
    }

    @Test("A failing line shows what was expected, what was heard and the difference; the status is 1")
    func failing() throws {
      let script =
        "right\nexpect \"Adopt, 2, button\"\nwait\nexpect \"Takes the dog\"\nexpect sound boundary\n"
      let folder = try folder(["wrong.drive": script])
      let run = try ToolRun("drive", "Kennel.swift", "wrong.drive", in: folder)
      #expect(run.status == 1)
      #expect(run.errors == "")
      try StoredText("DriveTests/Failing").expect(run.output)
    }

    @Test("K5: keys open the menu of a Swift file where the dialect is that of a Mac")
    func menu() throws {
      let script = """
        vo-command-/
        expect "More Content menu. 2 items."
        down
        expect "Age, Three years"
        down
        expect "Weight, 25 pounds"
        escape
        expect "Bailey, beagle, Three years. More content available."
        """
      let folder = try folder(["menu.drive": script])
      let run = try ToolRun("drive", "Kennel.swift", "menu.drive", "--dialect", "macos", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("\n\nAll 4 expectations hold.\n"))
      let phone = try ToolRun("drive", "Kennel.swift", "menu.drive", in: folder)
      #expect(phone.status == 1)
      #expect(phone.output.contains("  1  vo-command-/\n       (nothing is heard)\n"))
    }

    @Test("What makes no sense in a script is told before anything is compiled or done; the status is 2")
    func problems() throws {
      let folder = try folder([
        "talk.drive": "right\nrihgt\nexpect sound bundary\n", "Wrong.swift": "nonsense(",
      ])
      let run = try ToolRun("drive", "Wrong.swift", "talk.drive", in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.errors == """
          earshot: talk.drive:2: No command "rihgt". Nearest: right.
          earshot: talk.drive:3: No sound "bundary". Nearest: boundary.

          """)
    }

    @Test(
      "A wrong command line is one of the errors with status 2",
      arguments: [
        (["drive"], "Nothing to hear."), (["drive", "Kennel.swift", "absent"], "No such file: absent."),
        (["drive", "--example", "nonsense", "talk.drive"], "No example named \"nonsense\"."),
        (["drive", "Kennel.swift", "--example", "kennel"], "Both files and --example."),
        (["drive", "Two.swift", "talk.drive"], "A session holds one screen, but there are 2 previews."),
        (["drive", "Kennel.swift", "binary"], "binary may not be read."),
      ])
    func commandLine(arguments: [String], message: String) throws {
      let folder = try folder([
        "talk.drive": "right\n",
        "Two.swift": "import SwiftUI\n#Preview(\"A\") { Text(\"A\") }\n#Preview(\"B\") { Text(\"B\") }\n",
      ])
      try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: folder.path).appending(path: "binary"))
      let run = try ToolRun(arguments: arguments, in: folder)
      #expect(run.errors.contains(message))
      #expect(run.output == "")
      #expect(run.status == 2)
    }

    @Test("A preview that ends amid a script is one clear line; what was heard before stays")
    func trap() throws {
      let folder = try folder([
        "Trap.swift": """
        import SwiftUI
        #Preview("Trap") { Button("Stop") { fatalError("stopped") } }
        """,
        "talk.drive": "expect \"Stop, button\"\ndouble tap\nright\n",
      ])
      let run = try ToolRun("drive", "Trap.swift", "talk.drive", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasSuffix("  2  double tap\n"))
      #expect(run.output.contains("Stop, button"))
      #expect(
        run.lastError.hasPrefix(
          "earshot: \"Trap\" (Trap.swift:2) trapped: Trap.swift:2: Fatal error: stopped."))
    }
  }
}
