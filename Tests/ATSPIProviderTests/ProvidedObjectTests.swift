import ATSPIProvider
import AccessibilityModel
import Testing

@Suite struct ProvidedObjectTests {
  @Test("B7: a heading has its level, and a list its rows with their places", .timeLimit(.minutes(10)))
  func headingAndRows() throws {
    var heading = AccessibilityNode.stop("Looking for a home", traits: [.header, .staticText])
    heading.element.headingLevel = 2
    var rows = AccessibilityNode.container([.stop("Juno").with(\.rowIndex, 41)])
    rows.element.rows = LazyRows(count: 100_000, realized: 41..<42)
    let screen = screen([heading, rows])
    let children = screen.children(of: .window)
    let found = try #require(screen.object(children[0]))
    #expect(found.role == .heading)
    #expect(found.attributes["level"] == "2")
    #expect(screen.object(children[1])?.role == .list)
    let row = try #require(screen.object(screen.children(of: children[1])[0]))
    #expect(row.role == .listItem)
    #expect(row.attributes["posinset"] == "42")
    #expect(row.attributes["setsize"] == "100000")
    #expect(row.states.contains(.focusable))
  }

  @Test(
    "B7: traits decide the role, with what can be done first",
    arguments: [
      (Traits.button, ProvidedRole.pushButton), (.link, .link), ([.button, .toggleButton], .toggleButton),
      (.adjustable, .slider), (.image, .image), (.staticText, .label), ([.header, .button], .pushButton),
      (.textEntry, .entry), ([.textEntry, .secureTextEntry], .passwordText),
      ([.textEntry, .textArea], .text),
      (.tabBarItem, .pageTab), ([], .label),
    ] as [(Traits, ProvidedRole)])
  func roles(traits: Traits, role: ProvidedRole) throws {
    let screen = screen([.stop("It", traits: traits)])
    #expect(screen.object(screen.children(of: .window)[0])?.role == role)
  }

  @Test("B7: a switch is checked by its value", arguments: [("1", true), ("0", false)])
  func toggles(value: String, isOn: Bool) throws {
    let object = try only(.stop("Wi-Fi", value: SpokenText(value), traits: [.button, .toggleButton]))
    #expect(object.states.contains(.checkable))
    #expect(object.states.contains(.checked) == isOn)
    #expect(object.states.contains(.pressed) == isOn)
    #expect(object.description.isEmpty)
  }

  @Test("B7: a slider has the number of its words, and the words themselves")
  func slider() throws {
    let object = try only(.stop("Volume", value: "40%", traits: .adjustable))
    #expect(object.value?.current == 40)
    #expect(object.value?.maximum == 100)
    #expect(object.attributes["valuetext"] == "40%")
    #expect(object.actions.map(\.name) == ["increment", "decrement"])
    #expect(object.interfaces.contains(.value))
  }

  @Test(
    "B7: numbers are read from words of any language",
    arguments: [
      ("40%", 40.0, 100.0), ("2 von 5", 2, 5), ("1,5", 1.5, 0), ("-3 °C", -3, 0), ("٣٠٪", 30, 100),
    ])
  func numbers(words: String, current: Double, maximum: Double) {
    let value = ProvidedValue(reading: words)
    #expect(value?.current == current)
    #expect(value?.maximum == maximum)
  }

  @Test(
    "B7: words without a number, or with too many, are no number", arguments: ["loud", "1 2 3", "5 of 2"])
  func noNumber(words: String) {
    #expect(ProvidedValue(reading: words) == nil)
  }

  @Test("B7: a value that no interface tells, important facts and the hint are described")
  func description() throws {
    var node = AccessibilityNode.stop("Juno", value: "asleep", hint: "Opens her page.", traits: .button)
    node.element.customContent = [
      CustomContent(label: "Age", value: "Four years", importance: .high),
      CustomContent(label: "Weight", value: "13 kilograms"),
    ]
    #expect(try only(node).description == "asleep. Age: Four years. Opens her page.")
    let all = try only(node, .description)
    #expect(all.description == "asleep. Age: Four years. Opens her page. Weight: 13 kilograms")
  }

  @Test("B7: facts that wait have objects of their own, to which a relation leads")
  func details() throws {
    var node = AccessibilityNode.stop("Juno")
    node.element.customContent = [CustomContent(label: "Weight", value: "13 kilograms")]
    let screen = screen([node])
    let object = try #require(screen.object(screen.children(of: .window)[0]))
    let details = try #require(object.relations[.details]?.first)
    #expect(screen.children(of: object.id) == [details])
    #expect(screen.object(details)?.role == .descriptionList)
    #expect(screen.object(details)?.relations[.detailsFor] == [object.id])
    #expect(screen.children(of: details).map { screen.object($0)?.name } == ["Weight: 13 kilograms"])
    #expect(screen.parent(of: details) == object.id)
    #expect(object.states.contains(.focusable))
  }

