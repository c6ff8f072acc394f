import EarshotSession
import Testing

@_exported import struct AccessibilityModel.Magnification
@_exported import struct ZoomEngine.Zoom
import struct ZoomEngine.ZoomOptions
@_exported import struct ZoomEngine.ZoomSettings

/// Zoom in the hands of a test; the first gesture turns it on.
///
///     try await screen.zoom.send(.toggle)
///     try await screen.zoom.send(.pan(x: 0, y: -200))
@MainActor
public struct ZoomDriver: TechnologyDriver {
  /// The technology that is driven.
  public typealias Technology = Zoom
  /// The screen it is used on.
  public let screen: Screen

  /// Turns Zoom on where it is off, as a person set it up; nothing is magnified yet.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOn(_ settings: ZoomSettings) async throws {
    guard await !isOn else { return }
    let zoom = Zoom(ZoomOptions().following(screen.session.rules), settings: settings)
    try await screen.doing { screen.records += try await screen.session.turnOn(zoom) }
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
