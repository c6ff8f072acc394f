import AppResources
import Synchronization
import TreeFormat

extension RunningApp {
  /// What code of the app may ask for on any thread.
  package struct Settings: Sendable {
    /// The device and the person's settings.
    package var environment = LaunchOptions()
    /// What lies beside the app's code.
    package var resources = ResourceLibrary(folders: [])
    /// The words of the system that the app was given.
    package var systemWords = SystemWords()
  }

  private nonisolated static let shared = Mutex(Settings())

  /// The settings of the app whose code runs, on any thread.
  package nonisolated static var settings: Settings { shared.withLock { $0 } }

  static func shareSettings() {
    let app = current
    let settings = Settings(
      environment: app.environment, resources: app.resources, systemWords: app.systemWords)
    shared.withLock { $0 = settings }
  }

  private static var running: [RunningApp] = []
  private static let unhosted = RunningApp()

  /// The app whose code runs, or that was started last; one without content where none is running.
  ///
  /// What the platform keeps once for each app hangs on it.
  package static var current: RunningApp { running.last ?? unhosted }

  static func push(_ host: RunningApp) {
    let isNew = running.last !== host
    running.append(host)
    if isNew { shareSettings() }
  }

  static func remove(_ host: RunningApp) {
    guard let index = running.lastIndex(where: { $0 === host }) else { return }
    running.remove(at: index)
    if running.last !== host { shareSettings() }
  }

  /// Makes this the current app while its clock runs what the app left to be done.
  ///
  /// Work that other threads handed over asks for the current app too, and another one may have started since.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.current === self { return try body() }
    Self.push(self)
    defer { Self.remove(self) }
    return try body()
  }

  /// Runs code as the app's own, on its clock.
  @discardableResult
  package func withApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.push(self)
    defer { Self.remove(self) }
    return try clock.withApp(body)
  }
}
