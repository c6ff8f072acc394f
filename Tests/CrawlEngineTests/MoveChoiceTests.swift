import AccessibilityModel
import CrawlEngine
import Testing

@Suite("What is tried on a screen")
struct MoveChoiceTests {
  private func moves(_ nodes: [AccessibilityNode], canLeave: Bool = false) -> [MoveGroup] {
    MoveChoice(AccessibilityTree(.container(order: .given, nodes)), typing: "Bailey", canLeave: canLeave)
      .groups
  }

  private func row(_ name: String) -> AccessibilityNode { .stop(SpokenText("\(name)"), traits: .button) }

  @Test("Single controls are tried one by one, rows of one shape as a sample, fields and leaving last")
  func groups() {
    let list = AccessibilityNode.container(.list, order: .given, (1...400).map { row("Dog \($0)") })
    let groups = moves(
      [
        .stop("Kennel", traits: .header), .stop("Name", traits: .textEntry), row("Add"), list,
        .stop("Pay", traits: [.button, .notEnabled]), .stop("Size", value: "3", traits: .adjustable),
      ], canLeave: true)
    #expect(
      groups.map { "\($0.moves.count) \($0.sample ?? 0) \($0.moves[0].words)" } == [
        "1 0 activate \"Add\"", "1 0 raise \"Size\"", "400 2 activate \"Dog 1\"",
        "1 0 type \"Bailey\" into \"Name\"", "1 0 escape",
      ])
    #expect(groups[2].moves.allSatisfy { $0.isRow })
  }

  @Test("B12: what was typed into a field already is not typed again")
  func typedBefore() {
    let fields: [AccessibilityNode] = [
      .stop("Name", value: "Bailey", traits: .textEntry), .stop("Owner", value: "Anna", traits: .textEntry),
    ]
    #expect(moves(fields).map { $0.moves[0].words } == ["type \"Bailey\" into \"Owner\""])
  }

  @Test("Rows with other identifiers or from other lines of the code are other shapes")
  func shapes() {
    func setting(_ name: String, line: Int) -> AccessibilityNode {
      row(name).with(\.sourceLocation, SourceLocation(file: "Settings.swift", line: line))
    }
    let list = AccessibilityNode.container(
      .list, order: .given,
      [setting("Account", line: 3), setting("Privacy", line: 4), setting("About", line: 5)])
    #expect(moves([list]).map(\.moves.count) == [1, 1, 1])
    #expect(moves([list]).allSatisfy { !$0.moves[0].isRow })
  }

  @Test("Ten thousand links are one group, each with a name that finds it again")
  func links() throws {
    let groups = moves((0..<10_000).map { _ in .stop("More", traits: .link) })
    #expect(groups.count == 1)
    let last = try #require(groups[0].moves.last)
    #expect(last.element?.line == "select \"More\" 10000")
    #expect(groups[0].sample == 4)
  }

  @Test("Custom actions are moves, and a group of rows has them once")
  func actions() {
    let delete = ElementAction(id: ElementAction.ID(rawValue: 0), name: "Delete")
    let list = AccessibilityNode.container(
      .list, order: .given, (1...3).map { row("Dog \($0)").with(\.actions, [delete]) })
    #expect(moves([list]).map { $0.moves[0].words } == ["activate \"Dog 1\"", "\"Delete\" of \"Dog 1\""])
  }

  @Test("B12: a move is known again whatever count its name has, and a row whatever number")
  func gist() {
    let one = moves([row("Fish"), row("Close")])[0].moves[0]
    let two = moves([row("Fish"), row("Fish"), row("Close")])[1].moves[0]
    #expect(one != two)
    #expect(one.gist == two.gist)
    #expect(one.gist != moves([row("Birds")])[0].moves[0].gist)
    let list = AccessibilityNode.container(.list, order: .given, (1...3).map { row("Dog \($0)") })
    let rows = moves([list])[0].moves
    #expect(Set(rows.map(\.gist)).count == 1)
  }

  @Test("A script finds what has quotation marks in its name, and what has none at all")
  func lines() {
    let groups = moves([
      row("Say \"woof\""), .stop(nil, traits: .button, frame: Rect(x: 10, y: 20, width: 20, height: 21)),
      AccessibilityNode.stop(nil, traits: .button).with(\.identifier, "close"),
    ])
    #expect(
      groups.compactMap { $0.moves[0].element?.line } == [
        #"select "Say \"woof\"""#, "tap 20 30.5", "select \"close\"",
      ])
  }

  @Test("A reference finds its stop on the same screen of another run, and nothing on another one")
  func finding() throws {
    let nodes = [row("Add"), row("Add"), row("Close")]
    let second = try #require(moves(nodes)[1].moves[0].element)
    let tree = AccessibilityTree(.container(order: .given, nodes))
    #expect(second.find(in: tree) == Array(tree.stops)[1])
    #expect(second.find(in: AccessibilityTree(.container([row("Add")]))) == nil)
  }
}
