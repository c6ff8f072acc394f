import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

extension Screen {
  /// Moves the cursor to an element; nothing is spoken where it is there already.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, and `TreeDiffError`.
  public func focus(
    _ name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await doing { try await move(to: name, number, sourceLocation) }
  }

  /// Moves the cursor to an element and double taps.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, and `TreeDiffError`.
  public func activate(
    _ name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await doing {
      try await move(to: name, number, sourceLocation)
      try await gesture(.doubleTap)
    }
  }

  private func move(
    to name: String, _ number: Int?, _ location: Testing.SourceLocation
  ) async throws {
    let id = try element(named: name, number: number, sourceLocation: location).id
    if focused?.id != id { try await gesture(.select(id)) }
  }

  /// Makes a gesture of VoiceOver's as a part of what the test does.
  func gesture(_ input: VoiceOver.Input) async throws {
    starts.append(records.count)
    records += try await session.use(VoiceOver.self, input)
  }
}
