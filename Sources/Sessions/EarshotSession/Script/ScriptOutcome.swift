import AccessibilityModel
import TreeFormat
import VoiceOverEngine

/// What came of one line of a script.
public struct ScriptOutcome: Hashable, Sendable {
  /// What was to be done or expected.
  public let line: Script.Line
  /// What came to light only now: more was heard after the command before than lines about it say.
  public let overdue: ScriptFailure?
  /// Everything that happened because of the line.
  public internal(set) var records: [SessionRecord] = []
  /// What lines after it may expect.
  public internal(set) var heard: [SessionRecord] = []
  /// What is not as it should be, or why it could not be done.
  public internal(set) var failure: ScriptFailure?
  /// How fast VoiceOver speaks after it.
  public internal(set) var speech: SpeechDuration
  /// The picture that was drawn, for whoever writes it into the file that the line names.
  public internal(set) var picture: Picture?
  /// What the app did because of words that were said to it, or declined, in words.
  public internal(set) var deeds: [String] = []
  /// True where the line says to leave.
  public internal(set) var isEnd = false

  init(
    _ line: Script.Line, overdue: ScriptFailure? = nil, failure: ScriptFailure? = nil, speech: SpeechDuration
  ) {
    self.line = line
    self.overdue = overdue
    self.failure = failure
    self.speech = speech
  }

  /// Takes in what happened, all of which counts.
  mutating func happened(_ records: [SessionRecord]) {
    self.records += records
    heard = records
  }

  /// The file that the line names for a picture.
  public var pictureFile: String? {
    if case .look(let path, _) = line.instruction { path } else { nil }
  }

  /// True where a script cannot go on behind the line: the cursor is not where the lines behind it mean.
  public var stopsScript: Bool {
    guard failure != nil, case .select = line.instruction else { return false }
    return true
  }

  /// True where the line does something, and does not only expect.
  public var isCommand: Bool {
    if case .expect = line.instruction { false } else { true }
  }
}
