import AccessibilityModel
import KeyboardAccessEngine
import SwitchControlEngine
import VoiceControlEngine
import VoiceOverEngine

extension Session {
  /// Turns Voice Control on where it is off, as on the device that VoiceOver speaks on.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnVoiceControl() async throws -> [SessionRecord] {
    guard technology(VoiceControl.self) == nil else { return [] }
    var options = VoiceControlOptions()
    let dialect = technology(VoiceOver.self)?.dialect ?? .iOS
    options.platform = dialect.platform == .macOS ? .macOS : .iOS
    options.language = dialect.language
    return try await turnOn(VoiceControl(options))
  }

  /// Turns Full Keyboard Access on where it is off.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnKeyboardAccess() async throws -> [SessionRecord] {
    guard technology(KeyboardAccess.self) == nil else { return [] }
    return try await turnOn(KeyboardAccess())
  }

  /// Turns Switch Control on where it is off; its scan begins.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnSwitchControl() async throws -> [SessionRecord] {
    guard technology(SwitchControl.self) == nil else { return [] }
    return try await turnOn(SwitchControl())
  }
}
