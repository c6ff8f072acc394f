import EarshotSession
import Foundation
import LooseFiles
import TreeFormat
import VoiceOverEngine

/// One preview with VoiceOver on, in the hands of a person or of a script.
struct Driving {
  private let app: HostedApp
  private let session: Session
  private let script: Script?
  private var runner: ScriptRunner
  private var transcript: ScriptTranscript

  /// Shows the preview, turns VoiceOver on and prints what is heard.
  ///
  /// - Throws: What the app throws.
  init(_ app: HostedApp, preview: PreviewInfo, voiceOver: VoiceOver, script: Script?) async throws {
    self.app = app
    self.script = script
    session = Session(source: app)
    try await session.start()
    let rules = await session.tree.orderingRules()
    let records = try await session.turnOn(voiceOver)
    runner = ScriptRunner(session, heard: records)
    transcript = ScriptTranscript(script.map { .script($0) } ?? .conversation)
    Output.result(transcript.beginning(of: preview.title, records, with: voiceOver, orderingRules: rules))
  }

  /// Does everything that the script or the person says.
  ///
  /// - Returns: True where all was as expected.
  /// - Throws: What the app throws.
  mutating func run(listsRules: Bool) async throws -> Bool {
    if let script {
      for line in script.lines where try await perform(line).isEnd {
        break
      }
    } else {
      try await converse()
    }
    let overdue = runner.finish()
    let diagnostics = await session.diagnostics + app.diagnostics
    Output.result(
      transcript.end(of: runner, overdue: overdue, diagnostics: diagnostics, listsRules: listsRules))
    return runner.failures.isEmpty
  }

  /// Does what a line says and prints what came of it.
  @discardableResult
  private mutating func perform(_ line: Script.Line) async throws -> ScriptOutcome {
    await app.restartDeadline()
    do {
      let outcome = try await runner.run(line)
      Output.result(transcript.text(of: outcome))
      return outcome
    } catch {
      Output.result(transcript.text(endingIn: line))
      throw error
    }
  }

  /// Takes one command after the other from the terminal.
  private mutating func converse() async throws {
    Output.result("\nType a command; help lists them.\n")
    var number = 0
    while true {
      Output.result("> ")
      guard let text = readLine() else { return Output.result("\n") }
      number += 1
      if text.trimmingCharacters(in: .whitespaces) == "help" {
        Output.result(DrivingHelp.text + "\n")
        continue
      }
      do {
        guard let line = try Script.Line(reading: text, number: number) else { continue }
        if try await perform(line).isEnd { return }
      } catch let problem as ScriptProblem {
        Output.result("  \(problem)\n")
      }
    }
  }
}
