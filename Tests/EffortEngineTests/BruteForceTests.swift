import AccessibilityModel
import Testing

@testable import EffortEngine

/// Every way to use a technology up to a cost, one after the other and without any cleverness.
struct BruteForce<Subject: EffortSubject> {
  private var subject: Subject
  private let tree: AccessibilityTree
  /// The least count of everything that was met.
  private(set) var counts: [EffortGoal: Int] = [:]

  init(_ subject: Subject, in tree: AccessibilityTree) {
    self.subject = subject
    self.tree = tree
  }

  mutating func run(cost: Int, depth: Int) {
    var technology = subject.beginning
    _ = technology.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
    if let due = technology.nextDeadline, due <= .start { _ = technology.advance(to: .start, in: tree) }
    walk(technology, spent: 0, cost: cost, depth: depth)
  }

  private mutating func walk(_ technology: Subject.Technology, spent: Int, cost: Int, depth: Int) {
    guard depth > 0 else { return }
    for move in subject.moves(from: technology, in: tree) where spent + move.count <= cost {
      var next = technology
      let effects: [Effect]
      switch move.step {
      case .input(let input): effects = next.handle(input, in: tree)
      case .wait:
        guard let due = next.nextDeadline else { continue }
        effects = next.advance(to: due, in: tree)
      case .rest(let milliseconds):
        effects = next.advance(to: .start.advanced(by: .milliseconds(milliseconds)), in: tree)
      }
      let total = spent + move.count
      for goal in effects.flatMap({ $0.goals(in: tree) }) where !goal.isHearing {
        counts[goal] = min(counts[goal] ?? .max, total)
      }
      if !effects.contains(where: \.isAct) { walk(next, spent: total, cost: cost, depth: depth - 1) }
    }
  }
}

@Suite("The least effort is the least", .timeLimit(.minutes(10)))
struct BruteForceTests {
  private static let screens = [
    SurveyScreen.combined, SurveyScreen.settled,
    .screen([.control(1, "Pay"), .control(2, "Pay"), .control(3, nil)]),
  ]

  private func check<Subject: EffortSubject>(_ subject: Subject, in tree: AccessibilityTree, depth: Int = 4) {
    var search = EffortSearch(subject, in: tree, limit: 100_000)
    search.run(for: Set(tree.effortGoals().filter { !$0.isHearing }))
    var force = BruteForce(subject, in: tree)
    force.run(cost: 4, depth: depth)
    for (goal, count) in force.counts {
      #expect(search.prices[goal]?.cost.count == count, "\(tree.name(of: goal))")
    }
    for (goal, price) in search.prices
    where !goal.isHearing && price.cost.count <= 4 && price.steps.count <= depth {
      #expect(force.counts[goal] == price.cost.count, "\(tree.name(of: goal)): \(price.steps)")
    }
  }

  @Test("S10: brute force to depth four finds nothing shorter with VoiceOver", arguments: screens.indices)
  func voiceOver(index: Int) {
    check(VoiceOverSubject(beginning: .init(.iOS)), in: Self.screens[index])
  }

  @Test("S10: brute force to depth four finds nothing shorter by keys", arguments: screens.indices)
  func keyboard(index: Int) {
    check(KeyboardAccessSubject(beginning: .init()), in: Self.screens[index])
  }

  @Test("S10: brute force finds nothing shorter by a switch", arguments: screens.indices)
  func switchControl(index: Int) {
    check(SwitchControlSubject(beginning: .init()), in: Self.screens[index], depth: 9)
  }
}
