import EarshotSession
import VoiceControlEngine

/// Voice Control in the hands of a test; the first command turns it on.
@MainActor
public struct VoiceControlDriver {
  let screen: Screen

  /// Says a command.
  ///
  ///     try await screen.voiceControl.say("Tap take survey")
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func say(_ words: String) async throws {
    try await screen.doing {
      screen.records += try await screen.session.turnOn(VoiceControl.self)
      screen.records += try await screen.session.send(.say(words), to: VoiceControl.self)
    }
  }
}

extension Screen {
  /// Voice Control, as a test drives it.
  public var voiceControl: VoiceControlDriver { VoiceControlDriver(screen: self) }
}
