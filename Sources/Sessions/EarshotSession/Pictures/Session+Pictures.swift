import TreeFormat

extension Session {
  /// Asks the source for a picture of what it shows.
  ///
  /// - Parameter request: what picture.
  /// - Returns: the picture; `nil` where the source shows nothing that can be drawn.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func picture(_ request: PictureRequest) async throws -> Picture? {
    var picture: Picture?
    _ = try await exclusively {
      let taken = try await self.source.picture(request)
      picture = taken.picture
      try await self.settle(self.observe(taken.events))
    }
    return picture
  }
}
