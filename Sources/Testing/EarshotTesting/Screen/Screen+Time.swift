import EarshotSession

extension Screen {
  /// Lets time pass for the app and for VoiceOver; nothing waits.
  ///
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func advance(by duration: Duration) async throws {
    try await doing { records += try await session.wait(duration) }
  }

  /// Turns VoiceOver off and on again, and flicks from the first stop to the last.
  ///
  /// What is heard begins anew; the cursor ends on the last stop.
  /// - Parameters:
  ///   - limit: How many stops to hear at most.
  ///   - all: True where every row of a list is heard, false where those of its first screen are.
  /// - Returns: What was heard, with what waits at each stop.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  @discardableResult
  public func tour(limit: Int = .max, all: Bool = false) async throws -> Tour {
    let log = SessionLog()
    session = Session(source: source, recorders: [log], rules: session.rules)
    try await session.start(with: [DirectRequests(), NotificationRecorder()])
    moments = []
    var tour = try await Tour.walk(session, with: initialVoiceOver, limit: limit, all: all)
    if !isUsed { tour.opening = opening }
    records = await log.records
    starts = []
    latestStart = 0
    tour.diagnostics += host.takeDiagnostics()
    seenDiagnostics = await session.diagnostics.count
    return tour
  }

  /// What a tour is like in writing, as `earshot hear` prints it.
  ///
  /// - Parameter listsRules: True where the uncertain rules are listed and not only counted.
  /// - Returns: Whole lines.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  public func transcript(listsRules: Bool = false) async throws -> String {
    Transcript.text(of: [Transcript(name: name, tour: try await tour())], listsRules: listsRules)
  }
}
