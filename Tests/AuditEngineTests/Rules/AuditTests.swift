import AccessibilityModel
import Testing

@testable import AuditEngine

@Suite("The audit and the data of its rules")
struct AuditTests {
  @Test("Every rule has its data and every row of the data has a rule, in the same order")
  func data() {
    #expect(Audit.rules.map(\.id) == AuditRuleInfo.all.map(\.id))
    for info in AuditRuleInfo.all {
      #expect((50...100).contains(info.certainty), "\(info.id)")
      for text in [info.title, info.reason, info.affected, info.advice, info.criteria, info.source] {
        #expect(!text.isEmpty, "\(info.id)")
      }
      #expect(info.reason.hasSuffix(".") && info.advice.hasSuffix("."), "\(info.id)")
    }
  }

  @Test("A rule that is off finds nothing, and one that matters less says so")
  func choices() {
    let nodes = [AccessibilityNode.button(nil)]
    #expect(Screens.findings(nodes, choices: AuditChoices(off: ["missing-name"])).isEmpty)
    let note = Screens.findings(nodes, choices: AuditChoices(severities: ["missing-name": .note]))
    #expect(note.map(\.severity) == [.note])
  }

  @Test("What an element is called has no number in it, and tells the containers with a name")
  func likeness() {
    let id = ElementID(slot: 7)
    let list = AccessibilityNode.container(
      .none, label: "Dogs 2",
      [
        .stop("Bailey, 3 years", traits: .button, id: id)
      ])
    let tree = Screens.tree([list])
    #expect(tree.likeness(of: id) == ##"Dogs # > "Bailey, # years" (button)"##)
    #expect("12 of 345".withoutNumbers == "# of #")
  }

  @Test("Rectangles are met by the squares of the screen they lie in")
  func grid() {
    var grid = RectGrid()
    for index in 0..<1_000 { grid.insert(Rect(x: 0, y: Double(index) * 44, width: 390, height: 40)) }
    #expect(grid.covers(Rect(x: 10, y: 44_000 - 40, width: 10, height: 10)))
    #expect(!grid.covers(Rect(x: 10, y: 44 * 500 + 38, width: 4, height: 8)))
    #expect(!grid.covers(Rect(x: 500, y: 0, width: 10, height: 10)))
  }

  @Test("What stays from the first screen is told once, what came is told there")
  func outcomes() {
    func node(_ slot: UInt32) -> AccessibilityNode {
      .stop(
        nil, traits: .button, frame: Rect(x: 0, y: Double(slot) * 50, width: 44, height: 44),
        id: ElementID(slot: slot))
    }
    let first = AuditedScreen("Game", Screens.tree([node(1)]))
    let other = AuditedScreen("Game > Help", Screens.tree([node(1), node(2)]))
    let outcomes = Audit(AuditChoices(off: ["same-name"])).outcomes(of: [first, other])
    #expect(outcomes.map(\.findings.count) == [1, 1])
    #expect(outcomes[1].findings.first?.element == ElementID(slot: 2))
  }
}
