import AccessibilityModel

extension ScriptRunner {
  /// Does what a line has a technology do; where that is off and stays off, the line says so and fails.
  func attempt(
    _ outcome: inout ScriptOutcome, _ body: (inout ScriptOutcome) async throws -> Void
  ) async throws {
    do {
      try await body(&outcome)
    } catch let error as SessionError {
      let message =
        "\(error.subject) is off here. Turn it on before this line; in a test: screen.voiceOver.turnOn()."
      outcome.failure = ScriptFailure(outcome.line, .impossible(message))
    }
  }

  /// Tells what the app did for words that were said, and fails where nothing took the letters that were typed.
  func tell(_ deeds: [Deed], of command: Script.Command, _ outcome: inout ScriptOutcome) {
    if command.isSpoken {
      outcome.deeds = deeds.map { "\($0.isDone ? "done" : "declined"): \($0.words)" }
    }
    guard command.isTyping, !deeds.isEmpty, !deeds.contains(where: \.isDone) else { return }
    let message = "No field is being edited. Select one and double tap it before this line."
    outcome.failure = ScriptFailure(outcome.line, .impossible(message))
  }

  /// How a technology differs from what a line expects of it.
  func mismatch(with state: Script.State, at line: Script.Line) async -> ScriptFailure? {
    switch await state.mismatch(in: session) {
    case nil: nil
    case .otherwise(let expected, let found)?:
      ScriptFailure(line, .otherwise(expected: [expected], heard: found, nil))
    case .elsewhere(let expected, let place, let label)?:
      ScriptFailure(
        line,
        .elsewhere(
          expected: expected, cursor: place,
          label.flatMap { WordDifference(expected: expected, heard: $0) }))
    }
  }

  /// Keeps what each technology draws.
  mutating func watch(_ records: [SessionRecord]) {
    for record in records {
      if case .show(let overlay) = record.effect { overlays[record.technology] = overlay }
    }
  }

  /// What is not drawn as a line expects it.
  func shown(_ expected: String, at line: Script.Line) -> ScriptFailure? {
    let drawn = overlays.sorted { $0.key < $1.key }.flatMap { $0.value.words }
    guard !drawn.contains(expected) else { return nil }
    return ScriptFailure(line, .otherwise(expected: [expected], heard: drawn, nil))
  }

  /// What is drawn although nothing should be.
  func nothingShown(at line: Script.Line) -> ScriptFailure? {
    let drawn = overlays.sorted { $0.key < $1.key }.flatMap { $0.key.lines(of: $0.value) }
    guard !drawn.isEmpty else { return nil }
    return ScriptFailure(line, .otherwise(expected: ["nothing shown"], heard: drawn, nil))
  }
}
