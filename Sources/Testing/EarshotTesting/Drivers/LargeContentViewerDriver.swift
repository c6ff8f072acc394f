import EarshotSession
import Testing

@_exported import struct AccessibilityModel.Overlay
@_exported import struct AccessibilityModel.Point
import struct AccessibilityModel.TechnologyID
@_exported import struct LargeContentEngine.LargeContentViewer

/// A finger with the Large Content Viewer on, in the hands of a test.
@MainActor
public struct LargeContentViewerDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = LargeContentViewer
  /// The screen it is used on.
  public let screen: Screen

  /// Turns the viewer on where it is off, for the text size of the device.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn() async throws {
    let size = screen.host.environment.textSize
    try await screen.doing {
      screen.records += try await screen.session.turnOn(LargeContentViewer.self, textSize: size)
    }
  }

  /// Holds a finger on a point of the screen for a time and keeps it there.
  ///
  ///     try await screen.largeContentViewer.press(at: Point(x: 40, y: 800), for: .seconds(0.6))
  ///     #expect(screen.largeContentViewer.overlay?.title == "Favorites")
  ///     try await screen.largeContentViewer.lift()
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func press(at point: Point, for duration: Duration) async throws {
    try await touch(.press(point), held: duration)
  }

  /// Holds a finger on the middle of an element for a time and keeps it there.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - duration: How long the finger is held before anything else happens.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, and `TreeDiffError`.
  public func press(
    on name: String, for duration: Duration, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let point = try screen.element(named: name, sourceLocation: sourceLocation).effectiveActivationPoint
    try await press(at: point, for: duration)
  }

  /// Moves the finger that is held to a point of the screen.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func drag(to point: Point) async throws {
    try await touch(.move(point), held: .zero)
  }

  /// Moves the finger that is held to the middle of an element.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant, and `TreeDiffError`.
  public func drag(
    onto name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    try await drag(to: screen.element(named: name, sourceLocation: sourceLocation).effectiveActivationPoint)
  }

  /// Lifts the finger that is held.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func lift() async throws {
    try await touch(.lift, held: .zero)
  }

  /// What is shown large now; `nil` where nothing is.
  public var overlay: Overlay? {
    for record in screen.records.reversed() where record.technology == TechnologyID(LargeContentViewer.self) {
      if case .show(let overlay) = record.effect { return overlay }
    }
    return nil
  }

  private func touch(_ input: LargeContentViewer.Input, held: Duration) async throws {
    let size = screen.host.environment.textSize
    try await screen.doing {
      screen.records += try await screen.session.turnOn(LargeContentViewer.self, textSize: size)
      if await screen.session.technology(LargeContentViewer.self)?.textSize != size {
        screen.records += try await screen.session.send(.textSize(size), to: LargeContentViewer.self)
      }
      screen.records += try await screen.session.send(input, to: LargeContentViewer.self)
      if held > .zero { screen.records += try await screen.session.wait(held) }
    }
  }
}

extension Screen {
  /// A finger that is held, with the Large Content Viewer on.
  public var largeContentViewer: LargeContentViewerDriver { LargeContentViewerDriver(screen: self) }
}
