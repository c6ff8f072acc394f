import AccessibilityModel
import EarshotSession
import ZoomEngine

/// Zoom in the hands of a test.
@MainActor
public struct ZoomDriver {
  let screen: Screen

  /// Turns Zoom on, as it is set; nothing is magnified yet.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn(_ settings: ZoomSettings = ZoomSettings()) async throws {
    try await screen.doing {
      guard await screen.session.technology(Zoom.self) == nil else { return }
      let zoom = Zoom(ZoomOptions().following(screen.session.rules), settings: settings)
      screen.records += try await screen.session.turnOn(zoom)
    }
  }

  /// Makes a gesture of Zoom, which is turned on where it is off.
  ///
  ///     try await screen.zoom.send(.toggle)
  ///     try await screen.zoom.send(.pan(x: 0, y: -200))
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func send(_ input: Zoom.Input) async throws {
    try await screen.doing {
      screen.records += try await screen.session.turnOn(Zoom.self)
      screen.records += try await screen.session.send(input, to: Zoom.self)
    }
  }

  /// What is magnified now, and how; `nil` where nothing is.
  public var magnification: Magnification? {
    get async { await screen.session.technology(Zoom.self)?.magnification(in: screen.tree) }
  }
}

extension Screen {
  /// Zoom, as a test drives it.
  public var zoom: ZoomDriver { ZoomDriver(screen: self) }
}
