import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// A script that was run to its end, and what was printed.
struct DrivenScript {
  var text: String
  var failures: [ScriptFailure]
  /// Everything that happened to the person.
  var records: [SessionRecord]

  /// Runs a script on a screen.
  init(
    _ script: String, on source: any Source, with voiceOver: VoiceOver = VoiceOver(), name: String = "Kennel",
    listsRules: Bool = false, equipment: TechnologyDevice = TechnologyDevice()
  ) async throws {
    let script = try Script(reading: script)
    let session = Session(source: source, equipment: equipment)
    try await session.start()
    records = try await session.turnOn(voiceOver)
    var runner = ScriptRunner(session, heard: records)
    var transcript = ScriptTranscript(.script(script))
    text = transcript.beginning(of: name, records, with: voiceOver)
    for line in script.lines {
      let outcome = try await runner.run(line)
      text += transcript.text(of: outcome)
      records += outcome.records
      if outcome.isEnd || outcome.stopsScript { break }
    }
    let overdue = runner.finish()
    text += transcript.end(
      of: runner, overdue: overdue, diagnostics: await session.diagnostics, listsRules: listsRules)
    failures = runner.failures
  }

  /// Runs a script on a screen that never changes.
  init(
    _ script: String, _ screen: AccessibilityNode, with voiceOver: VoiceOver = VoiceOver(),
    listsRules: Bool = false, equipment: TechnologyDevice = TechnologyDevice()
  ) async throws {
    try await self.init(
      script, on: StaticSource(AccessibilityTree(screen)), with: voiceOver, listsRules: listsRules,
      equipment: equipment)
  }

  /// A dog and a button.
  static var kennel: AccessibilityNode { .kennel([.bailey, .stop("Adopt", traits: .button)]) }
}
