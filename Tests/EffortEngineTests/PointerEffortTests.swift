import AccessibilityModel
import AssistiveTouchEngine
import EffortEngine
import Testing

@Suite("What actions cost with one pointer")
struct PointerEffortTests {
  private static let asked = EffortTable.Technologies().withAssistiveTouch()

  private func row(_ name: String, of table: EffortTable) throws -> EffortTable.Row {
    try #require(table.rows.first { $0.name == name && !$0.goal.isHearing })
  }

  @Test("Z20: a button costs a move and a press, in a column that is there where it is asked for")
  func press() throws {
    let tree = AccessibilityTree.screen([.control(1, "Pay now"), .control(2, "Help")])
    let table = EffortTable(tree, with: Self.asked)
    #expect(table.technologies == EffortTechnology.usual + [.assistiveTouch])
    let price = try #require(try row("Help", of: table).prices[.assistiveTouch])
    #expect(price.cost == EffortCost(count: 2))
    #expect(price.steps == ["pointer to 60 95", "pointer press"])
    let lines = table.text(listsSteps: true).split(separator: "\n")
    #expect(lines[0].hasSuffix("   AssistiveTouch"))
    #expect(lines[1].hasSuffix("1 move, 1 press"))
    #expect(lines.contains("  AssistiveTouch        pointer to 60 95, pointer press"))
    let plain = EffortTable(tree)
    #expect(plain.technologies == EffortTechnology.usual)
    #expect(!plain.text(listsSteps: true).contains("AssistiveTouch"))
    #expect(!EffortList([("A", plain)]).text.contains("AssistiveTouch"))
    let list = EffortList([("A", table)])
    #expect(list.text.contains("A\tHelp\tAssistiveTouch\t2\n"))
    #expect(try EffortList(reading: list.text) == list)
    #expect(EffortComparison([.init("A", table), .init("B", table)]).text.contains("AssistiveTouch, steps"))
  }

  @Test("Z20: with dwelling a move and a rest of so many seconds")
  func dwell() throws {
    var technologies = Self.asked
    technologies.assistiveTouch?.settings.dwell.isOn = true
    technologies.assistiveTouch?.settings.dwell.quarters = 6
    let table = EffortTable(.screen([.control(1, "Pay now")]), with: technologies)
    let price = try #require(try row("Pay now", of: table).prices[.assistiveTouch])
    #expect(price.cost == EffortCost(count: 2, milliseconds: 1_500))
    #expect(price.steps == ["pointer to 60 55", "dwell 1500ms"])
    #expect(table.text().contains("1 move, 1 dwell, 1.5 s"))
  }

  @Test("Z20: what lies under the floating button costs moving it away first")
  func underButton() throws {
    let covered = AccessibilityNode.control(1, "Pay now", x: 330, y: 410)
    let table = EffortTable(.screen([covered, .control(2, "Help")]), with: Self.asked)
    let prices = try row("Pay now", of: table).prices
    #expect(prices[.assistiveTouch]?.cost.count == 6)
    #expect(prices[.assistiveTouch]?.steps.first?.hasPrefix("floating button to ") == true)
    #expect(prices[.assistiveTouch]?.rules.contains(ButtonSnapping.edges.rule) == true)
    #expect(table.text().contains("1 drag, 1 move, 1 press"))
    #expect(try row("Help", of: table).prices[.assistiveTouch]?.cost.count == 2)
    var hidden = Self.asked
    hidden.assistiveTouch?.settings.showsButton = false
    let free = EffortTable(.screen([covered]), with: hidden)
    #expect(try row("Pay now", of: free).prices[.assistiveTouch]?.cost.count == 2)
  }

  @Test("Z20: what lies off the screen, behind something else, or nowhere is out of reach of a pointer")
  func unreachable() throws {
    var behind = AccessibilityNode.control(2, "Behind", y: 100)
    behind.element.actions = [ElementAction(id: .init(rawValue: 0), name: "Share")]
    let tree = AccessibilityTree.screen([
      .control(1, "Terms", y: 2_000), behind, .control(3, "Front", y: 100),
      .control(4, "Volume", .adjustable),
    ])
    let table = EffortTable(tree, with: Self.asked)
    for name in ["Terms", "Behind", "Share", "more Volume"] {
      #expect(try row(name, of: table).prices[.assistiveTouch] == nil, "\(name)")
    }
    #expect(try row("Front", of: table).prices[.assistiveTouch]?.cost.count == 2)
    #expect(table.text().contains("off screen"))
  }

  @Test("A part that sticks out of what covers the rest is pressed there")
  func partly() throws {
    let tree = AccessibilityTree.screen([.control(1, "Wide", y: 100), .control(2, "Front", x: 50, y: 100)])
    let price = try row("Wide", of: EffortTable(tree, with: Self.asked)).prices[.assistiveTouch]
    #expect(price?.steps.first == "pointer to 30 107.5")
  }

  @Test("Z20: prices of 200 elements are found without meeting more than two states an element")
  func many() throws {
    let nodes = (0..<200).map { (index: Int) -> AccessibilityNode in
      let (column, row) = (Double(index % 10), Double(index / 10))
      return .stop(
        SpokenText("Key \(index)"), traits: .button,
        frame: Rect(x: column * 30, y: row * 40, width: 28, height: 38),
        id: ElementID(slot: UInt32(index + 1)))
    }
    let table = EffortTable(.screen(nodes), with: Self.asked)
    #expect(
      table.rows.filter { !$0.goal.isHearing }.allSatisfy { $0.prices[.assistiveTouch]?.cost.count == 2 })
    #expect((table.states[.assistiveTouch] ?? .max) <= 401)
    #expect(table.cut.isEmpty)
  }
}