  @Test("B7: the app's own actions are actions, behind the usual one")
  func actions() throws {
    var node = AccessibilityNode.stop("Survey", hint: "Opens it", traits: .button)
    node.element.actions = [ElementAction(id: .init(rawValue: 0), name: "Dismiss")]
    let object = try only(node)
    #expect(object.actions.map(\.name) == ["click", "Dismiss"])
    #expect(object.actions[0].description == "Opens it")
    guard case .perform(_, let action) = object.actions[1].request else {
      Issue.record("It is performed otherwise: \(object.actions[1].request)")
      return
    }
    #expect(action.rawValue == 0)
  }

  @Test("B7: what a modal element puts out of reach is not there")
  func modal() {
    var alert = AccessibilityNode.container(.none, label: "Sure?", [.stop("Yes", traits: .button)])
    alert.element.isModal = true
    alert.element.elementType = .alert
    let screen = screen([.stop("Behind"), alert])
    let children = screen.children(of: .window).compactMap { screen.object($0) }
    #expect(children.map(\.role) == [.alert])
    #expect(children[0].states.contains(.modal))
    #expect(screen.index(of: children[0].id) == 0)
  }

  @Test("B7: a dimmed button is neither enabled nor has an action")
  func dimmed() throws {
    let object = try only(.stop("Pay", traits: [.button, .notEnabled]))
    #expect(object.states.isDisjoint(with: [.enabled, .sensitive, .focusable]))
    #expect(object.actions.isEmpty)
  }

  @Test("B7: what is scrolled away is not showing")
  func scrolledAway() throws {
    var pane = AccessibilityNode.container(
      .none, frame: Rect(x: 0, y: 0, width: 100, height: 100),
      [
        .stop("Here", frame: Rect(x: 0, y: 10, width: 50, height: 20)),
        .stop("Far", frame: Rect(x: 0, y: 300, width: 50, height: 20)),
      ])
    pane.element.clipsChildren = true
    let screen = screen([pane])
    let found = screen.children(of: screen.children(of: .window)[0]).compactMap { screen.object($0) }
    #expect(found.map { $0.states.contains(.showing) } == [true, false])
    #expect(found.allSatisfy { $0.states.contains(.visible) })
  }

  @Test("B7: a path names one object and is read back")
  func paths() {
    let element = ElementID(slot: 7, generation: 2)
    let all: [ProvidedID] = [
      .application, .window, .element(element), .details(element), .fact(element, 3), .notification(4),
    ]
    #expect(all.map { ProvidedID(path: $0.path) } == all)
    #expect(ProvidedID(path: "/org/a11y/atspi/accessible/e1") == nil)
    #expect(ProvidedID(path: "/org/a11y/atspi/accessible/e-1_2") == nil)
    #expect(ProvidedID(path: "/org/a11y/atspi/accessible/") == nil)
    #expect(ProvidedID(path: "/elsewhere/e1_2") == nil)
  }

  @Test("B7: a table has its size, and a cell its place")
  func table() throws {
    var cell = AccessibilityNode.stop("Rye")
    cell.element.tablePlace = TablePlace(rows: 1..<2, columns: 0..<1, columnHeaders: ["Item"])
    var table = AccessibilityNode.container(.dataTable, label: "Prices", [cell])
    table.element.tableSize = TableSize(rows: 3, columns: 2)
    let screen = screen([table])
    let found = try #require(screen.object(screen.children(of: .window)[0]))
    #expect(found.role == .table)
    #expect(found.interfaces.contains(.table))
    let inside = try #require(screen.object(screen.children(of: found.id)[0]))
    #expect(inside.role == .tableCell)
    #expect(inside.interfaces.contains(.tableCell))
    #expect(inside.attributes["rowindex"] == "2")
  }

  @Test("B7: every element within reach is there once, and knows its place")
  func family() {
    var node = AccessibilityNode.stop("Juno")
    node.element.customContent = [CustomContent(label: "Weight", value: "13 kilograms")]
    let screen = screen([.container(.list, [node, .stop("Moss")]), .stop("Help", traits: .button)])
    let all = screen.subtree(of: .application)
    #expect(all.count == 8)
    #expect(Set(all.map(\.object.id)).count == all.count)
    for item in all {
      #expect(item.index == screen.index(of: item.object.id) ?? -1)
      #expect(item.childCount == screen.children(of: item.object.id).count)
    }
  }

  private func screen(
    _ nodes: [AccessibilityNode], _ placement: ContentPlacement = .details
  ) -> ProvidedScreen {
    let root = AccessibilityNode.container(
      .none, order: .given, frame: Rect(x: 0, y: 0, width: 393, height: 852), nodes)
    return ProvidedScreen(
      application: "App", title: "Screen", tree: AccessibilityTree(root), placement: placement)
  }

  private func only(
    _ node: AccessibilityNode, _ placement: ContentPlacement = .details
  ) throws -> ProvidedObject {
    let screen = screen([node], placement)
    return try #require(screen.children(of: .window).first.flatMap { screen.object($0) })
  }
}
