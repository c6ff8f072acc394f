import AccessibilityModel
import EarshotSession
import LanguageBridge
import TreeFormat
import VoiceOverEngine

/// What came of a screen when it was used once.
package struct ScreenRun: Hashable, Sendable {
  /// The screen.
  package let screen: ConformanceScreen
  /// What came of each step.
  package let recording: RecordedScreen
  /// The names of the uncertain rules that it rests on.
  package let rules: Set<String>

  /// Uses a screen.
  ///
  /// - Parameters:
  ///   - screen: What is done.
  ///   - source: The app, which shows the screen when it starts.
  ///   - choices: What is chosen for uncertain rules.
  /// - Throws: What the app throws.
  init(of screen: ConformanceScreen, _ source: any Source, _ choices: RuleChoices) async throws {
    self.screen = screen
    let session = Session(
      source: source, rules: choices,
      equipment: TechnologyDevice(
        isMac: screen.setup.isMac, textSize: screen.setup.textSize, languages: ["en-US"],
        identifier: .library,
        settings: screen.setup.settings, app: "Conformance"))
    let technologies: [any AssistiveTechnology] = screen.voiceOver(choices).map { [$0] } ?? []
    var records = try await session.start(with: technologies)
    var speech = await session.technology(VoiceOver.self)?.speech ?? SpeechDuration()
    var previous = await session.tree
    var end = VirtualInstant.start
    var steps = [RecordedStep(records, speech, screen: previous, since: nil, from: .start, &end)]
    var rules = Set(records.flatMap(\.rules).map(\.name))
    rules.formUnion(previous.orderingRules().map(\.name))
    var runner = ScriptRunner(session, heard: records)
    for line in screen.script.lines {
      let instant = await session.now
      let outcome = try await runner.run(line)
      records = outcome.heard
      speech = await session.technology(VoiceOver.self)?.speech ?? speech
      let tree = await session.tree
      var step = RecordedStep(records, speech, screen: tree, since: previous, from: instant, &end)
      step.action = line.text
      if outcome.failure != nil { step.shown = (step.shown ?? []) + ["(impossible)"] }
      step.shown = (step.shown ?? []) + outcome.deeds.filter { $0.hasSuffix("declined") }.map { "(\($0))" }
      steps.append(step)
      rules.formUnion(outcome.records.flatMap(\.rules).map(\.name))
      rules.formUnion(tree.orderingRules().map(\.name))
      previous = tree
    }
    recording = RecordedScreen(steps)
    self.rules = rules
  }
}
