import AccessibilityModel
import TreeFormat
import VoiceOverEngine

extension ScriptRunner {
  /// Turns the rotor onwards until the name is heard, at most once round; the last turn alone counts as heard.
  func turnRotor(to name: String, _ outcome: inout ScriptOutcome) async throws {
    let wanted = name.lowercased()
    var names: [String] = []
    guard await session.technology(VoiceOver.self) != nil else {
      throw SessionError(.technologyIsOff, VoiceOver.name)
    }
    for _ in await rotorEntries {
      outcome.happened(try await session.send(.rotate(.next), to: VoiceOver.self))
      let words = outcome.heard.compactMap(\.caption).map(Transcript.line).last ?? ""
      if words.lowercased() == wanted { return }
      names.append(words)
    }
    outcome.heard = []
    let near = Nearest.names(to: name, among: names)
    let list = (near.isEmpty ? names : near).map { "\"\($0)\"" }.joined(separator: ", ")
    let advice = list.isEmpty ? "It offers nothing here." : "\(near.isEmpty ? "It has" : "Nearest"): \(list)."
    outcome.failure = ScriptFailure(outcome.line, .impossible("The rotor has no \"\(name)\" here. \(advice)"))
  }

  /// Changes settings of the device, where what is shown follows them.
  func change(_ change: EnvironmentChange, _ outcome: inout ScriptOutcome) async throws {
    guard let records = try await session.change(change) else {
      let message = "This screen was saved as it is; it follows no settings. Drive the app itself."
      outcome.failure = ScriptFailure(outcome.line, .impossible(message))
      return
    }
    outcome.happened(records)
  }

  private var rotorEntries: [RotorEntry] {
    get async {
      let tree = await session.tree
      return await session.technology(VoiceOver.self)?.rotorEntries(in: tree) ?? []
    }
  }
}
