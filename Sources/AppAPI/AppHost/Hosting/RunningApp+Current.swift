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

  /// The settings of one app, for code on any thread.
  final class SharedSettings: Sendable {
    let value = Mutex(Settings())
  }

  /// Whose settings code asks for that runs on no task of an app.
  private struct Shared {
    /// The settings of the app whose code runs.
    var active: SharedSettings?
    /// The settings of the app that was started last.
    var started: SharedSettings?
    /// The same, of those that no task has for itself.
    var startedForAll: SharedSettings?
    var isApart: @Sendable () -> Bool = { false }
  }

  private nonisolated static let shared = Mutex(Shared())

  /// The app that was lent to the task that asks.
  nonisolated static let lent = TaskLocal<RunningApp?>(wrappedValue: nil)

  private static var active: [RunningApp] = []
  private static var started: [RunningApp] = []
  private static let unhosted = RunningApp()

  /// Tells tasks that have nothing to do with an app from those of its code that know no app, as detached ones.
  ///
  /// - Parameter isApart: True in a task that no app began: in a test that hosts none.
  package nonisolated static func distinguishTasks(_ isApart: @escaping @Sendable () -> Bool) {
    shared.withLock { $0.isApart = isApart }
  }

  /// The settings of the app whose code runs, on any thread.
  package nonisolated static var settings: Settings {
    let shared = shared.withLock { $0 }
    let settings =
      shared.active ?? lent.get()?.sharedSettings
      ?? (shared.isApart() ? shared.startedForAll : shared.started)
    return settings?.value.withLock { $0 } ?? Settings()
  }

  /// Lets code on any thread read what was set.
  func shareSettings() {
    let settings = Settings(environment: environment, resources: resources, systemWords: systemWords)
    sharedSettings.value.withLock { $0 = settings }
  }

  /// The app whose code runs, else the one that was lent to this task, else the one that was started last; one without
  /// content where there is none.
  ///
  /// A task apart from all apps has none of those that were lent. What the platform keeps once for each app hangs on it.
  package static var current: RunningApp {
    if let app = active.last ?? lent.get() { return app }
    guard let app = started.last else { return unhosted }
    guard app.isLent, shared.withLock({ $0.isApart })() else { return app }
    return started.last { !$0.isLent } ?? unhosted
  }

  /// Begins a call into an app's code, which does not suspend.
  private static func push(_ app: RunningApp) {
    active.append(app)
    shareOwners()
  }

  private static func pop() {
    active.removeLast()
    shareOwners()
  }

  /// Makes this the current app until it ends, for code that no app has for itself.
  func begin() {
    Self.started.append(self)
    Self.shareOwners()
  }

  /// Ends what `begin` began.
  func end() {
    Self.started.removeAll { $0 === self }
    Self.shareOwners()
  }

  private static func shareOwners() {
    shared.withLock {
      $0.active = active.last?.sharedSettings
      $0.started = started.last?.sharedSettings
      $0.startedForAll = started.last { !$0.isLent }?.sharedSettings
    }
  }

  /// Makes this the current app while its clock runs what the app left to be done.
  ///
  /// Work that other threads handed over asks for the current app too, and another one may have started since.
  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    if Self.active.last === self { return try body() }
    Self.push(self)
    defer { Self.pop() }
    return try body()
  }

  /// Runs code as the app's own, on its clock.
  @discardableResult
  package func withApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.push(self)
    defer { Self.pop() }
    return try clock.withApp(body)
  }
}
