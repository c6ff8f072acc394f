import AccessibilityModel
import Testing
import VoiceControlEngine

@testable import EffortEngine

/// Everything that can be said on a screen, up to so many words, one after the other.
///
/// What is said is made of the words on the screen and of the commands that lead anywhere; the search is not asked.
struct VoiceBruteForce {
  private let tree: AccessibilityTree
  private let sayings: [(words: String, count: Int)]
  /// The least words of everything that was met.
  private(set) var counts: [EffortGoal: Int] = [:]

  init(_ tree: AccessibilityTree) {
    self.tree = tree
    let elements = tree.stops.compactMap { tree[$0] }
    let names = elements.flatMap { element in
      [element.label, element.value].compactMap(\.self) + element.inputLabels + element.actions.map(\.name)
    }
    var parts: Set<String> = []
    for name in names {
      let words = name.string.lowercased().split { !$0.isLetter && !$0.isNumber }
      for start in words.indices {
        for end in start..<min(start + 4, words.count) {
          parts.insert(words[start...end].joined(separator: " "))
        }
      }
    }
    let most = elements.count + elements.map(\.actions.count).reduce(1, +)
    parts.formUnion((1...most).map(String.init))
    var all = parts.union(["show numbers", "show names", "activate"])
    for part in parts {
      all.formUnion(["tap", "increment", "decrement", "choose", "show actions for"].map { "\($0) \(part)" })
    }
    sayings = all.sorted().map { ($0, $0.split(separator: " ").count) }.filter { $0.count <= 4 }
  }

  /// Says everything of up to so many words.
  mutating func run(words: Int) {
    var voice = VoiceControl()
    _ = voice.observe(.changed(TreeVersion(rawValue: 1), TreeDiff()), in: tree)
    walk(voice, spent: 0, limit: words)
  }

  private mutating func walk(_ voice: VoiceControl, spent: Int, limit: Int) {
    for saying in sayings where spent + saying.count <= limit {
      var next = voice
      let effects = next.handle(.say(saying.words), in: tree)
      let total = spent + saying.count
      for goal in effects.flatMap({ $0.goals(in: tree) }) where !goal.isHearing {
        counts[goal] = min(counts[goal] ?? .max, total)
      }
      if total < limit, !effects.contains(where: \.isAct) { walk(next, spent: total, limit: limit) }
    }
  }
}

@Suite("The least that is said is the least", .timeLimit(.minutes(10)))
struct VoiceBruteForceTests {
  private static let acting: AccessibilityNode = {
    var node = AccessibilityNode.control(2, "Take survey")
    node.element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Pay"),
      ElementAction(id: .init(rawValue: 1), name: "Share"),
    ]
    return node
  }()

  private static let screens: [AccessibilityTree] = [
    .screen([.control(1, "Pay"), .control(2, "Pay"), .control(3, nil)]),
    .screen([.control(1, "Pay"), acting]),
    .screen([.control(1, "Volume", .adjustable), .control(2, "Go home"), .control(3, "2")]),
    .screen([
      .control(1, "Pay now").with(\.inputLabels, ["Card"]), .control(2, "Now"), .control(3, "Help", .header),
    ]),
  ]

  @Test("S10: saying everything up to four words finds nothing shorter by voice", arguments: screens.indices)
  func fourWords(index: Int) {
    let tree = Self.screens[index]
    var search = EffortSearch(VoiceControlSubject(.init(), in: tree), in: tree, limit: 100_000)
    search.run(for: Set(tree.effortGoals().filter { !$0.isHearing }))
    var force = VoiceBruteForce(tree)
    force.run(words: 4)
    #expect(!force.counts.isEmpty)
    for (goal, count) in force.counts {
      #expect(search.prices[goal]?.cost.count == count, "\(tree.name(of: goal))")
    }
    for (goal, price) in search.prices where !goal.isHearing && price.cost.count <= 4 {
      #expect(force.counts[goal] == price.cost.count, "\(tree.name(of: goal)): \(price.steps)")
    }
  }
}
