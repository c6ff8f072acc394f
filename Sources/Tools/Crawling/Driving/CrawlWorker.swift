import AccessibilityModel
import AppBuilding
import CrawlEngine
import EarshotSession
import TreeFormat
import VoiceOverEngine

/// Tries moves in an app of its own, begun anew for each of them.
actor CrawlWorker {
  private let settings: CrawlSettings
  private let gauge: CrawlGauge
  private let open: @Sendable () async throws -> any CrawledApp
  private let audit: ScreenAudit
  private let capture: ScreenCapture
  private var visit: CrawlVisit?
  private var app: (any CrawledApp)?
  /// How often the app was begun in its process.
  private var startCount = 0
  /// Which screen is shown, as it was when it was reached, and where the cursor was then; `nil` where that is not known.
  private var position: (screen: Int, beginning: [CrawlMove], cursor: ElementID?)?

  /// Makes a worker; its app is started when it is needed.
  init(
    _ settings: CrawlSettings, _ gauge: CrawlGauge,
    open: @escaping @Sendable () async throws -> any CrawledApp
  ) {
    self.settings = settings
    self.gauge = gauge
    self.open = open
    audit = ScreenAudit(settings.choices, technologies: settings.technologies)
    capture = ScreenCapture(settings.voiceOver, limit: settings.stops, audit: audit)
  }

  /// Meets the app's root.
  ///
  /// - Throws: What keeps the app from being started, and `AppFailure` where it ends.
  func root() async throws -> MetScreen {
    let visit = try await begin(inNewProcess: false)
    return try await met(visit, data: [], way: [], report: nil)
  }

  /// Tries the moves of a task.
  ///
  /// - Parameters:
  ///   - task: What is tried.
  ///   - plan: What was known when it was handed out.
  /// - Returns: What came of them.
  func run(_ task: CrawlTask, knowing plan: CrawlPlan) async -> CrawlTask.Outcome {
    var outcome = CrawlTask.Outcome()
    var sameInARow = 1
    for (place, move) in task.group.moves.enumerated() {
      let rest = task.group.moves.count - place
      if let sample = task.group.sample, sameInARow >= sample || place >= MoveChoice.limit {
        outcome.alike = rest
        outcome.isSample = sameInARow >= sample
        break
      }
      guard gauge.reason == nil else {
        outcome.untried = rest
        break
      }
      do {
        guard let made = try await tried(move, of: task, &outcome, knowing: plan) else {
          outcome.untried = rest
          break
        }
        if let last = outcome.moves.last, place > 0 {
          sameInARow = Self.isSame(last.result, made.result) ? sameInARow + 1 : 1
        }
        outcome.moves.append(made)
      } catch {
        forget()
        let step = CrawlStep(move.words, script: [], gestures: 1)
        outcome.moves.append(CrawlTask.Move(move: move, step: step, result: .ends(Self.words(error))))
        sameInARow = 1
      }
    }
    return outcome
  }

  /// Makes a move where it is possible; `nil` where the way to it does not lead there any more.
  ///
  /// A process in which the app was begun often holds what each start left behind, and may end for that alone, so a move
  /// that ends the app is made again in a new one.
  private func tried(
    _ move: CrawlMove, of task: CrawlTask, _ outcome: inout CrawlTask.Outcome, knowing plan: CrawlPlan
  ) async throws -> CrawlTask.Move? {
    do {
      guard let visit = try await go(to: task, &outcome) else { return nil }
      return try await make(move, of: task, visit, knowing: plan)
    } catch {
      let wasNew = startCount <= 1
      forget()
      if wasNew { throw error }
    }
    guard let visit = try await go(to: task, &outcome) else { return nil }
    return try await make(move, of: task, visit, knowing: plan)
  }

  /// Goes a way in a new process, and compares what it meets with what was met before.
  ///
  /// - Parameters:
  ///   - way: The moves.
  ///   - expected: The screens along the way, where they are known; one for each move.
  /// - Returns: Which moves led where they led before.
  func check(_ way: [CrawlMove], expecting expected: [ScreenSignature?]) async -> CrawlCheck {
    var steps: [Bool] = []
    do {
      var visit = try await begin(inNewProcess: true)
      var data: [String] = []
      for (move, signature) in zip(way, expected) {
        gauge.count()
        guard try await visit.make(move).failure == nil else { break }
        data += move.data
        let met = await visit.signature(data, behind: move)
        steps.append(signature.map { $0.matches(met, ignoringTexts: !data.isEmpty) } ?? true)
      }
    } catch {}
    forget()
    return CrawlCheck(steps: steps)
  }

  /// Ends the app.
  func end() { forget() }

  /// How often an app is begun in one process.
  private static let startLimit = 200

  private func forget() {
    app = nil
    startCount = 0
    visit = nil
    position = nil
  }

  private func begin(inNewProcess isNew: Bool) async throws -> CrawlVisit {
    position = nil
    if isNew || startCount >= Self.startLimit { forget() }
    let current: any CrawledApp
    if let app { current = app } else { current = try await open() }
    app = current
    startCount += 1
    let begun = try await CrawlVisit(current, settings)
    visit = begun
    return begun
  }

  /// Brings the app to the screen of a task; `nil` where the way does not lead there any more.
  private func go(to task: CrawlTask, _ outcome: inout CrawlTask.Outcome) async throws -> CrawlVisit? {
    if let visit, let position, position.screen == task.screen, position.beginning == task.beginning {
      return visit
    }
    var failure = ""
    for attempt in 0..<2 {
      do {
        var visit = try await begin(inNewProcess: attempt > 0)
        var lost: String?
        for move in task.way + task.beginning where lost == nil {
          gauge.count()
          lost = try await visit.make(move).failure
        }
        let met = await visit.signature(task.data, behind: task.way.last)
        if lost == nil,
          task.scrolls
            || met.matches(task.signature, ignoringTexts: !task.data.isEmpty || !task.beginning.isEmpty)
        {
          self.visit = visit
          position = (task.screen, task.beginning, await visit.cursor)
          return visit
        }
        let title = await visit.title
        failure = lost ?? "it led to \"\(title)\" the second time"
      } catch {
        forget()
        failure = Self.words(error)
      }
    }
    outcome.failure = failure
    return nil
  }

  private func make(
    _ move: CrawlMove, of task: CrawlTask, _ current: CrawlVisit, knowing plan: CrawlPlan
  ) async throws -> CrawlTask.Move {
    var visit = current
    let version = await visit.session.version
    gauge.count()
    // A move begins where the screen was reached, whatever this worker tried on it before.
    let report = try await visit.make(move, from: position?.cursor)
    self.visit = visit
    if let failure = report.failure {
      position = nil
      return CrawlTask.Move(move: move, step: report.step, result: .impossible(failure))
    }
    let data = task.data + move.data
    // What was done on a screen without words may leave it as it was, and may lead to another one.
    let hasStayed = await visit.session.tree.stops.elementsEqual(report.before.stops)
    let signature = await visit.signature(data, behind: hasStayed ? task.way.last : move)
    // Other rows are the same screen, whatever stands in them.
    if move.kind == .scroll
      || signature.matches(task.signature, ignoringTexts: !task.data.isEmpty && !move.isRow)
    {
      guard await visit.session.version != version else {
        return CrawlTask.Move(move: move, step: report.step, result: .stays([]))
      }
      position = nil
      let choice = MoveChoice(await visit.session.tree, typing: settings.text, canLeave: false)
      return CrawlTask.Move(move: move, step: report.step, result: .stays(choice.groups))
    }
    position = nil
    let way = task.way + task.beginning + [move]
    if let number = plan.number(of: signature, ignoringTexts: !data.isEmpty) {
      var known = MetScreen(screen: CrawlScreen(signature, way: []), choice: [], ignoresTexts: !data.isEmpty)
      known.screen.findings = await findings(meeting: number, again: visit, after: report, of: task, plan)
      return CrawlTask.Move(move: move, step: report.step, result: .screen(known))
    }
    let met = try await met(visit, data: data, way: way, report: report)
    return CrawlTask.Move(move: move, step: report.step, result: .screen(met))
  }

  /// Writes down the screen that is shown.
  private func met(
    _ visit: CrawlVisit, data: [String], way: [CrawlMove], report: CrawlVisit.Report?
  ) async throws -> MetScreen {
    let tree = await visit.session.tree
    var facts = ScreenAudit.Facts()
    facts.losses = Listening(report?.records ?? visit.beginning).lost.map(\.words)
    facts.diagnostics = await visit.newDiagnostics(before: report?.diagnostics ?? 0)
    if let report { facts.arrival = await visit.arrival(by: report) }
    if settings.audit == .whole {
      facts.picture = try await visit.session.picture(ScreenAudit.picture(at: settings.textSize))?.findings
      facts.walksFrom = .some(await visit.session.technology(VoiceOver.self)?.cursor)
    }
    let signature = await visit.signature(data, behind: way.last)
    var screen = try await capture.screen(tree, signature, facts)
    screen.restlessness = visit.restlessness
    screen.losesFocus = await visit.losesFocus
    if let scale = settings.pictureScale {
      screen.picture = try await visit.session.picture(PictureRequest(scale: scale))?.png ?? []
    }
    let choice = MoveChoice(tree, typing: settings.text, canLeave: !way.isEmpty)
    return MetScreen(screen: screen, choice: choice.groups, ignoresTexts: !data.isEmpty)
  }

  /// What is wrong where the screen before is met again: whether the cursor comes back to what led away from it.
  private func findings(
    meeting number: Int, again visit: CrawlVisit, after report: CrawlVisit.Report, of task: CrawlTask,
    _ plan: CrawlPlan
  ) async -> [CrawlFinding] {
    let before = Array(task.way.dropLast())
    guard let opener = task.way.last?.element, plan.ways.indices.contains(number - 1),
      plan.ways[number - 1] == before
    else { return [] }
    let tree = await visit.session.tree
    // What a tab shows is left and not closed.
    guard let id = opener.find(in: tree), !report.before.isWithinReach(id),
      tree[id]?.traits.contains(.tabBarItem) == false
    else { return [] }
    return audit.findings(on: tree, after: await visit.arrival(by: report, opener: id))
  }

  private static func isSame(_ left: CrawlTask.Result, _ right: CrawlTask.Result) -> Bool {
    switch (left, right) {
    case (.screen(let left), .screen(let right)):
      left.screen.signature.matches(right.screen.signature, ignoringTexts: true)
    case (.stays, .stays), (.impossible, .impossible): true
    case (.ends(let left), .ends(let right)): left == right
    default: false
    }
  }

  /// What became of the app, in a line without its end.
  static func words(_ error: any Error) -> String {
    (error as? AppFailure)?.reason ?? "\(error)"
  }
}
