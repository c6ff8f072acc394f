import AccessibilityModel
import AuditEngine
import CrawlEngine
import EarshotSession
import VoiceOverEngine

/// One start of an app, in the hands of a person with VoiceOver.
struct CrawlVisit: Sendable {
  /// What came of a move.
  struct Report: Sendable {
    var step: CrawlStep
    /// Why it could not be done; `nil` where it was.
    var failure: String?
    /// How many faults of the app were known before it.
    var diagnostics = 0
    /// The screen before it.
    var before = AccessibilityTree()
    /// What was used.
    var cause: ElementID?
    /// How many notifications had been posted before it.
    var notifications = 0
    /// What happened to the person.
    var records: [SessionRecord] = []
  }

  let session: Session
  private let app: any CrawledApp
  private let settings: CrawlSettings
  /// How often the screen changed by itself behind the last move without coming to rest.
  private(set) var restlessness = 0
  /// What happened to the person as the app began.
  private(set) var beginning: [SessionRecord] = []
  /// Texts that changed by themselves.
  private var restless: Set<String> = []

  /// Starts the app and lets its screen come.
  ///
  /// - Throws: What the app throws.
  init(_ app: any CrawledApp, _ settings: CrawlSettings) async throws {
    self.app = app
    self.settings = settings
    session = Session(source: app)
    await app.restartDeadline()
    let technologies: [any AssistiveTechnology] = [settings.voiceOver, NotificationRecorder()]
    beginning = try await session.start(with: technologies, patience: settings.patience).records
    try await rest()
  }

  /// By what the screen that is shown is told apart.
  ///
  /// - Parameters:
  ///   - data: Words of rows that were used on the way.
  ///   - cause: What was done last.
  /// - Returns: The signature.
  func signature(_ data: [String], behind cause: CrawlMove?) async -> ScreenSignature {
    ScreenSignature(await session.tree, data: data, restless: restless, cause: cause?.words ?? "")
  }

  /// How the screen that is shown came about by a move.
  ///
  /// - Parameters:
  ///   - report: What came of the move.
  ///   - opener: What led away from the screen, where it is met again.
  /// - Returns: What an audit asks of it.
  func arrival(by report: Report, opener: ElementID? = nil) async -> ScreenArrival {
    let posted = await session.technology(NotificationRecorder.self)?.notifications ?? []
    return ScreenArrival(
      from: report.before, by: report.cause, notifications: Array(posted.dropFirst(report.notifications)),
      cursor: await session.technology(VoiceOver.self)?.cursor, opener: opener)
  }

  /// The stop that the cursor is on; `nil` where it is on none.
  var cursor: ElementID? { get async { await session.technology(VoiceOver.self)?.cursor } }

  /// What the screen that is shown is called.
  var title: String { get async { ScreenCapture.title(of: await session.tree) } }

  /// True where there are stops, and the cursor is on none of them.
  var losesFocus: Bool {
    get async {
      let tree = await session.tree
      guard tree.firstStop != nil else { return false }
      guard let cursor = await session.technology(VoiceOver.self)?.cursor else { return true }
      return !tree.contains(cursor) || !tree.isWithinReach(cursor)
    }
  }

  /// What the app was found to do wrong by the last move.
  func newDiagnostics(before count: Int) async -> [Diagnostic] {
    let all = await app.diagnostics + session.diagnostics
    return Array(all.dropFirst(count))
  }

