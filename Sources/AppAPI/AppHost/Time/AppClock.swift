import AccessibilityModel
import Foundation

/// The virtual time of one app: what it schedules runs in order, on one thread, and nothing waits.
///
/// Inside `withApp` a thread reads this clock as its time, and `DispatchQueue.main`, `Timer`, `Task` and
/// sleeping go to it; other threads are untouched.
///
///     let clock = AppClock()
///     clock.withApp { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two") } }
///     _ = clock.run(until: .start.advanced(by: .seconds(2)))  // "two", at once
@MainActor
package final class AppClock {
  /// Settings of a clock.
  package struct Options: Sendable {
    /// What `Date()` is at the start, in nanoseconds since 1970; `nil` takes the real time.
    package var epoch: Int64?
    /// How long, in real time, work that the app does on other threads may keep it from settling.
    package var backgroundLimit: Duration
    /// How many pieces of work may run at one instant.
    package var stepLimit: Int

    /// Makes settings; what is left out is as in an ordinary session.
    package init(
      epoch: Int64? = nil, backgroundLimit: Duration = .seconds(2), stepLimit: Int = 100_000
    ) {
      self.epoch = epoch
      self.backgroundLimit = backgroundLimit
      self.stepLimit = stepLimit
    }
  }

  /// What the app's uptime is at the start: an hour, in nanoseconds.
  nonisolated static let uptimeAtStart: Int64 = 3_600_000_000_000

  private let schedule: AppSchedule

  /// Makes a clock that stands at its start.
  package init(_ options: Options = Options()) {
    let realtime = Int64(Date().timeIntervalSince1970 * 1e6) * 1000
    schedule = AppSchedule(options, epoch: options.epoch ?? realtime)
  }

  deinit {
    schedule.close()
  }

  /// How far the app's time has come.
  package var now: VirtualInstant { VirtualInstant(nanoseconds: schedule.now) }

  /// The instant at which the app next has something to do.
  package var nextDeadline: VirtualInstant? { schedule.nextDeadline.map(VirtualInstant.init(nanoseconds:)) }

  /// Sets which language and region the app's code finds as the person's, and which arguments as its own.
  ///
  /// - Parameters:
  ///   - tag: BCP 47 tag, for example `en-US`.
  ///   - arguments: The app's arguments without the program's name; `nil` where it finds those of the process.
  package func setLanguage(_ tag: String, arguments: [String]? = nil) {
    let all = arguments.map { Array(CommandLine.arguments.prefix(1)) + $0 }
    schedule.setRegion(AppRegion(tag, arguments: all))
  }

  /// Runs code of the app on this clock.
  @discardableResult
  package func withApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    try schedule.withApp(body)
  }

  /// Runs everything the app wants to be done now; time does not pass.
  ///
  /// - Returns: What kept the app from coming to rest.
  package func settle() -> [Diagnostic] {
    schedule.settle()
  }

  /// Lets time pass up to an instant, stopping at each one at which the app has something to do.
  ///
  /// - Parameters:
  ///   - instant: Where the clock stands afterwards.
  ///   - eachInstant: Called whenever the app has come to rest, before time passes again.
  /// - Returns: What kept the app from coming to rest.
  package func run(until instant: VirtualInstant, eachInstant: () -> Void = {}) -> [Diagnostic] {
    schedule.run(until: instant.nanoseconds, eachInstant: eachInstant)
  }

  /// Takes all work for the main thread, whichever thread it comes from; for a process that is one app.
  package func ownProcess() {
    schedule.ownProcess()
  }

  /// Ends the app's time: what waits is given up, its timers are removed, its sleeping threads wake.
  package func close() {
    schedule.close()
  }
}
