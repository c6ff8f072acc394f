import Foundation
import Testing

extension LiveTests {
  @Suite("Keys that mend a line at the prompt, and lines of former sessions")
  struct LineEditingTests {
    private static let (left, right, up) = ("\u{1b}[D", "\u{1b}[C", "\u{1b}[A")
    private static let (begin, back, end, cut, earlier) = (
      "\u{01}", "\u{02}", "\u{05}", "\u{0b}", "\u{10}"
    )
    /// What is heard once "right" was obeyed, and not before.
    private static let heard = "Adopt, 1, button"

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(DriveTests.cell + DriveTests.preview, to: "Kennel.swift")
      return folder
    }

    private func run(_ lines: String..., in folder: TemporaryFolder) throws -> TerminalRun {
      try TerminalRun("drive", "Kennel.swift", in: folder, typing: lines + ["quit"], showsAll: true)
    }

    @Test(
      "A wrong letter is mended where it stands, by control keys and by arrows, and the mended line is obeyed",
      arguments: [
        "rigt\(back)h", "igh\(begin)r\(end)t", "rihgt\(back)\(back)\(back)\(cut)ght",
        "rgt\(left)\(left)i\(right)h",
      ])
    func mending(keys: String) throws {
      let run = try run(keys, in: folder())
      #expect(run.screen.contains(Self.heard), "\(run.screen)")
      #expect(!run.screen.contains("No command"), "\(run.screen)")
      #expect(run.status == 0)
    }

    @Test("Without the keys the same letters are no command")
    func unmended() throws {
      let run = try run("rigt", in: folder())
      #expect(run.screen.contains("No command \"rigt\". Nearest: right."), "\(run.screen)")
      #expect(!run.screen.contains(Self.heard))
    }

    @Test(
      "A line of a former session comes back by Control P and by the arrow that points up",
      arguments: [earlier, up])
    func history(key: String) throws {
      let folder = try folder()
      let before = try run(key + key, in: folder)
      #expect(!before.screen.contains(Self.heard), "\(before.screen)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/earshot/history")
      #expect(try run("right", in: folder).screen.contains(Self.heard))
      let later = try run(key + key, in: folder)
      #expect(later.screen.contains(Self.heard), "\(later.screen)")
      #expect(later.status == 0)
    }
  }
}
