import AccessibilityModel
import TreeFormat
import ZoomEngine

extension Session {
  /// The uncertain rules that a picture rests on: those of what is drawn over the screen, each once.
  ///
  /// - Complexity: O(n) for n marks.
  public func rules(of request: PictureRequest) -> [UncertainRule] {
    UncertainRule.unique(request.overlays.flatMap { Effect.show($0).rules(in: tree) })
  }

  /// Asks the source for a picture of what it shows, magnified where Zoom is on and the request says nothing else.
  ///
  /// - Parameter request: what picture.
  /// - Returns: the picture; `nil` where the source shows nothing that can be drawn.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func picture(_ request: PictureRequest) async throws -> Picture? {
    var picture: Picture?
    var request = request
    request.magnification = request.magnification ?? technology(Zoom.self)?.magnification(in: tree)
    let wanted = request
    _ = try await exclusively {
      let taken = try await self.source.picture(wanted)
      picture = taken.picture
      try await self.settle(self.observe(taken.events))
    }
    return picture
  }
}
