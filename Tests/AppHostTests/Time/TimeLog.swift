import AccessibilityModel
import Foundation
import Synchronization
import Testing

@testable import AppHost

/// An app clock, and what happened at which of its instants.
@MainActor
final class TimeLog {
  let clock: AppClock
  private let entries = Mutex<[String]>([])

  /// Makes a log that waits for work on other threads however busy the machine is.
  init(
    _ options: AppClock.Options = AppClock.Options(
      epoch: 1_600_000_000_000_000_000, backgroundLimit: .seconds(300))
  ) {
    clock = AppClock(options)
  }

  /// Writes down a name with the app's instant in milliseconds.
  func note(_ name: String) {
    let nanoseconds = clock.now.nanoseconds
    let whole = nanoseconds / 1_000_000
    let rest = nanoseconds % 1_000_000
    let text = "\(whole)\(rest == 0 ? "" : "+\(rest)ns") \(name)"
    entries.withLock { $0.append(text) }
  }

  /// Runs code of an app, then lets time pass; everything must come to rest.
  func run(seconds: Double, _ app: () -> Void = {}) {
    clock.withApp(app)
    let end = clock.now.advanced(by: .milliseconds(Int(seconds * 1000)))
    #expect(clock.run(until: end) == [])
  }

  var lines: [String] { entries.withLock { $0 } }
}
