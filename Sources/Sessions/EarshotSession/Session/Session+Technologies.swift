import AccessibilityModel
import KeyboardAccessEngine
import LargeContentEngine
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
    var options = VoiceControlOptions().following(rules)
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
    return try await turnOn(KeyboardAccess(KeyboardAccessOptions().following(rules)))
  }

  /// Turns Switch Control on where it is off; its scan begins.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnSwitchControl() async throws -> [SessionRecord] {
    guard technology(SwitchControl.self) == nil else { return [] }
    return try await turnOn(SwitchControl(SwitchControlOptions().following(rules)))
  }

  /// Turns the Large Content Viewer on where it is off.
  ///
  /// - Parameter textSize: Name of the text size; `nil` where the app alone knows it.
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnLargeContentViewer(textSize: String? = nil) async throws -> [SessionRecord] {
    guard technology(LargeContentViewer.self) == nil else { return [] }
    return try await turnOn(
      LargeContentViewer(LargeContentOptions().following(rules), textSize: textSize))
  }

  /// Tells technologies that text has another size from now on; the app is told by whoever changes it.
  ///
  /// - Parameter name: `large`, `accessibility3`.
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func tellTextSize(_ name: String) async throws -> [SessionRecord] {
    guard technology(LargeContentViewer.self) != nil else { return [] }
    return try await send(.textSize(name), to: LargeContentViewer.self)
  }
}
