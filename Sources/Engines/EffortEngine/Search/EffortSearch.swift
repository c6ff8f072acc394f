import AccessibilityModel

/// The search for the least effort: every state of a technology that can be reached, the cheapest first.
///
/// - Source: Behaviour 1.7, 4.1, 5.2
struct EffortSearch<Subject: EffortSubject> {
  /// A state that was reached, and how.
  private struct Node {
    var technology: Subject.Technology
    var cost: EffortCost
    var parent: Int
    var text: String
    /// The uncertain rules that the step to it rests on.
    var rules: [UncertainRule] = []
  }

  private var subject: Subject
  private let tree: AccessibilityTree
  private let limit: Int
  private var nodes: [Node] = []
  private var queue = CostQueue()
  private var settled: Set<Subject.NavigationState> = []
  /// What was reached, each at its least cost.
  private(set) var prices: [EffortGoal: EffortPrice] = [:]
  /// True where the search ended before everything was met.
  private(set) var isCut = false
  /// How many states were met.
  var stateCount: Int { settled.count }
  /// From which element the technology can get to which.
  private(set) var ways: [ElementID: Set<ElementID>] = [:]
  /// How each element was come to first.
  private(set) var arrivals: [ElementID: [String]] = [:]
  /// The element where everything begins.
  private(set) var start: ElementID?

  init(_ subject: Subject, in tree: AccessibilityTree, limit: Int) {
    self.subject = subject
    self.tree = tree
    self.limit = limit
  }

  /// Searches until every wanted goal has its least cost, or nothing is left.
  ///
  /// - Complexity: O(states × moves) of the technology.
  mutating func run(for wanted: Set<EffortGoal>, walksOn: Bool = false) {
    var missing = wanted
    var beginning = subject.beginning
    var effects = beginning.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
    if let due = beginning.nextDeadline, due <= .start { effects += beginning.advance(to: .start, in: tree) }
    let heard = subject.listening(to: effects, by: beginning)
    start = subject.position(of: beginning)
    subject.prepare(&beginning, in: tree)
    let rules = effects.flatMap { $0.rules(in: tree) }
    add(
      Node(technology: beginning, cost: EffortCost(milliseconds: heard), parent: -1, text: "", rules: rules))
    note(effects, cost: EffortCost(milliseconds: heard), from: 0, by: nil)
    var reached = -1
    while let index = queue.pop() {
      let cost = nodes[index].cost
      if cost.count > reached {
        reached = cost.count
        missing = missing.filter { goal in prices[goal].map { $0.cost > cost } ?? true }
      }
      let navigationState = subject.navigationState(of: nodes[index].technology)
      guard settled.insert(navigationState).inserted else { continue }
      if missing.isEmpty, !walksOn { return }
      guard settled.count <= limit else {
        isCut = true
        return
      }
      expand(index)
    }
  }

  private mutating func expand(_ index: Int) {
    let node = nodes[index]
    let from = subject.position(of: node.technology)
    if let from, arrivals[from] == nil { arrivals[from] = steps(to: index) }
    for move in subject.moves(from: node.technology, in: tree) {
      var next = node.technology
      var waited = 0
      let effects: [Effect]
      switch move.step {
      case .input(let input): effects = next.handle(input, in: tree)
      case .wait:
        guard let due = next.nextDeadline, let now = clock(of: index) else { continue }
        waited = now.milliseconds(to: due)
        effects = next.advance(to: due, in: tree)
      case .rest(let milliseconds):
        guard let now = clock(of: index) else { continue }
        waited = milliseconds
        effects = next.advance(to: now.advanced(by: .milliseconds(milliseconds)), in: tree)
      }
      let heard = subject.listening(to: effects, by: next)
      let cost = node.cost + EffortCost(count: move.count, milliseconds: heard + waited)
      note(effects, cost: cost, from: index, by: move.text)
      if effects.contains(where: \.isAct) { continue }
      if let from, let to = subject.position(of: next), to != from { ways[from, default: []].insert(to) }
      if settled.contains(subject.navigationState(of: next)) { continue }
      let rules = effects.flatMap { $0.rules(in: tree) }
      add(Node(technology: next, cost: cost, parent: index, text: move.text, rules: rules))
    }
  }

  /// The instant at which a state was reached, as far as time alone counts there.
  private func clock(of index: Int) -> VirtualInstant? {
    VirtualInstant(nanoseconds: Int64(nodes[index].cost.milliseconds) * 1_000_000)
  }

  private mutating func add(_ node: Node) {
    nodes.append(node)
    queue.push(nodes.count - 1, node.cost)
  }

  private mutating func note(_ effects: [Effect], cost: EffortCost, from index: Int, by step: String?) {
    for effect in effects {
      for goal in subject.goals(of: effect, in: tree) {
        if let known = prices[goal]?.cost, known <= cost { continue }
        let steps = steps(to: index) + [step].compactMap(\.self)
        let rules = UncertainRule.unique(rules(to: index) + effects.flatMap { $0.rules(in: tree) })
        prices[goal] = EffortPrice(cost: cost, steps: steps, rules: rules)
      }
    }
  }

  /// The uncertain rules that any step on the way rests on.
  private func rules(to index: Int) -> [UncertainRule] {
    var rules: [UncertainRule] = []
    var index = index
    while index >= 0 {
      rules.insert(contentsOf: nodes[index].rules, at: 0)
      index = nodes[index].parent
    }
    return rules
  }

  private func steps(to index: Int) -> [String] {
    var steps: [String] = []
    var index = index
    while index >= 0, nodes[index].parent >= 0 {
      steps.append(nodes[index].text)
      index = nodes[index].parent
    }
    return steps.reversed()
  }
}

/// What something costs in one technology, and how it is done.
public struct EffortPrice: Hashable, Sendable {
  /// The least that it costs.
  public var cost: EffortCost
  /// The steps, as lines of a script that drives the screen.
  public var steps: [String]
  /// The uncertain rules that the way rests on, each once.
  public var rules: [UncertainRule]

  /// Makes a price.
  public init(cost: EffortCost, steps: [String], rules: [UncertainRule] = []) {
    self.cost = cost
    self.steps = steps
    self.rules = rules
  }
}

extension VirtualInstant {
  /// How many milliseconds lie between this instant and another.
  func milliseconds(to other: VirtualInstant) -> Int {
    Int((other.nanoseconds - nanoseconds) / 1_000_000)
  }
}

/// Numbers in the order of their costs; equal costs in the order in which they came.
struct CostQueue {
  private var heap: [(cost: EffortCost, index: Int)] = []

  /// Adds a number.
  ///
  /// - Complexity: O(log n).
  mutating func push(_ index: Int, _ cost: EffortCost) {
    heap.append((cost, index))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard isBefore(child, parent) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the number with the least cost.
  ///
  /// - Complexity: O(log n).
  mutating func pop() -> Int? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first.index }
    heap[0] = last
    var parent = 0
    while true {
      let left = parent * 2 + 1
      guard left < heap.count else { break }
      let child = left + 1 < heap.count && isBefore(left + 1, left) ? left + 1 : left
      guard isBefore(child, parent) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first.index
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    (heap[left].cost, heap[left].index) < (heap[right].cost, heap[right].index)
  }
}
