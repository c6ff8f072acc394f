extension AppHost {
  private static var running: [AppHost] = []
  private static let unhosted = AppHost()

  /// The app whose code runs, or that was started last; one without content where none is running.
  ///
  /// What the platform keeps once for each app hangs on it.
  package static var current: AppHost { running.last ?? unhosted }

  static func push(_ host: AppHost) {
    running.append(host)
  }

  static func remove(_ host: AppHost) {
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
