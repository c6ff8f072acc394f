import AccessibilityModel
import EarshotSession
import Testing

import struct KeyboardAccessEngine.KeyPress
@_exported import struct KeyboardAccessEngine.KeyboardAccess

/// A keyboard with Full Keyboard Access in the hands of a test; the first key turns it on.
@MainActor
public struct KeyboardDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = KeyboardAccess
  /// The screen it is used on.
  public let screen: Screen

  /// Presses keys one after the other.
  ///
  ///     try await screen.keyboard.press("tab", "tab-z")
  ///
  /// - Parameters:
  ///   - keys: The keys as a script has them; what is held and the key are joined by `-`.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `TreeDiffError` where the app contradicts itself, `ExpectationError` for no keys in an `XCTestCase`.
  public func press(
    _ keys: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    var report = FailureReport()
    try await screen.doing {
      screen.records += try await screen.session.turnOn(KeyboardAccess.self)
      for key in keys {
        guard let press = KeyPress(key) else {
          report.fail("No keys \"\(key)\". Write them as in tab-z or shift-tab.", at: sourceLocation)
          continue
        }
        screen.records += try await screen.session.send(.press(press), to: KeyboardAccess.self)
      }
    }
    try report.finish()
  }

  /// The keys that do something in the app now, as the list shows them while Command is held: `New: Command N`.
  ///
  ///     #expect(try await screen.keyboard.shortcuts == ["New: Command N"])
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public var shortcuts: [String] {
    get async throws {
      try await screen.doing {
        screen.records += try await screen.session.send(.shortcuts, to: DirectRequests.self)
      }
      guard
        case .shortcuts(let shortcuts)? = await screen.session.technology(DirectRequests.self)?.answer
      else { return [] }
      return shortcuts.map(\.words)
    }
  }

  /// The element with the focus ring; `nil` where nothing has it.
  public var focusedElement: AccessibilityElement? {
    get async { await screen.session.technology(KeyboardAccess.self)?.focus.flatMap { screen.tree[$0] } }
  }
}

extension Screen {
  /// A keyboard with Full Keyboard Access, as a test uses it.
  public var keyboard: KeyboardDriver { KeyboardDriver(screen: self) }
}
