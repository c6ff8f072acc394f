import AccessibilityModel
import TreeFormat

extension Session {
  /// The settings that are on because technologies are.
  var presentSettings: Set<String> {
    technologies.reduce(into: []) { $0.formUnion($1.settingsOfApps) }
  }

  /// Tells the source which settings are on because technologies are, where that has changed.
  ///
  /// - Parameter coming: those that are on because of a technology that is about to be.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  func notifySettings(also coming: Set<String> = []) async throws {
    let present = presentSettings.union(coming)
    guard present != settingsOfApps else { return }
    let on = Dictionary(uniqueKeysWithValues: present.subtracting(settingsOfApps).map { ($0, true) })
    let off = Dictionary(uniqueKeysWithValues: settingsOfApps.subtracting(present).map { ($0, false) })
    settingsOfApps = present
    let change = EnvironmentChange(settings: on.merging(off) { on, _ in on })
    guard let events = try await source.change(change) else { return }
    try await settle(observe(events))
  }

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
