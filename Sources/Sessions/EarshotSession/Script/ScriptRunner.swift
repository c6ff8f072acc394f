import AccessibilityModel
import TreeFormat
import VoiceOverEngine

/// Does what the lines of a script say, in a session with VoiceOver on, and sees whether it is as expected.
public struct ScriptRunner: Sendable {
  let session: Session
  /// What happened since the last command.
  var heard: [SessionRecord]
  /// The words since the last command that a line was about, as they were expected.
  var expectedWords: [String] = []
  /// The line about the words heard last, while every such line since the last command was right.
  var lastWords: Script.Line?
  /// What each technology draws over the screen.
  var overlays: [TechnologyID: Overlay] = [:]
  /// How many pixels a point is wide on pictures, unless a line says otherwise.
  public var pictureScale = PictureRequest().scale
  /// What was not as it should be, in order.
  public internal(set) var failures: [ScriptFailure] = []
  /// The line behind which a script cannot go on; `nil` where every line was done.
  public private(set) var stoppedAt: Script.Line?
  /// How many expectations there were.
  public private(set) var expectations = 0

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - session: a session in which VoiceOver is on.
  ///   - heard: what happened just before; the first lines may expect it.
  public init(_ session: Session, heard: [SessionRecord] = []) {
    self.session = session
    self.heard = heard
  }

  /// Does what a line says.
  ///
  /// - Returns: what came of it.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public mutating func run(_ line: Script.Line) async throws -> ScriptOutcome {
    if case .expect(let expectation) = line.instruction {
      expectations += 1
      let failure = await check(expectation, at: line)
      if let failure { failures.append(failure) }
      return ScriptOutcome(line, failure: failure, speech: await speech)
    }
    if case .look(_, let scale) = line.instruction { return try await look(line, scale: scale) }
    let overdue = finish()
    heard = []
    expectedWords = []
    var outcome = ScriptOutcome(line, overdue: overdue, speech: await speech)
    switch line.instruction {
    case .technology(let command):
      await session.noteDeeds()
      try await attempt(&outcome) { $0.happened(try await command.run(in: session)) }
      tell(await session.takeDeeds(), of: command, &outcome)
    case .rotor(let name): try await attempt(&outcome) { try await turnRotor(to: name, &$0) }
    case .select(let words, let number, let isPart):
      let query = StopQuery(words, number: number, isPart: isPart)
      try await attempt(&outcome) { try await select(query, &$0) }
    case .change(let change): try await self.change(change, &outcome)
    case .wait(let duration?): outcome.happened(try await session.wait(duration))
    case .wait(nil): outcome.happened(try await session.waitForSilence())
    case .quit: outcome.isEnd = true
    case .look, .expect: break
    }
    heard = outcome.heard
    watch(outcome.records)
    if let failure = outcome.failure { failures.append(failure) }
    if outcome.stopsScript { stoppedAt = line }
    outcome.speech = await speech
    return outcome
  }

  /// Ends what the lines since the last command expect; call it after the last line.
  ///
  /// - Returns: a failure where more words were heard than they say.
  @discardableResult
  public mutating func finish() -> ScriptFailure? {
    defer { lastWords = nil }
    guard let lastWords, spoken.count > expectedWords.count else { return nil }
    let rest = spoken.dropFirst(expectedWords.count).joined(separator: " ")
    let failure = ScriptFailure(
      lastWords, .otherwise(expected: expectedWords, heard: spoken, WordDifference(expected: "", heard: rest))
    )
    failures.append(failure)
    return failure
  }

  /// The words since the last command of which at least a part was heard, an utterance each.
  var spoken: [String] { Listening(heard).heard.map { Transcript.line($0.utterance.text) } }

  /// How fast VoiceOver speaks now.
  var speech: SpeechDuration {
    get async { await session.technology(VoiceOver.self)?.speech ?? SpeechDuration() }
  }
}
