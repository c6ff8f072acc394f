import AccessibilityModel
import EarshotSession
import Testing
import UIKit

@_exported import struct VoiceOverEngine.Dialect
@_exported import struct VoiceOverEngine.Verbosity
@_exported import struct VoiceOverEngine.VoiceOver

/// VoiceOver in the hands of a test: its gestures, and the element under its cursor.
///
///     try await screen.voiceOver.flickRight()
///     try await screen.voiceOver.doubleTap()
@MainActor
public struct VoiceOverDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = VoiceOver
  /// The screen it is used on.
  public let screen: Screen

  /// Turns VoiceOver on where it is off, in the dialect that the view was hosted with.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn() async throws {
    guard await !isOn else { return }
    try await screen.doing {
      screen.records += try await screen.session.turnOn(screen.initialVoiceOver)
    }
  }

  /// Flicks right with one finger, so many times.
  ///
  /// - Parameters:
  ///   - times: How often.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where VoiceOver is off, and `TreeDiffError` where the app contradicts itself.
  public func flickRight(
    times: Int = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await flick(.flickRight, times, sourceLocation)
  }

  /// Flicks left with one finger, so many times.
  ///
  /// - Parameters:
  ///   - times: How often.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where VoiceOver is off, and `TreeDiffError` where the app contradicts itself.
  public func flickLeft(
    times: Int = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await flick(.flickLeft, times, sourceLocation)
  }

  /// Double taps, which activates the element under the cursor.
  ///
  /// - Parameter sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where VoiceOver is off, and `TreeDiffError` where the app contradicts itself.
  public func doubleTap(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    try await send(.doubleTap, sourceLocation: sourceLocation)
  }

  /// The element under the cursor; `nil` where the cursor is nowhere.
  public var focusedElement: AccessibilityElement? { screen.focused }

  private func flick(
    _ input: VoiceOver.Input, _ times: Int, _ location: Testing.SourceLocation
  ) async throws {
    try await screen.doing {
      for _ in 0..<times { try await screen.use(VoiceOver.self, input, at: location) }
    }
  }
}

extension Screen {
  /// VoiceOver, as a test drives it.
  public var voiceOver: VoiceOverDriver { VoiceOverDriver(screen: self) }
}
