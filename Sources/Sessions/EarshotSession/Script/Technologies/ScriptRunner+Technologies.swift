import AccessibilityModel
import KeyboardAccessEngine
import SwitchControlEngine
import VoiceControlEngine

extension ScriptRunner {
  /// Says something to Voice Control, which is turned on where it is off.
  func say(_ words: String) async throws -> [SessionRecord] {
    try await session.turnOnVoiceControl() + session.send(.say(words), to: VoiceControl.self)
  }

  /// Presses keys for Full Keyboard Access, which is turned on where it is off.
  func press(_ presses: [KeyPress]) async throws -> [SessionRecord] {
    var records = try await session.turnOnKeyboardAccess()
    for press in presses { records += try await session.send(.press(press), to: KeyboardAccess.self) }
    return records
  }

  /// Keeps the Command key down, with Full Keyboard Access on.
  func holdCommand() async throws -> [SessionRecord] {
    try await session.turnOnKeyboardAccess() + session.send(.holdCommand, to: KeyboardAccess.self)
  }

  /// Presses a switch of Switch Control, which is turned on where it is off.
  func flip(_ input: SwitchControl.Input?) async throws -> [SessionRecord] {
    let records = try await session.turnOnSwitchControl()
    guard let input else { return records }
    return try await records + session.send(input, to: SwitchControl.self)
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
    let drawn = overlays.sorted { $0.key < $1.key }.flatMap { $0.value.lines }
    guard !drawn.isEmpty else { return nil }
    return ScriptFailure(line, .otherwise(expected: ["nothing shown"], heard: drawn, nil))
  }

  /// What the ring is around where a line expects something else.
  func ring(on name: String, at line: Script.Line) async -> ScriptFailure? {
    let tree = await session.tree
    let element = await session.technology(KeyboardAccess.self)?.focus.flatMap { tree[$0] }
    let label = element?.label.map { Transcript.line($0.string) }
    if let element, label == name || element.identifier == name { return nil }
    let place = element == nil ? "nowhere" : label ?? "an element without label"
    return ScriptFailure(line, .elsewhere(expected: name, cursor: place, nil))
  }
}
