import EarshotSession
import Testing

@_exported import struct VoiceControlEngine.VoiceControl

/// Voice Control in the hands of a test; the first command turns it on.
@MainActor
public struct VoiceControlDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = VoiceControl
  /// The screen it is used on.
  public let screen: Screen

  /// Says a command.
  ///
  ///     try await screen.voiceControl.say("Tap take survey")
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func say(_ words: String) async throws {
    try await send(.say(words))
  }
}

extension Screen {
  /// Voice Control, as a test drives it.
  public var voiceControl: VoiceControlDriver { VoiceControlDriver(screen: self) }
}