  /// Does something and lets the app come to rest.
  ///
  /// - Parameters:
  ///   - move: What is done.
  ///   - start: The stop from which flicks are counted; `nil` for the cursor, wherever it is by now.
  /// - Returns: What came of it.
  /// - Throws: What the app throws.
  mutating func make(_ move: CrawlMove, from start: ElementID? = nil) async throws -> Report {
    await app.restartDeadline()
    var report = Report(step: CrawlStep(move.words, script: [], gestures: 0))
    report.diagnostics = await app.diagnostics.count + session.diagnostics.count
    report.notifications = await session.technology(NotificationRecorder.self)?.notifications.count ?? 0
    report.before = await session.tree
    if let reference = move.element {
      let tree = await session.tree
      guard let id = reference.find(in: tree) else {
        report.failure = "\(reference.name) is not there"
        return report
      }
      report.cause = id
      let cursor = await cursor
      report.step.script.append(reference.line)
      let from = start ?? cursor
      if from != id { report.step.gestures += Self.flicks(from: from, to: id, in: tree) }
      if cursor != id { try await session.send(.select(id), to: VoiceOver.self) }
    }
    switch move.kind {
    case .activate: try await run("double tap", &report)
    case .perform(let name, let category, let place): try await perform(name, category, place, &report)
    case .increment: try await run("up", &report)
    case .page: try await run("three-finger flick left", &report)
    case .scroll: try await run("three-finger flick up", &report)
    case .escape: try await run("two-finger scrub", &report)
    case .type(let text):
      try await run("double tap", &report)
      try await run("type \"\(text)\"", &report)
      report.step.gestures += text.count - 1
      try await run("return", &report)
    }
    let before = await session.now
    report.records += try await rest()
    let passed = before.duration(to: await session.now)
    if passed > .zero { report.step.script.append("wait \(Int((passed / .milliseconds(1)).rounded(.up)))ms") }
    return report
  }

  /// Turns the rotor to the actions, flicks to the one that is meant, and performs it.
  private func perform(
    _ name: String, _ category: ElementAction.Category, _ place: Int, _ report: inout Report
  ) async throws {
    let phrases = Phrases(
      language: settings.voiceOver.dialect.language, platform: settings.voiceOver.dialect.platform)
    let entry =
      switch category {
      case .standard: phrases.words(.actionsName)
      case .edit: phrases.words(.edit)
      case .named(let own): own
      }
    try await run("rotor \"\(entry)\"", &report)
    for _ in 0..<place where report.failure == nil { try await run("down", &report) }
    guard report.failure == nil else { return }
    try await run("double tap", &report)
  }

  /// Does what a line of a script says.
  private func run(_ text: String, _ report: inout Report) async throws {
    guard report.failure == nil else { return }
    let line: Script.Line?
    do {
      line = try Script.Line(reading: text, number: 1)
    } catch {
      report.failure = "\(error)"
      return
    }
    guard let line else { return }
    var runner = ScriptRunner(session)
    let outcome = try await runner.run(line)
    report.records += outcome.records
    report.step.script.append(text)
    report.step.gestures += 1
    if let failure = outcome.failure { report.failure = failure.lines.joined(separator: " ") }
  }

  /// How many flicks lead from the cursor to a stop, from one of the ends where that is nearer.
  private static func flicks(from cursor: ElementID?, to id: ElementID, in tree: AccessibilityTree) -> Int {
    var (own, other): (Int?, Int?) = (nil, nil)
    var count = 0
    for stop in tree.stops {
      if stop == cursor { own = count }
      if stop == id { other = count }
      count += 1
    }
    guard let other else { return 1 }
    let fromEnds = min(other, count - 1 - other) + 1
    return own.map { min(abs($0 - other), fromEnds) } ?? fromEnds
  }
}

extension CrawlVisit {
  /// How long the app's clocks may run without a stop that comes or goes.
  private static let calm: Duration = .seconds(1)
  /// How often they may run.
  private static let stepLimit = 90
  /// From how many changes without an end a screen is said never to come to rest.
  private static let restlessLimit = 3

  /// Lets the time pass in which the app does what it was asked to.
  ///
  /// - Returns: What happened to the person meanwhile.
  @discardableResult
  private mutating func rest() async throws -> [SessionRecord] {
    var records: [SessionRecord] = []
    let start = await session.now
    var changed = start
    var changes = 0
    restlessness = 0
    for _ in 0..<Self.stepLimit {
      let now = await session.now
      guard let deadline = await app.nextDeadline, deadline <= start.advanced(by: settings.rest),
        deadline <= changed.advanced(by: Self.calm)
      else { break }
      let (version, tree) = (await session.version, await session.tree)
      records += try await session.wait(until: max(deadline, now))
      guard await session.version != version else { continue }
      let newer = await session.tree
      let texts = ScreenSignature.changedTexts(from: tree, to: newer)
      restless.formUnion(texts)
      if !texts.isEmpty { changes += 1 }
      if !newer.stops.elementsEqual(tree.stops) { changed = await session.now }
    }
    if changes >= Self.restlessLimit { restlessness = changes }
    return records
  }
}
