import AppHost
import Foundation

/// Runs asynchronous code to its end on the main thread, in calls that do not suspend.
///
/// What the code enqueues on the main actor goes to a clock of its own, and this clock is run until the code has ended:
/// a test of the interface calls `tap()` as on Apple's systems, while sessions and drivers are asynchronous.
@MainActor
enum MainThread {
  /// The code waits for something that never comes, since the main thread waits for the code.
  struct Stalled: Error, CustomStringConvertible {
    var description: String {
      "The app under test waits for something outside of it, which cannot come while the test waits for the app."
    }
  }

  private static let clock = AppClock()

  /// Runs code, and returns when it has ended.
  ///
  /// - Throws: What the code throws, and `Stalled` where it cannot end.
  static func wait<Value>(_ body: @escaping @MainActor () async throws -> Value) throws -> Value {
    var outcome: Result<Value, any Error>?
    begin {
      do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    }
    guard let outcome else { throw Stalled() }
    return try outcome.get()
  }

  /// Runs code until it ends or waits for something from outside.
  static func begin(_ body: @escaping @MainActor () async -> Void) {
    // Other tests may show apps meanwhile: nothing of theirs runs before this thread is given back.
    HostingLock.$isPassed.withValue(true) {
      clock.withApp { _ = Task { @MainActor in await body() } }
    }
    settle()
  }

  /// Runs what waits for the main actor; the code that it belongs to may end.
  static func settle() {
    _ = clock.settle()
  }
}
