import AccessibilityModel

extension Session {
  /// How a session began.
  public struct Beginning: Sendable {
    /// How the screen came about; `nil` where the stops are there that the app began with.
    public var arrival: Arrival?
    /// What happened to the person until it was there.
    public var records: [SessionRecord]
  }

  /// Begins: technologies are on before the source's first code runs, and then it tells its first screen.
  ///
  /// What the app posts while it starts is taken in before anything is said of its screen, as on a device, where a
  /// screen is met once it is there.
  /// - Parameter technologies: those that are on, one of a kind, as they are before they meet a screen.
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func start(with technologies: [any AssistiveTechnology] = []) async throws -> [SessionRecord] {
    initialTechnologies = technologies
    return try await exclusively { try await self.begin() }
  }

  /// Begins, and lets the time pass in which the app shows its screen.
  ///
  /// - Parameters:
  ///   - technologies: those that are on before the source's first code runs.
  ///   - patience: how much of the app's time may pass.
  /// - Returns: what happened to the person, and how the screen came about.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func start(
    with technologies: [any AssistiveTechnology], patience: Duration
  ) async throws -> Beginning {
    let records = try await start(with: technologies)
    var beginning = Beginning(arrival: nil, records: records)
    let wasThere = try await waitForArrival(within: patience, &beginning)
    if !wasThere { beginning.records = try await exclusively { try await self.begin() } }
    return beginning
  }

  /// Begins at the first instant, for the first time or anew.
  private func begin() async throws {
    now = .start
    version = .initial
    diagnostics = []
    technologies = initialTechnologies
    settingsOfApps = presentSettings
    shareGestures()
    tree = AccessibilityTree(order: await source.readingOrder)
    await source.prepare(settings: settingsOfApps)
    let events = try await source.start()
    var effects = try observe(events)
    if !events.contains(where: \.isChange) { effects += observeByAll(.changed(version, TreeDiff())) }
    try await settle(effects)
    try await notifySettings()
  }
}

extension Event {
  fileprivate var isChange: Bool {
    if case .changed = self { true } else { false }
  }
}
