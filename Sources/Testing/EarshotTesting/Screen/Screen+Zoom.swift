import AccessibilityModel
import EarshotSession
import ZoomEngine

extension Screen {
  /// Turns Zoom on, as it is set; nothing is magnified yet.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func turnOnZoom(_ settings: ZoomSettings = ZoomSettings()) async throws {
    try await doing { records += try await session.turnOnZoom(settings) }
  }

  /// Does something with Zoom, which is turned on where it is off.
  ///
  ///     try await screen.zoom(.toggle)
  ///     try await screen.zoom(.pan(x: 0, y: -200))
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func zoom(_ input: Zoom.Input) async throws {
    try await doing {
      records += try await session.turnOnZoom()
      records += try await session.send(input, to: Zoom.self)
    }
  }

  /// What is magnified now, and how; `nil` where nothing is.
  public var magnification: Magnification? {
    get async { await session.technology(Zoom.self)?.magnification(in: tree) }
  }
}
