/// A gesture that a script names, with what VoiceOver is told.
public struct ScriptCommand: Hashable, Sendable {
  /// What it may be called; the first name is the usual one.
  public let names: [String]
  /// What it does.
  public let summary: String
  let input: VoiceOver.Input

  private init(_ names: String..., does summary: String, _ input: VoiceOver.Input) {
    self.names = names
    self.summary = summary
    self.input = input
  }

  /// Every gesture, in the order in which a list of them reads well.
  public static let all: [ScriptCommand] =
    [
      ScriptCommand("right", "flick right", does: "to the next stop", .flickRight),
      ScriptCommand("left", "flick left", does: "to the previous stop", .flickLeft),
      ScriptCommand("up", "flick up", does: "backwards in what the rotor is on; of a value, more", .flickUp),
      ScriptCommand(
        "down", "flick down", does: "onwards in what the rotor is on; of a value, less", .flickDown),
      ScriptCommand("rotor next", "rotate right", does: "dial the rotor's next entry", .rotate(.next)),
      ScriptCommand("rotor previous", "rotate left", does: "dial the one before", .rotate(.previous)),
      ScriptCommand("double tap", does: "use the element under the cursor", .doubleTap),
      ScriptCommand("first", does: "to the first stop", .firstElement),
      ScriptCommand("last", does: "to the last stop", .lastElement),
      ScriptCommand("lift finger", does: "take the finger that the app has got off the screen", .lift),
    ] + gestures

  /// The gestures that have no shorter name.
  private static let gestures: [ScriptCommand] = {
    let named: Set<Gesture> = [
      .flickRight, .flickLeft, .flickDown, .flickUp, .doubleTap, .rotateRight, .rotateLeft, .fourFingerTapTop,
      .fourFingerTapBottom,
    ]
    return Gesture.allCases.filter { !named.contains($0) }.map { gesture in
      let command = CommandTable(.iOS).command(for: .gesture(gesture))?.name ?? "nothing until it is assigned"
      return ScriptCommand(gesture.rawValue, does: command, .gesture(gesture))
    }
  }()

  /// The gestures by each of their names.
  package static let byName: [String: ScriptCommand] = {
    var commands: [String: ScriptCommand] = [:]
    for command in all {
      for name in command.names { commands[name] = command }
    }
    return commands
  }()
}
