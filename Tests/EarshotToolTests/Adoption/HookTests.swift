import Foundation
import Testing

extension LiveTests {
  @Suite("The hook before a commit", .timeLimit(.minutes(20)))
  struct HookTests {
    private static func screen(_ name: String) -> String {
      """
      import SwiftUI
      #Preview("Pay") { Button {} label: { Text("\(name)").frame(minWidth: 60, minHeight: 60) } }

      """
    }

    private static let author = "git -c user.name=A -c user.email=a@example.org"

    /// A repository with the hook in its place.
    private static func repository() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let hook = "\(try DevelopmentPrefix.path())/share/earshot/Adoption/pre-commit"
      let made = try ShellRun("git init -q && cp '\(hook)' .git/hooks/", in: folder.path)
      try #require(made.status == 0, "\(made.said)")
      return folder
    }

    private static func commit(in folder: TemporaryFolder, path: String? = nil) throws -> ShellRun {
      let prefix = try DevelopmentPrefix.path()
      let own = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try ShellRun(
        "\(author) commit -q -m A", in: folder.path,
        environment: ["PATH": path ?? "\(prefix)/bin:\(own)"])
    }

    @Test("A commit with a fault waits and names it; mended, known or without code it goes through")
    func hook() throws {
      let folder = try Self.repository()
      try folder.write(Self.screen("×"), to: "Sources/Pay.swift")
      _ = try ShellRun("git add .", in: folder.path)
      let waiting = try Self.commit(in: folder)
      #expect(waiting.status == 1)
      #expect(waiting.said.contains("Sources/Pay.swift:2: symbol-name: "))
      #expect(waiting.said.contains("pre-commit: The commit waits."))
      // What is staged counts, and not what lies in the folder.
      try folder.write(Self.screen("Close"), to: "Sources/Pay.swift")
      #expect(try Self.commit(in: folder).status == 1)
      _ = try ShellRun("git add .", in: folder.path)
      let mended = try Self.commit(in: folder)
      #expect(mended.status == 0, "\(mended.said)")
      // The fault is known.
      try folder.write(Self.screen("×"), to: "Sources/Pay.swift")
      let prefix = try DevelopmentPrefix.path()
      let known = try ShellRun(
        "mkdir accessibility && '\(prefix)/bin/earshot' audit . --write-baseline accessibility/known.txt && git add .",
        in: folder.path)
      #expect(known.status == 0, "\(known.said)")
      #expect(try Self.commit(in: folder).status == 0)
      try folder.write("Nothing to hear.\n", to: "notes.txt")
      _ = try ShellRun("git add .", in: folder.path)
      let notes = try Self.commit(in: folder)
      #expect(notes.status == 0)
      #expect(!notes.said.contains("finding"))
    }

    @Test("Where Earshot is not installed the commit goes through, and says that nothing was audited")
    func absent() throws {
      let folder = try Self.repository()
      try folder.write(Self.screen("×"), to: "Pay.swift")
      _ = try ShellRun("git add .", in: folder.path)
      let run = try Self.commit(in: folder, path: "/usr/bin:/bin")
      #expect(run.status == 0)
      #expect(run.said.contains("pre-commit: No earshot in PATH, so nothing is audited."))
    }
  }
}
