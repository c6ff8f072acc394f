import AccessibilityModel
import SwitchControlEngine
import TestSupport
import Testing

@testable import EffortEngine

/// Every state of a technology and the least cost of everything, found by trying all moves until nothing gets
/// cheaper.
///
/// No queue by cost, and nothing of the screen is looked at ahead.
struct PlainSearch<Subject: EffortSubject> {
  private var subject: Subject
  private let tree: AccessibilityTree
  private var best: [Subject.NavigationState: (technology: Subject.Technology, cost: EffortCost)] = [:]
  /// The least cost of everything that was met.
  private(set) var costs: [EffortGoal: EffortCost] = [:]
  /// How many states there are.
  var stateCount: Int { best.count }

  init(_ subject: Subject, in tree: AccessibilityTree) {
    self.subject = subject
    self.tree = tree
  }

  mutating func run() {
    var technology = subject.beginning
    var effects = technology.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
    if technology.nextDeadline.map({ $0 <= .start }) == true {
      effects += technology.advance(to: .start, in: tree)
    }
    let cost = EffortCost(milliseconds: subject.listening(to: effects, by: technology))
    note(effects, cost)
    best[subject.navigationState(of: technology)] = (technology, cost)
    var changed = [subject.navigationState(of: technology)]
    var isWaiting = Set(changed)
    var place = 0
    while place < changed.count {
      let navigationState = changed[place]
      place += 1
      isWaiting.remove(navigationState)
      guard let (from, spent) = best[navigationState] else { continue }
      for move in subject.moves(from: from, in: tree) {
        var next = from
        var waited = 0
        let effects: [Effect]
        switch move.step {
        case .input(let input): effects = next.handle(input, in: tree)
        case .wait:
          guard let due = next.nextDeadline else { continue }
          waited = VirtualInstant(nanoseconds: Int64(spent.milliseconds) * 1_000_000).milliseconds(to: due)
          effects = next.advance(to: due, in: tree)
        case .rest(let milliseconds):
          waited = milliseconds
          let now = VirtualInstant(nanoseconds: Int64(spent.milliseconds) * 1_000_000)
          effects = next.advance(to: now.advanced(by: .milliseconds(milliseconds)), in: tree)
        }
        let heard = subject.listening(to: effects, by: next)
        let cost = spent + EffortCost(count: move.count, milliseconds: heard + waited)
        note(effects, cost)
        if effects.contains(where: \.isAct) { continue }
        let reached = subject.navigationState(of: next)
        if let known = best[reached]?.cost, known <= cost { continue }
        best[reached] = (next, cost)
        if isWaiting.insert(reached).inserted { changed.append(reached) }
      }
    }
  }

  private mutating func note(_ effects: [Effect], _ cost: EffortCost) {
    for goal in effects.flatMap({ $0.goals(in: tree) }) {
      if let known = costs[goal], known <= cost { continue }
      costs[goal] = cost
    }
  }
}

@Suite("The search that looks ahead finds what the plain one finds", .timeLimit(.minutes(10)))
struct PlainSearchTests {
  /// Screens of up to five elements with everything that has a price.
  private static func screen(_ seed: UInt64) -> AccessibilityTree {
    var dice = SeededDice(state: seed)
    let names: [SpokenText?] = ["Pay", "Pay now", "Delete", "設定", "née", "2", "Cancel", nil]
    let dimmed: Traits = [.button, .notEnabled]
    let kinds: [Traits] = [.button, .link, .staticText, .adjustable, .header, dimmed, .image]
    let nodes = (0..<Int.random(in: 1...5, using: &dice)).map { place in
      let name = names.randomElement(using: &dice) ?? nil
      let kind = kinds.randomElement(using: &dice) ?? .button
      var node = AccessibilityNode.control(UInt32(place), name, kind)
      if dice.isDue(oneIn: 4) {
        node.element.actions = [
          ElementAction(id: .init(rawValue: 0), name: "Share"),
          ElementAction(id: .init(rawValue: 1), name: "Pay"),
        ]
      }
      if dice.isDue(oneIn: 4) {
        node.element.customContent = [CustomContent(label: "Age", value: "3")]
      }
      if dice.isDue(oneIn: 6) { node.element.inputLabels = ["Card", "Pay"] }
      return node
    }
    let kind = ContainerType.allCases.randomElement(using: &dice) ?? .none
    let split = Int.random(in: 0...nodes.count, using: &dice)
    return .screen([.container(kind, Array(nodes[..<split]))] + nodes[split...])
  }

  private func check<Subject: EffortSubject>(_ subject: Subject, in tree: AccessibilityTree, seed: UInt64) {
    var search = EffortSearch(subject, in: tree, limit: 100_000)
    search.run(for: [], walksOn: true)
    var plain = PlainSearch(subject, in: tree)
    plain.run()
    #expect(!search.isCut)
    #expect(search.stateCount == plain.stateCount, "seed \(seed)")
    #expect(search.prices.mapValues(\.cost) == plain.costs, "seed \(seed)")
  }

  @Test("S10: a dozen screens cost with VoiceOver what the plain search finds")
  func voiceOver() {
    for seed in UInt64(1)...12 {
      check(VoiceOverSubject(beginning: .init(.iOS)), in: Self.screen(seed), seed: seed)
    }
  }

  @Test("S10: hundreds of screens cost by voice what the plain search finds")
  func voiceControl() {
    for seed in UInt64(1)...200 {
      let tree = Self.screen(seed)
      check(VoiceControlSubject(.init(), in: tree), in: tree, seed: seed)
    }
  }

  @Test("S10: hundreds of screens cost by keys what the plain search finds")
  func keyboard() {
    for seed in UInt64(1)...200 {
      check(KeyboardAccessSubject(beginning: .init()), in: Self.screen(seed), seed: seed)
    }
  }

  @Test("S10: hundreds of screens cost by a switch what the plain search finds")
  func switchControl() {
    for seed in UInt64(1)...200 {
      var settings = SwitchControlSettings()
      settings.style = seed % 2 == 0 ? .automatic : .manual
      check(SwitchControlSubject(beginning: .init(settings: settings)), in: Self.screen(seed), seed: seed)
    }
  }
}
