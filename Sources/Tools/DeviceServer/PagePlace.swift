/// Which page has the device; its place is kept for a while after its connection has ended.
struct PagePlace: Sendable {
  /// How a connection ended.
  enum Ending {
    /// The page did not want it to.
    case lost
    /// The page was closed, or is loaded anew.
    case left

    /// How long the place is kept: longer than a page waits before it tries again, or than it takes to load.
    var patience: Duration {
      switch self {
      case .lost: .seconds(10)
      case .left: .seconds(2)
      }
    }
  }

  private var owner: (page: String, until: ContinuousClock.Instant?)?

  /// True where a page may connect: the place is free, or its own.
  func admits(_ page: String, at now: ContinuousClock.Instant) -> Bool {
    guard let owner, owner.page != page else { return true }
    return owner.until.map { now >= $0 } ?? false
  }

  /// Gives the place to a page.
  mutating func take(_ page: String) { owner = (page, nil) }

  /// Keeps the place for the page that had it, as long as suits the end of its connection.
  mutating func keep(after ending: Ending, from now: ContinuousClock.Instant) {
    owner?.until = now + ending.patience
  }
}
