import TreeFormat

/// Lets one app after another use what exists once in a process, in the order in which they ask.
@MainActor
package final class HostingLock {
  /// The lock that all apps of this process share.
  package static let shared = HostingLock()

  /// True where whoever hosts waits for nobody, since it does not suspend while it uses its app.
  @TaskLocal package static var isPassed = false

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a lock that nobody has.
  package init() {}

  /// Runs a body when everybody who asked before has finished.
  ///
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  package func withLock<Result>(
    _ body: @MainActor () async throws -> sending Result
  ) async rethrows -> sending Result {
    guard !Self.isPassed else { return try await body() }
    await lock()
    defer { unlock() }
    return try await body()
  }

  private func lock() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func unlock() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}

extension RunningApp {
  /// Lends an app that was not started yet for as long as a body runs; it ends with the body.
  ///
  /// - Parameters:
  ///   - environment: The device and the person's settings.
  ///   - clock: Settings of the app's clock.
  ///   - body: Starts the app and uses it.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  package static func hosting<Result>(
    environment: LaunchOptions, clock: AppClock.Options = AppClock.Options(),
    _ body: @MainActor (RunningApp) async throws -> sending Result
  ) async rethrows -> sending Result {
    try await HostingLock.shared.withLock {
      // Where nobody waits, the body's own thread uses the app between the turns of its task.
      let host = RunningApp(environment: environment, clock: clock, isLent: !HostingLock.isPassed)
      defer { if host.isRunning { host.stop() } else { host.clock.close() } }
      // Nothing but the body knew its result.
      nonisolated(unsafe) let result = try await lent.withValue(host) { try await body(host) }
      return result
    }
  }

  /// Hosts content for as long as a body runs; apps that are hosted at the same time wait for one another.
  ///
  /// - Parameters:
  ///   - content: Makes the content, as code of the app.
  ///   - environment: The device and the person's settings.
  ///   - clock: Settings of the app's clock.
  ///   - body: Uses the running app.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  package static func hosting<Result>(
    _ content: @autoclosure @MainActor () -> any HostedContent, environment: LaunchOptions = LaunchOptions(),
    clock: AppClock.Options = AppClock.Options(),
    _ body: @MainActor (RunningApp) async throws -> sending Result
  ) async rethrows -> sending Result {
    try await hosting(environment: environment, clock: clock) { host in
      host.start(host.withApp(content))
      return try await body(host)
    }
  }
}
