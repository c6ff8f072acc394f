import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat

extension Screen {
  /// Draws the screen, and looks for what cannot be read or hit.
  ///
  ///     let picture = try await screen.picture()
  ///     #expect(picture.findings == [])
  ///     try Data(picture.png).write(to: URL(filePath: "screen.png"))
  ///
  /// - Parameters:
  ///   - request: What picture; without any, one of the screen as it is. One that names no findings looks for all.
  ///   - overlays: What is drawn over it besides the overlays of the request.
  ///   - stop: On which stop the cursor is drawn, or after how many presses of Tab the ring is, from 1;
  ///     without it, where they are now.
  ///   - legend: True where the words heard at each stop are listed beside the screen, which is numbered then.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: The bytes of a PNG file, its size in pixels, and what was found.
  /// - Throws: `ScreenError` where nothing is shown that can be drawn, and `TreeDiffError` where the app
  ///   contradicts itself.
  public func picture(
    _ request: PictureRequest = PictureRequest(), overlays: [ScreenOverlay] = [], stop: Int? = nil,
    legend: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws -> Picture {
    var request = request
    if request.findings.isEmpty { request.findings = Set(PictureFinding.Kind.allCases) }
    request.showsLegend = request.showsLegend || legend
    for kind in legend && !overlays.contains(.order) ? overlays + [.order] : overlays {
      guard let overlay = await session.overlay(kind, stop: stop) else {
        throw ScreenError(.nothingShown, kind.rawValue, at: sourceLocation)
      }
      request.overlays.append(overlay)
    }
    guard let picture = try await session.picture(request) else {
      throw ScreenError(.nothingToDraw, name, at: sourceLocation)
    }
    return picture
  }
}
