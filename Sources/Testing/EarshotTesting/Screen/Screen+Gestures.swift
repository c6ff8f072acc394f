import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

extension Screen {
  /// Moves VoiceOver's cursor to an element; nothing is spoken where it is there already.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant or VoiceOver is off, and `TreeDiffError`.
  public func focus(
    _ name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await doing { try await move(to: name, number, sourceLocation) }
  }

  /// Moves VoiceOver's cursor to an element and double taps; a dimmed element is an error.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, it is dimmed or VoiceOver is off, and
  ///   `TreeDiffError`.
  public func activate(
    _ name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await doing {
      let element = try element(named: name, number: number, sourceLocation: sourceLocation)
      guard !element.traits.contains(.notEnabled) else {
        throw ScreenError(.dimmed, name, at: sourceLocation)
      }
      try await move(to: name, number, sourceLocation)
      try await use(VoiceOver.self, .doubleTap, at: sourceLocation)
    }
  }

  private func move(
    to name: String, _ number: Int?, _ location: Testing.SourceLocation
  ) async throws {
    let id = try element(named: name, number: number, sourceLocation: location).id
    if focused?.id != id { try await use(VoiceOver.self, .select(id), at: location) }
  }
}
