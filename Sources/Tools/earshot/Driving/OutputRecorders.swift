import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// What takes in what is heard beside the transcript: a voice, a file, a braille display.
struct OutputRecorders {
  /// Writes braille lines.
  var braille: BrailleWriter?
  /// Shows lines on a braille display.
  var display: LiveBraille?
  /// Collects sound for a file.
  var narrator: Narrator?
  /// Speaks at once.
  var voice: LiveVoice?

  /// Takes in what happened because of a line.
  ///
  /// - Parameters:
  ///   - records: what happened.
  ///   - instant: when the person did something.
  ///   - continues: true where the person only waited for more.
  ///   - voiceOver: how VoiceOver speaks.
  ///   - tree: the screen.
  /// - Returns: what a braille display shows, whole lines.
  /// - Throws: `SpeechError`.
  mutating func take(
    _ records: [SessionRecord], at instant: VirtualInstant, continues: Bool, _ voiceOver: VoiceOver?,
    in tree: AccessibilityTree
  ) async throws -> String {
    if narrator != nil {
      if let settings = voiceOver?.settings { narrator?.take(settings) }
      if !continues {
        narrator?.cutOff(by: records)
        narrator?.beginTurn(at: instant)
      }
      try await narrator?.take(records)
    }
    if let voice {
      if let settings = voiceOver?.settings { voice.take(settings) }
      voice.take(records)
    }
    display?.show(records, voiceOver, in: tree)
    guard let braille else { return "" }
    let element = voiceOver?.cursor.flatMap { tree[$0] }
    var lines: [String] = []
    for case .speak(let utterance, interrupts: _) in records.map(\.effect) {
      lines += braille.lines(of: utterance, element)
    }
    return lines.map { "       \($0)\n" }.joined()
  }

  /// Waits for the end of what is spoken, and writes what was collected.
  ///
  /// - Throws: `SpeechError`.
  func finish() async throws {
    await voice?.finish()
    try await narrator?.finish()
  }
}
