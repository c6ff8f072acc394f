import CrawlEngine
import Synchronization

/// Counts what all workers of a crawl did, and tells them when to stop.
package final class CrawlGauge: Sendable {
  private struct State {
    var moves = 0
    var isInterrupted = false
    var cut: CrawlCut?
  }

  private let state = Mutex(State())
  private let start = ContinuousClock.now
  private let limits: (moves: Int, seconds: Double)

  /// Begins to count.
  package init(_ settings: CrawlSettings) {
    limits = (settings.moves, settings.seconds)
  }

  /// Asks every worker to stop, as a signal does.
  package func interrupt() {
    state.withLock { $0.isInterrupted = true }
  }

  /// Why nothing more is to be tried; `nil` where the crawl goes on.
  var reason: CrawlCut? {
    let seconds = elapsed
    return state.withLock { state in
      if state.isInterrupted { return .signal }
      if let cut = state.cut { return cut }
      if state.moves >= limits.moves { state.cut = .gestures(limits.moves) }
      if seconds >= limits.seconds { state.cut = .seconds(limits.seconds) }
      return state.cut
    }
  }

  /// True where a signal asked for the end.
  package var isInterrupted: Bool { state.withLock { $0.isInterrupted } }

  /// Notes a move.
  func count() { state.withLock { $0.moves += 1 } }

  /// How many moves were made.
  var moves: Int { state.withLock { $0.moves } }

  /// Seconds since the crawl began.
  var elapsed: Double { (ContinuousClock.now - start) / .seconds(1) }
}
