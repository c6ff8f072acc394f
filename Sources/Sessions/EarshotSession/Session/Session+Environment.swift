import AccessibilityModel
import TreeFormat

extension Session {
  /// Changes settings of the device; the app takes them over at once.
  ///
  /// - Returns: what happened to the person; `nil` where what is shown follows no settings, as a saved screen.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func change(_ change: EnvironmentChange) async throws -> [SessionRecord]? {
    var follows = false
    let records = try await exclusively {
      guard let events = try await self.source.change(change) else { return }
      follows = true
      try await self.settle(self.observe(events))
    }
    return follows ? records : nil
  }
}
