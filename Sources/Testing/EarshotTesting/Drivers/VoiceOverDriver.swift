import AccessibilityModel
import EarshotSession
import VoiceOverEngine

/// VoiceOver in the hands of a test: its gestures, and the element under its cursor.
///
///     try await screen.voiceOver.flickRight()
///     try await screen.voiceOver.doubleTap()
@MainActor
public struct VoiceOverDriver {
  let screen: Screen

  /// Makes a gesture.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func send(_ input: VoiceOver.Input) async throws {
    try await screen.doing { try await screen.gesture(input) }
  }

  /// Flicks right with one finger, so many times.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func flickRight(times: Int = 1) async throws {
    try await screen.doing { for _ in 0..<times { try await screen.gesture(.flickRight) } }
  }

  /// Flicks left with one finger, so many times.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func flickLeft(times: Int = 1) async throws {
    try await screen.doing { for _ in 0..<times { try await screen.gesture(.flickLeft) } }
  }

  /// Double taps, which activates the element under the cursor.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func doubleTap() async throws {
    try await send(.doubleTap)
  }

  /// The element under the cursor; `nil` where the cursor is nowhere.
  public var focusedElement: AccessibilityElement? { screen.focused }
}

extension Screen {
  /// VoiceOver, as a test drives it.
  public var voiceOver: VoiceOverDriver { VoiceOverDriver(screen: self) }
}
