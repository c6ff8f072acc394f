import CrawlEngine
import Synchronization

/// Reaches every screen of an app that a person can reach, side by side on several cores.
///
/// Screens are met level by level: all moves of the screens that lie so many moves from the start are tried before
/// those of the next ones, and what they led to is taken in by order, so that a map does not depend on who was first.
package struct Crawler: Sendable {
  private let name: String
  private let settings: CrawlSettings
  private let gauge: CrawlGauge
  private let workers: [CrawlWorker]
  private let progress: @Sendable (String) -> Void

  /// How often what moves on one screen made possible is tried on it.
  private static let waves = 4
  /// The same with the rows that are scrolled to, a page after the other.
  private static let scrollWaves = 12

  /// Makes a crawler.
  ///
  /// - Parameters:
  ///   - name: What the app is called.
  ///   - settings: How far it goes.
  ///   - gauge: Counts what is done; interrupt it to end early.
  ///   - progress: Hears how far it is.
  ///   - open: Starts the app in a new process.
  package init(
    _ name: String, _ settings: CrawlSettings, gauge: CrawlGauge,
    progress: @escaping @Sendable (String) -> Void = { _ in },
    open: @escaping @Sendable () async throws -> any CrawledApp
  ) {
    self.name = name
    self.settings = settings
    self.gauge = gauge
    self.progress = progress
    workers = (0..<max(settings.jobs, 1)).map { _ in CrawlWorker(settings, gauge, open: open) }
  }

  /// Crawls.
  ///
  /// - Returns: The map; what was cut of it is noted on it.
  /// - Throws: What keeps the app's root from being met.
  package func crawl() async throws -> CrawlMap {
    guard let first = workers.first else { return CrawlMap(name: name) }
    let root = try await first.root()
    var plan = CrawlPlan(name: name, root: root.screen)
    var choices: [Int: [MoveGroup]] = [1: root.choice]
    var known: [Int: Set<String>] = [:]
    var depth = 0
    while !plan.level.isEmpty {
      let level = plan.level
      if depth >= settings.depth || gauge.reason != nil {
        let cut = gauge.reason ?? .depth(settings.depth)
        for number in level {
          plan.leave((choices[number] ?? []).reduce(0) { $0 + $1.moves.count }, of: number)
        }
        plan.cut(cut)
        break
      }
      var tasks = level.flatMap { self.tasks(of: $0, choices[$0] ?? [], plan) }
      for number in level { known[number] = Set((choices[number] ?? []).flatMap(\.moves).map(\.gist)) }
      // Rows that are not there yet wait until it is known that those that are there lead to several screens.
      var waiting = tasks.filter(\.group.scrolls)
      var alike: Set<Int> = []
      tasks.removeAll(where: \.group.scrolls)
      for wave in 0..<Self.scrollWaves where !tasks.isEmpty || !waiting.isEmpty {
        progress("\(name): \(plan.map.screens.count) screens, \(gauge.moves) moves …")
        let outcomes = await run(tasks, knowing: plan)
        var further: [CrawlTask] = []
        for (task, outcome) in zip(tasks, outcomes) {
          if outcome.isSample { alike.insert(task.screen) }
          further += take(outcome, of: task, &plan, &choices, &known)
        }
        tasks = waiting.filter { !alike.contains($0.screen) }
        tasks += further.filter { !$0.group.scrolls && (wave + 1 < Self.waves || $0.scrolls) }
        waiting = further.filter(\.group.scrolls)
      }
      for task in waiting where !alike.contains(task.screen) { plan.leave(1, of: task.screen) }
      if let reason = gauge.reason { plan.cut(reason) }
      plan.beginLevel()
      depth += 1
    }
    if settings.verifies, gauge.reason == nil { await verify(&plan) }
    for worker in workers { await worker.end() }
    plan.finish(moves: gauge.moves, elapsed: gauge.elapsed)
    return plan.map
  }

  private func tasks(of number: Int, _ groups: [MoveGroup], _ plan: CrawlPlan) -> [CrawlTask] {
    guard let screen = plan.map.screen(number) else { return [] }
    let way = plan.ways[number - 1]
    var tasks = groups.map { CrawlTask(screen: number, way: way, group: $0, signature: screen.signature) }
    // What several fields together make possible.
    let fields = groups.flatMap(\.moves).filter { if case .type = $0.kind { true } else { false } }
    if fields.count > 1, let last = fields.last {
      tasks.append(
        CrawlTask(
          screen: number, way: way, beginning: Array(fields.dropLast().prefix(12)),
          group: MoveGroup(moves: [last]), signature: screen.signature))
    }
    return tasks
  }

  /// Takes in what came of a task.
  ///
  /// - Returns: Tasks with moves that became possible on the screen itself.
  private func take(
    _ outcome: CrawlTask.Outcome, of task: CrawlTask, _ plan: inout CrawlPlan,
    _ choices: inout [Int: [MoveGroup]], _ known: inout [Int: Set<String>]
  ) -> [CrawlTask] {
    var further: [CrawlTask] = []
    if let failure = outcome.failure {
      plan.note(reproduced: false, task.screen)
      let step = CrawlStep("go there again", script: [], gestures: 0)
      plan.add(CrawlPassage(from: task.screen, step, .impossible(failure)))
    }
    plan.leave(outcome.untried, of: task.screen)
    for (place, made) in outcome.moves.enumerated() {
      let alike = place == outcome.moves.count - 1 ? outcome.alike : 0
      var step = made.step
      if !task.beginning.isEmpty {
        step.words = task.beginning.map(\.words).joined(separator: ", ") + ", " + step.words
      }
      func pass(_ outcome: CrawlPassage.Outcome) {
        plan.add(
          CrawlPassage(
            from: task.screen, step, outcome, isEscape: made.move.kind == .escape, alike: alike))
      }
      switch made.result {
      case .ends(let reason): pass(.ends(reason))
      case .impossible(let reason): pass(.impossible(reason))
      case .stays(let groups):
        pass(.stays)
        // What is alike is tried as a sample here too.
        let fresh = groups.compactMap { group -> MoveGroup? in
          let moves = group.moves.filter { known[task.screen, default: []].insert($0.gist).inserted }
          return moves.isEmpty ? nil : MoveGroup(moves: moves, sample: group.sample)
        }
        guard !fresh.isEmpty, task.beginning.count < 14 else { continue }
        let beginning = task.beginning + [made.move]
        further += fresh.prefix(MoveChoice.limit).map { group in
          CrawlTask(
            screen: task.screen, way: task.way, beginning: beginning, group: group, signature: task.signature)
        }
      case .screen(let met):
        var screen = met.screen
        screen.way = (plan.map.screen(task.screen)?.way ?? []) + [step]
        let count = plan.map.screens.count
        let way = task.way + task.beginning + [made.move]
        guard
          let number = plan.take(
            screen, by: way, ignoringTexts: met.ignoresTexts, limit: settings.screens)
        else {
          plan.leave(1, of: task.screen)
          continue
        }
        if plan.map.screens.count > count {
          choices[number] = met.choice
        } else if met.screen.stops.isEmpty {
          plan.add(met.screen.findings, to: number)
        }
        pass(number == task.screen ? .stays : .screen(number))
      }
    }
    return further
  }

  /// Hands tasks to the workers, and puts what came of them in the order of the tasks.
  private func run(_ tasks: [CrawlTask], knowing plan: CrawlPlan) async -> [CrawlTask.Outcome] {
    await spread(tasks) { worker, task in await worker.run(task, knowing: plan) }
  }

  /// Lets each worker take the next of what is to be done until nothing is left.
  private func spread<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (CrawlWorker, Item) async -> Outcome
  ) async -> [Outcome] {
    let queue = CrawlQueue(count: items.count)
    let found = await withTaskGroup(of: [(Int, Outcome)].self) { group in
      for worker in workers {
        group.addTask {
          var found: [(Int, Outcome)] = []
          while let index = queue.next() { found.append((index, await body(worker, items[index]))) }
          return found
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Goes the ways again in new processes: those that no other way goes on from.
  private func verify(_ plan: inout CrawlPlan) async {
    let ways = plan.ways
    let prefixes = Set(ways.flatMap { way in (0..<way.count).map { Array(way.prefix($0)) } })
    let leaves = ways.filter { !$0.isEmpty && !prefixes.contains($0) }
    var numbers: [[CrawlMove]: Int] = [:]
    for (place, way) in ways.enumerated() { numbers[way] = place + 1 }
    progress("\(name): going \(leaves.count) ways again …")
    let map = plan.map
    let expected = leaves.map { way in
      (1...way.count).map { numbers[Array(way.prefix($0))].flatMap { map.screen($0)?.signature } }
    }
    let checks = await spread(Array(zip(leaves, expected))) { worker, item in
      self.gauge.reason == nil ? await worker.check(item.0, expecting: item.1) : nil
    }
    for (way, check) in zip(leaves, checks) {
      guard let check else { continue }
      var holds = true
      for count in 1...way.count {
        holds = holds && count <= check.steps.count && check.steps[count - 1]
        guard let number = numbers[Array(way.prefix(count))] else { continue }
        if map.screen(number)?.isReproduced != false || holds { plan.note(reproduced: holds, number) }
      }
    }
  }
}

/// Numbers that several workers take, each once.
private final class CrawlQueue: Sendable {
  private let state: Mutex<Int>
  private let count: Int

  init(count: Int) {
    self.count = count
    state = Mutex(0)
  }

  /// The next number; `nil` where all are taken.
  func next() -> Int? {
    state.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
