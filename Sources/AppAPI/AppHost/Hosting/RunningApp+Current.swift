extension RunningApp {
  private static var running: [RunningApp] = []
  private static let unhosted = RunningApp()

  /// The app whose code runs, or that was started last; one without content where none is running.
  ///
  /// What the platform keeps once for each app hangs on it.
  package static var current: RunningApp { running.last ?? unhosted }

  static func push(_ host: RunningApp) {
    running.append(host)
  }

  static func remove(_ host: RunningApp) {
    guard let index = running.lastIndex(where: { $0 === host }) else { return }
    running.remove(at: index)
  }

  /// Runs code as the app's own, on its clock.
  @discardableResult
  package func withApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.push(self)
    defer { Self.remove(self) }
    return try clock.withApp(body)
  }
}
