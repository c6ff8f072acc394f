import Foundation
import SpeechBridge
import Testing

extension LiveTests {
  @Suite("earshot drive with keys, a voice and a braille display")
  struct DriveSoundTests {
    private func folder(_ script: String = "") throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(DriveTests.cell + DriveTests.preview, to: "Kennel.swift")
      try folder.write(script, to: "a.drive")
      return folder
    }

    private func seconds(of name: String, in folder: TemporaryFolder) throws -> Double {
      let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
      let sound = try #require(WAVFile(bytes: Array(bytes)))
      return Double(sound.samples.count) / Double(sound.sampleRate)
    }

    @Test("Arrow keys flick, return double taps, q leaves")
    func keys() throws {
      let run = try TerminalRun(
        "drive", "Kennel.swift", "--keys", in: try folder(), typing: ["\u{1B}[C", "?q"])
      #expect(run.status == 0)
      #expect(run.screen.contains("\n> right\n  Adopt, 1, button "))
      #expect(run.screen.contains("\n> double tap\n"))
      #expect(run.screen.contains("  arrow keys "))
      #expect(!run.screen.contains("No command"))
    }

    @Test("A script is spoken into a file, each command after what was heard before it")
    func script() throws {
      let folder = try folder("right\nwait\nleft\n")
      let run = try ToolRun("drive", "Kennel.swift", "a.drive", "--speak", "a.wav", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let all = try seconds(of: "a.wav", in: folder)
      try folder.write("right\n", to: "a.drive")
      _ = try ToolRun("drive", "Kennel.swift", "a.drive", "--speak", "b.wav", in: folder)
      let some = try seconds(of: "b.wav", in: folder)
      #expect(some > 3)
      #expect(all > some + 4)
    }

    @Test(
      "10.13: of words that are cut off at once nothing is in the file, and of those that time is left for all is"
    )
    func cutOff() throws {
      let folder = try folder()
      func preview(_ announced: String) -> String {
        """
        import SwiftUI

        #Preview {
          VStack {
            Button("Save") { \(announced) }
            Text("Help")
          }
        }

        """
      }
      let words = "Your three dogs and their papers were saved for the day after tomorrow"
      try folder.write(
        preview("AccessibilityNotification.Announcement(\"\(words)\").post()"), to: "Told.swift")
      try folder.write(preview(""), to: "Silent.swift")
      try folder.write("double tap\nright\nwait 5s\n", to: "cut.drive")
      try folder.write("double tap\nwait 9s\nright\nwait 5s\n", to: "left.drive")
      func seconds(_ file: String, _ script: String) throws -> Double {
        let run = try ToolRun(
          "drive", file, script, "--rule", "activation.unchanged=silence", "--speak", "a.wav", in: folder)
        #expect(run.errors == "")
        return try self.seconds(of: "a.wav", in: folder)
      }
      let silent = try seconds("Silent.swift", "cut.drive")
      #expect(abs(try seconds("Told.swift", "cut.drive") - silent) < 1)
      #expect(try seconds("Told.swift", "left.drive") > silent + 2)
    }

    @Test("Z16: what is heard stands on the braille display too")
    func braille() throws {
      let folder = try folder("right\n")
      let run = try ToolRun("drive", "Kennel.swift", "a.drive", "--braille", "20", in: folder)
      #expect(run.output.contains("       ⠠⠁⠙⠕⠏⠞⠂⠀⠼⠁⠀⠃⠞⠝⠀⠀⠀⠀⠀⠀\n"))
    }

    @Test("Settings are kept where a person asks, and used where they ask")
    func settings() throws {
      let folder = try folder("wait\n")
      let own = ["XDG_CONFIG_HOME": folder.path + "/config"]
      func settings(_ arguments: String...) throws -> ToolRun {
        try ToolRun(arguments: ["settings"] + arguments, in: folder, environment: own)
      }
      #expect(try settings("--path").output == folder.path + "/config/earshot/settings\n")
      #expect(try settings("speaking rate").output == "50\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/config"))
      #expect(try settings("speaking rate", "100").status == 0)
      #expect(try settings("speaking rate").output == "100\n")
      let wrong = try settings("speed", "100")
      #expect(wrong.status == 2)
      #expect(wrong.errors.hasPrefix("earshot: No setting \"speed\". "))
      func heard(_ options: String...) throws -> String {
        try ToolRun(arguments: ["hear", "Kennel.swift"] + options, in: folder, environment: own).output
      }
      let usual = try heard()
      #expect(usual != (try heard("--my-settings")))
      #expect(usual == (try heard("--my-settings", "--rate", "50")))
      try folder.write("earshot settings 1\nhints = off\n", to: "quiet")
      #expect(usual.contains("Takes the dog home"))
      #expect(!(try heard("--settings", "quiet").contains("Takes the dog home")))
      let missing = try ToolRun("hear", "Kennel.swift", "--settings", "none", in: folder)
      #expect(missing.status == 2)
      #expect(
        missing.errors == "earshot: none cannot be used (there is no such file). Name another file.\n")
    }
  }
}
