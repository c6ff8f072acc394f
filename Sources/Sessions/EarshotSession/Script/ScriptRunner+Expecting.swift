import AccessibilityModel

extension ScriptRunner {
  /// What is not as the line expects it.
  mutating func check(_ expectation: Script.Expectation, at line: Script.Line) async -> ScriptFailure? {
    switch expectation {
    case .words(let expected): return words(Transcript.line(expected), at: line)
    case .containing(let part): return containing(Transcript.line(part), at: line)
    case .silence:
      return spoken.isEmpty ? nil : ScriptFailure(line, .otherwise(expected: ["silence"], heard: spoken, nil))
    case .sound(let event):
      guard !sounds.contains(event) else { return nil }
      return ScriptFailure(line, .otherwise(expected: [event.mark], heard: marks(sounds), nil))
    case .noSound:
      let unexpected = sounds.filter { $0 != .focusMoved }
      guard !unexpected.isEmpty else { return nil }
      return ScriptFailure(line, .otherwise(expected: ["no sound"], heard: marks(unexpected), nil))
    case .device(let words):
      let done = heard.compactMap { record -> String? in
        guard case .system(let action) = record.effect else { return nil }
        return action.words
      }
      guard !done.contains(words) else { return nil }
      return ScriptFailure(line, .otherwise(expected: ["(device: \(words))"], heard: done, nil))
    case .shown(let words): return shown(Transcript.line(words), at: line)
    case .nothingShown: return nothingShown(at: line)
    case .state(let state): return await mismatch(with: state, at: line)
    }
  }

  private mutating func words(_ expected: String, at line: Script.Line) -> ScriptFailure? {
    let listening = Listening(heard)
    let position = expectedWords.count
    let rest = listening.heard.map { Transcript.line($0.utterance.text) }.dropFirst(position)
    if let lost = listening.lost(expected, after: rest.first == expected ? position : nil) {
      // Words that nobody heard take no line's place; those heard in part do.
      if lost.isHeardInPart { expectedWords.append(expected) }
      return ScriptFailure(line, .unheard(expected: expected, lost.reason, heard: Array(rest)))
    }
    expectedWords.append(expected)
    lastWords = rest.first == expected ? line : nil
    guard rest.first != expected else { return nil }
    let difference = rest.first.flatMap { WordDifference(expected: expected, heard: $0) }
    return ScriptFailure(line, .otherwise(expected: [expected], heard: Array(rest), difference))
  }

  /// Words among others: the rest of what was heard needs no line.
  private mutating func containing(_ part: String, at line: Script.Line) -> ScriptFailure? {
    lastWords = nil
    guard !spoken.contains(where: { $0.contains(part) }) else { return nil }
    let lost = Listening(heard).lost.map(\.words).first { Transcript.line($0.utterance.text).contains(part) }
    if let lost {
      let words = Transcript.line(lost.utterance.text)
      return ScriptFailure(line, .unheard(expected: words, lost.reason, heard: spoken))
    }
    return ScriptFailure(line, .otherwise(expected: ["… \(part) …"], heard: spoken, nil))
  }

  private var sounds: [SoundEvent] {
    heard.compactMap { record in
      guard case .sound(let event) = record.effect else { return nil }
      return event
    }
  }

  private func marks(_ sounds: [SoundEvent]) -> [String] { sounds.map(\.mark) }
}

extension Listening {
  /// How the expected words were lost: those at a place among what was heard, or any where that is `nil`.
  fileprivate func lost(_ expected: String, after place: Int?) -> Unheard? {
    if let place { return heard[place].lost }
    return lost.map(\.words).first { Transcript.line($0.utterance.text) == expected }
  }
}

extension SoundEvent {
  /// The sound as a transcript shows it.
  var mark: String { "(sound: \(words))" }
}
