import ATSPIBridge
import AccessibilityModel
import AppBuilding
import EarshotSession
import TreeFormat

/// A running application in the place of an app that was compiled: what technologies ask, it does.
final class RunningApp: ShownApp {
  /// How time goes on.
  enum Pace {
    /// Waiting takes its time, so that the application can do something meanwhile.
    case real
    /// Nothing waits: what is heard is a walk, and no one listens at its speed.
    case none
  }

  /// What people call it.
  let title: String
  let screen: RunningScreen
  private let clock: PacedClock

  /// Uses the screen of an application.
  init(_ screen: RunningScreen, title: String, pace: Pace) {
    self.screen = screen
    self.title = title
    clock = PacedClock(pace)
  }

  nonisolated var actor: (any Actor)? { screen }
  func restartDeadline() {}
  var diagnostics: [Diagnostic] {
    get async { await screen.remark.map { [Diagnostic($0)] } ?? [] }
  }
  var readingOrder: ReadingOrder { ReadingOrder() }
  var nextDeadline: VirtualInstant? { nil }

  func start() async throws -> [Event] {
    await clock.restart()
    return try await screen.start()
  }

  func perform(_ request: Request) async throws -> [Event] { try await screen.perform(request) }

  func advance(to instant: VirtualInstant) async throws -> [Event] {
    await clock.wait(until: instant)
    return try await screen.update()
  }
}

/// Lets real time pass as much as a session lets its own pass.
private actor PacedClock {
  private let pace: RunningApp.Pace
  private var latest = (virtual: VirtualInstant.start, real: ContinuousClock.now)

  init(_ pace: RunningApp.Pace) {
    self.pace = pace
  }

  /// Begins anew.
  func restart() { latest = (.start, .now) }

  /// Waits until so much time has passed since it was asked last as passed in the session.
  func wait(until instant: VirtualInstant) async {
    if pace == .real {
      let due = latest.real + latest.virtual.duration(to: instant)
      if due > .now { try? await Task.sleep(until: due, clock: .continuous) }
    }
    latest = (instant, .now)
  }
}
