import Foundation
import Testing

extension LiveTests {
  /// The file that a project puts into its repository, run by its own commands on this machine.
  @Suite("The workflow file", .timeLimit(.minutes(20)))
  struct WorkflowTests {
    private static let screen = """
      import SwiftUI

      struct Pay: View {
        var body: some View {
          VStack {
            Text("Total").font(.headline)
            Button {} label: { Text("Close").frame(minWidth: 60, minHeight: 60) }
          }
        }
      }

      #Preview("Pay") { Pay() }

      """

    /// What a runner has when it begins: a checkout, a place for temporary files, and a source of Earshot that installs
    /// the development prefix.
    private struct Runner {
      let folder: TemporaryFolder
      var environment: [String: String] = [:]
      let file: WorkflowFile

      init() throws {
        folder = try TemporaryFolder()
        file = try WorkflowFile(at: "\(DevelopmentPrefix.path())/share/earshot/Adoption/accessibility.yml")
        for name in ["app", "temporary", "programs", "earshot"] {
          try FileManager.default.createDirectory(
            atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
        }
        try folder.write(
          "install:\n\tln -s \"\(DevelopmentPrefix.path())\" \"$(PREFIX)\"\n", to: "earshot/Makefile")
        let made = try ShellRun(
          "git init -q && git add . && git -c user.name=A -c user.email=a@example.org commit -q -m A",
          in: "\(folder.path)/earshot")
        try #require(made.status == 0, "\(made.said)")
        // The host's own program is not there; it writes down what it is asked for.
        try folder.write(
          "#!/bin/sh\necho \"$*\" >> '\(folder.path)/asked'\ncase \"$*\" in *--edit-last*) exit 1 ;; esac\n",
          to: "programs/gh")
        _ = try ShellRun("chmod +x programs/gh && touch path", in: folder.path)
        try folder.write(WorkflowTests.screen, to: "app/Pay.swift")
        environment = [
          "EARSHOT_SOURCE": "\(folder.path)/earshot", "EARSHOT_TARGET": ".",
          "RUNNER_TEMP": "\(folder.path)/temporary",
          "GITHUB_PATH": "\(folder.path)/path", "CHANGE": "7", "GH_REPO": "example/app",
          "EARSHOT_PREFIX": "\(folder.path)/prefix",
        ]
      }

      /// Runs every step as a runner does, and tells how each ended; a step that may not run is left out.
      mutating func run() throws -> [(name: String, run: ShellRun)] {
        var runs: [(String, ShellRun)] = []
        var hasFailed = false
        try "".write(toFile: "\(folder.path)/path", atomically: true, encoding: .utf8)
        for step in file.steps where !hasFailed || step.runsAlways || step.job == "comment" {
          let added = try String(contentsOfFile: "\(folder.path)/path", encoding: .utf8)
            .split(separator: "\n").joined(separator: ":")
          let path =
            "\(folder.path)/programs:\(added):/usr/local/bin:/usr/bin:/bin:"
            + (ProcessInfo.processInfo.environment["PATH"] ?? "")
          let run = try ShellRun(
            step.commands, in: "\(folder.path)/app", environment: environment.merging(["PATH": path]) { $1 })
          if run.status != 0 { hasFailed = true }
          runs.append((step.name, run))
        }
        return runs
      }
    }

    @Test("Its commands install, hear, audit and comment, and all end well where nothing is wrong")
    func clean() throws {
      var runner = try Runner()
      let runs = try runner.run()
      #expect(runs.map(\.name) == ["Install Earshot", "Hear", "Audit", "Comment on the change"])
      for (name, run) in runs { #expect(run.status == 0, "\(name): \(run.said)") }
      let asked = try String(contentsOfFile: "\(runner.folder.path)/asked", encoding: .utf8)
      let body = "\(runner.folder.path)/temporary/audit/comment.md"
      #expect(
        asked == "pr comment 7 --edit-last --body-file \(body)\npr comment 7 --body-file \(body)\n")
      #expect(try String(contentsOfFile: body, encoding: .utf8).hasPrefix("## Accessibility audit\n"))
      let sarif = try String(
        contentsOfFile: "\(runner.folder.path)/temporary/audit/audit.sarif", encoding: .utf8)
      #expect(sarif.contains("\"2.1.0\""))
      // Earshot is installed once.
      let again = try runner.run()
      #expect(again.allSatisfy { $0.run.status == 0 })
    }

    @Test(
      "A change that makes it worse fails, says so beside the line, and is commented on; what is known does not"
    )
    func worse() throws {
      var runner = try Runner()
      try runner.folder.write(Self.screen.replacing("\"Close\"", with: "\"×\""), to: "app/Pay.swift")
      let runs = try runner.run()
      let audit = try #require(runs.first { $0.name == "Audit" }).run
      #expect(audit.status == 1)
      #expect(audit.said.contains("::warning file=Pay.swift,line=7,"))
      #expect(runs.last?.name == "Comment on the change")
      #expect(runs.last?.run.status == 0)
      let body = try String(
        contentsOfFile: "\(runner.folder.path)/temporary/audit/comment.md", encoding: .utf8)
      #expect(body.contains("`symbol-name`"))
      let kept = try ShellRun(
        "mkdir accessibility && \"$EARSHOT_PREFIX/bin/earshot\" audit . --write-baseline accessibility/known.txt"
          + " && \"$EARSHOT_PREFIX/bin/earshot\" hear . --freeze accessibility/heard.txt >/dev/null",
        in: "\(runner.folder.path)/app", environment: runner.environment)
      #expect(kept.status == 0, "\(kept.said)")
      let known = try runner.run()
      for (name, run) in known { #expect(run.status == 0, "\(name): \(run.said)") }
      try runner.folder.write(Self.screen, to: "app/Pay.swift")
      let otherwise = try #require(try runner.run().first { $0.name == "Hear" }).run
      #expect(otherwise.status == 1)
      #expect(otherwise.said.contains("Close, button"))
    }

    @Test("Without the address of Earshot the first step says what is missing")
    func source() throws {
      var runner = try Runner()
      runner.environment["EARSHOT_SOURCE"] = ""
      let install = try #require(try runner.run().first).run
      #expect(install.status != 0)
      #expect(install.said.contains("Set the variable EARSHOT_SOURCE"))
    }

    @Test("Every action that it uses has a version")
    func actions() throws {
      let actions = try Runner().file.actions
      #expect(!actions.isEmpty)
      for action in actions { #expect(action.contains("@v"), "\(action)") }
    }
  }
}
