import AccessibilityModel

extension Session {
  /// How long the app's own clocks may run without a stop that comes or goes before they are taken to run for ever.
  private static let calm: Duration = .seconds(3)
  /// How often the app's clocks may run in all, for those that run many times a second.
  private static let stepLimit = 400

  /// Lets the time pass in which an app shows its screen: splash screens, loading, entrances one after the other.
  ///
  /// Time goes from one deadline of the app to the next, and stands still where there is none, so that a screen
  /// that is there at once is met at once.
  ///
  /// - Parameters:
  ///   - patience: How much of the app's time may pass.
  ///   - beginning: Takes in what happens, and how the screen came about.
  /// - Returns: False where all that time brought is a clock that ticks, so that the app is to be met as it began.
  /// - Throws: What the source throws, and `TreeDiffError` where its changes do not fit.
  func waitForArrival(within patience: Duration, _ beginning: inout Beginning) async throws -> Bool {
    let start = now
    let first = tree.stopNames
    var known = Set(first.map(\.id))
    var changed: VirtualInstant?
    for _ in 0..<Self.stepLimit {
      guard let deadline = await source.nextDeadline, deadline <= start.advanced(by: patience),
        deadline <= (changed ?? start).advanced(by: Self.calm) || deadline > now.advanced(by: Self.calm)
      else { break }
      beginning.records += try await wait(until: max(deadline, now))
      let present = Set(tree.stopNames.map(\.id))
      guard present != known else { continue }
      known = present
      changed = now
    }
    guard let changed else {
      let next = await source.nextDeadline
      return now == start || next == nil
    }
    let gone = first.filter { !known.contains($0.id) }.map(\.name)
    beginning.arrival = Arrival(
      after: start.duration(to: changed), before: gone.filter { !$0.isEmpty })
    return true
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
