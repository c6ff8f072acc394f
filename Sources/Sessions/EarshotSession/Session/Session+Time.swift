import AccessibilityModel

extension Session {
  /// How often the session may stop at one instant before the app is said never to come to rest.
  static let restLimit = 1_000

  /// Lets time pass.
  ///
  /// - Returns: what happened to the person meanwhile.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func wait(_ duration: Duration) async throws -> [SessionRecord] {
    try await wait(until: now.advanced(by: duration))
  }

  /// Lets time pass up to an instant, from one deadline to the next.
  ///
  /// - Returns: what happened to the person meanwhile.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func wait(until instant: VirtualInstant) async throws -> [SessionRecord] {
    try await exclusively {
      var stepsHere = 0
      while let deadline = await self.earliestDeadline(), deadline <= instant {
        stepsHere = deadline > self.now ? 0 : stepsHere + 1
        guard stepsHere < Self.restLimit else {
          self.diagnostics.append(
            Diagnostic(
              "The app asked for time again \(Self.restLimit) times without any passing. "
                + "Let it wait before it calls itself again."))
          return
        }
        try await self.step(to: max(deadline, self.now))
      }
      try await self.step(to: max(instant, self.now))
    }
  }

  /// When something happens by itself next; `nil` where nothing does.
  public var nextDeadline: VirtualInstant? {
    get async { await earliestDeadline() }
  }

  private func earliestDeadline() async -> VirtualInstant? {
    let own = technologies.compactMap(\.nextDeadline).min()
    guard let theirs = await source.nextDeadline else { return own }
    return own.map { min($0, theirs) } ?? theirs
  }

  private func step(to instant: VirtualInstant) async throws {
    now = instant
    let events = try await source.advance(to: instant)
    var effects = passTime(to: instant)
    effects += try observe(events)
    for index in technologies.indices {
      effects += technologies[index].advance(to: instant, in: tree).map { Asked(effect: $0, by: index) }
    }
    try await settle(effects)
  }

  /// Lets technologies know what time it is, before they take in what the app did then.
  ///
  /// What falls due for a technology at the instant itself comes after what the app did.
  private func passTime(to instant: VirtualInstant) -> [Asked] {
    var effects: [Asked] = []
    for index in technologies.indices {
      if let deadline = technologies[index].nextDeadline, deadline <= instant { continue }
      effects += technologies[index].advance(to: instant, in: tree).map { Asked(effect: $0, by: index) }
    }
    return effects
  }
}
