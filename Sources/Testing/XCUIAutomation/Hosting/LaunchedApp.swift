import AppHost
import EarshotTesting
import Foundation
import TreeFormat

/// The app that is launched, from its first code to its end.
///
/// It ends with the last element or application of the test that refers to it.
@MainActor
final class LaunchedApp {
  /// What the body that hosts the app hands over, and what ends it.
  private final class Hosting {
    var screen: Screen?
    var end: CheckedContinuation<Void, Never>?
    var failure: (any Error)?
    var hasEnded = false
  }

  /// The app that was launched last and has not ended.
  private(set) static weak var current: LaunchedApp?

  private let hosting: Hosting
  private let environment: [String: String]
  /// The screen that the app shows.
  let screen: Screen
  /// False once it was terminated.
  private(set) var isRunning = true

  /// Launches an app in place of the one that runs.
  ///
  /// - Parameters:
  ///   - target: The app.
  ///   - arguments: What the app finds among its arguments.
  ///   - environment: Variables that the app finds.
  /// - Throws: What keeps the app from being shown.
  init(_ target: TargetApplication, arguments: [String], environment: [String: String]) throws {
    Self.current?.terminate()
    TestEnd.observe()
    self.environment = environment
    for (name, value) in environment { setenv(name, value, 1) }
    let hosting = Hosting()
    self.hosting = hosting
    var environmentOfApp = target.environment.following(arguments)
    environmentOfApp.arguments = arguments
    let options = environmentOfApp
    MainThread.begin {
      do {
        try await target.host(options) { screen in
          hosting.screen = screen
          await withCheckedContinuation { hosting.end = $0 }
          hosting.screen = nil
        }
      } catch {
        hosting.failure = error
      }
      hosting.hasEnded = true
    }
    guard let screen = hosting.screen else {
      for name in environment.keys { unsetenv(name) }
      throw hosting.failure ?? MainThread.Stalled()
    }
    self.screen = screen
    Self.current = self
  }

  isolated deinit {
    terminate()
  }

  /// Ends the app; what is wrong with it, and nobody asked about, fails the test.
  func terminate() {
    guard isRunning else { return }
    isRunning = false
    if Self.current === self { Self.current = nil }
    let end = hosting.end
    hosting.end = nil
    MainThread.begin { end?.resume() }
    for name in environment.keys { unsetenv(name) }
    if let failure = hosting.failure { TestFailure.report("\(failure)", at: nil) }
  }
}
