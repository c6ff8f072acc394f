import AccessibilityModel

extension Session {
  /// How long the app's own clocks may run without a stop that comes or goes before they are taken to run for ever.
  private static let calm: Duration = .seconds(3)
  /// How often the app's clocks may run in all, for those that run many times a second.
  private static let stepLimit = 400

  /// Lets the time pass in which an app shows its screen: splash screens, loading, entrances one after the other.
  ///
  /// Time goes from one deadline of the app to the next, and stands still where there is none, so that a screen
  /// that is there at once is met at once. Where all that time brings is a clock that ticks, the app is started
  /// anew and met as it began; so this comes before anything is turned on.
  ///
  /// - Parameter patience: How much of the app's time may pass.
  /// - Returns: How the screen came about; `nil` where the same stops are there as before.
  /// - Throws: What the source throws, and `TreeDiffError` where its changes do not fit.
  public func waitForArrival(within patience: Duration) async throws -> Arrival? {
    let start = now
    let first = tree.stopNames
    var known = Set(first.map(\.id))
    var changed: VirtualInstant?
    for _ in 0..<Self.stepLimit {
      guard let deadline = await source.nextDeadline, deadline <= start.advanced(by: patience),
        deadline <= (changed ?? start).advanced(by: Self.calm) || deadline > now.advanced(by: Self.calm)
      else { break }
      try await wait(until: max(deadline, now))
      let present = Set(tree.stopNames.map(\.id))
      guard present != known else { continue }
      known = present
      changed = now
    }
    guard let changed else {
      if now > start, technologies.isEmpty, await source.nextDeadline != nil { try await restart() }
      return nil
    }
    let gone = first.filter { !known.contains($0.id) }.map(\.name)
    return Arrival(after: start.duration(to: changed), before: gone.filter { !$0.isEmpty })
  }

  /// Begins anew, at the first instant.
  private func restart() async throws {
    now = .start
    version = .initial
    diagnostics = []
    try await start()
  }
}

extension AccessibilityTree {
  /// The stops in reading order, with their labels.
  ///
  /// - Complexity: O(n).
  fileprivate var stopNames: [(id: ElementID, name: String)] {
    stops.map { ($0, self[$0]?.label?.string ?? "") }
  }
}
