import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Choosing and performing actions by flicks")
struct ActionRotorTests {
  private static let shelter = AccessibilityNode.page([
    AccessibilityNode.line(1, "Skyler's shelter").offering(["Open in Maps", "Call"]),
    AccessibilityNode.line(2, "Anna's").offering(["Share", "Call"]),
    .line(3, "Help", traits: .button),
  ])

  private func device(_ dialect: Dialect = .iOS, app: @escaping Device.App = { _, _ in .declined }) -> Device
  {
    var device = Device(Self.shelter, VoiceOver(dialect), app: app)
    device(.flickRight)
    return device
  }

  @Test("An element with actions puts the rotor on them; from their resting place down is first, up is last")
  func order() {
    var device = device()
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .actions)
    #expect(
      (0..<4).flatMap { _ in device(.flickDown).words } == [
        "Open in Maps", "Call", "Activate", "Open in Maps",
      ])
    device(.flickRight, .flickLeft)
    #expect((0..<3).flatMap { _ in device(.flickUp).words } == ["Call", "Open in Maps", "Activate"])
  }

  @Test("The first flick goes by direction, or to the first action", arguments: FirstActionFlick.allCases)
  func firstFlick(choice: FirstActionFlick) {
    var dialect = Dialect.iOS
    dialect.firstActionFlick = choice
    var device = device(dialect)
    let effects = device(.flickUp)
    #expect(effects.words == [choice == .first ? "Open in Maps" : "Call"])
    #expect(effects.rules == ["actions.firstFlick"])
    device(.flickRight, .flickLeft)
    #expect(device(.flickDown).rules.isEmpty)
  }

  @Test("\"Activate\" stands behind the actions, or not", arguments: ActivateEntry.allCases)
  func activateEntry(choice: ActivateEntry) {
    var dialect = Dialect.iOS
    dialect.activateEntry = choice
    var device = device(dialect)
    device(.flickDown, .flickDown)
    let effects = device(.flickDown)
    #expect(effects.words == [choice == .last ? "Activate" : "Open in Maps"])
    #expect(effects.rules.contains("actions.activate"))
    if choice == .last {
      device(.doubleTap)
      #expect(device.asked == [.activate(ElementID(slot: 1))])
    }
  }

  @Test("Actions go round, or end with a knock", arguments: ActionEnds.allCases)
  func ends(choice: ActionEnds) {
    var dialect = Dialect.iOS
    dialect.actionEnds = choice
    var device = device(dialect)
    device(.flickDown)
    let effects = device(.flickUp)
    #expect(effects.words == (choice == .wrap ? ["Activate"] : []))
    #expect(effects.sounds == (choice == .wrap ? [] : [.boundary]))
    if choice == .wrap { #expect(effects.rules == ["actions.ends", "actions.activate"]) }
  }

  @Test("A double tap performs the chosen action and says what it changed")
  func performing() {
    var device = device { kind, tree in
      guard case .perform(let id, let action) = kind, var element = tree[id] else { return .declined }
      element.value = SpokenText("Done \(action.rawValue)")
      tree.update(element)
      return .handled(by: id)
    }
    device(.flickDown, .flickDown)
    let effects = device(.doubleTap)
    #expect(device.asked == [.perform(ElementID(slot: 1), ElementAction.ID(rawValue: 1))])
    #expect(effects.words == ["Done 1"])
    #expect(effects.sounds == [.activated])
  }

  @Test("Without an action chosen, or turned away, a double tap activates")
  func activating() {
    var device = device()
    device(.doubleTap)
    device(.flickDown, .rotate(.next), .doubleTap)
    #expect(device.asked == [.activate(ElementID(slot: 1)), .activate(ElementID(slot: 1))])
  }

  @Test("An action that is not carried out knocks, or is silent", arguments: DeclinedAction.allCases)
  func declined(choice: DeclinedAction) {
    var dialect = Dialect.iOS
    dialect.declinedAction = choice
    var device = device(dialect)
    device(.flickDown)
    #expect(device(.doubleTap).sounds == (choice == .sound ? [.activated, .boundary] : [.activated]))
    let names = device.voiceOver.rules(behind: .sound(.boundary)).map(\.name)
    #expect(names == ["cursor.boundary", "actions.declined"])
  }

  @Test(
    "An action that was performed stays chosen on the next element that offers it, or not",
    arguments: PerformedAction.allCases)
  func afterPerforming(choice: PerformedAction) {
    var dialect = Dialect.iOS
    dialect.performedAction = choice
    var device = device(dialect) { _, _ in .handled(by: nil) }
    device(.flickUp, .doubleTap, .flickRight, .doubleTap)
    let call = Request.Kind.perform(ElementID(slot: 2), ElementAction.ID(rawValue: 1))
    #expect(device.asked.last == (choice == .stays ? call : .activate(ElementID(slot: 2))))
    device(.flickRight, .doubleTap)
    #expect(device.asked.last == .activate(ElementID(slot: 3)))
  }

  @Test("An action that was only heard is not performed on the next element")
  func onlyHeard() {
    var device = device()
    device(.flickUp, .flickRight, .doubleTap)
    #expect(device.asked == [.activate(ElementID(slot: 2))])
  }

  @Test(
    "R7: an action that was only chosen is given up when the cursor moves on, or stays chosen by choice",
    arguments: MovingOnAction.allCases)
  func movingOn(choice: MovingOnAction) {
    var dialect = Dialect.iOS
    dialect.movingOnAction = choice
    var device = device(dialect) { _, _ in .handled(by: nil) }
    device(.flickUp, .flickRight)
    let next = device(.flickDown)
    #expect(next.words == [choice == .stays ? "Activate" : "Share"])
    #expect(next.rules.contains("actions.movingOn") == (choice == .stays))
    device(.flickLeft, .flickUp, .flickRight, .doubleTap)
    let call = Request.Kind.perform(ElementID(slot: 2), ElementAction.ID(rawValue: 1))
    #expect(device.asked == [choice == .stays ? call : .activate(ElementID(slot: 2))])
  }

  @Test("R7: choosing Activate gives an action up that would stay chosen")
  func movingOnFromActivate() {
    var dialect = Dialect.iOS
    dialect.movingOnAction = .stays
    var device = device(dialect) { _, _ in .handled(by: nil) }
    device(.flickUp, .flickDown, .flickRight, .doubleTap)
    #expect(device.asked == [.activate(ElementID(slot: 2))])
  }

  @Test("Actions of a category have an entry of their own, those that edit are under Edit")
  func categories() {
    var cell = AccessibilityNode.line(1, "Mail").offering(["Reply"])
    cell.element.actions += [
      ElementAction(id: ElementAction.ID(rawValue: 1), name: "Cut", category: .edit),
      ElementAction(id: ElementAction.ID(rawValue: 2), name: "Archive", category: .named("Sorting")),
    ]
    var device = Device(.page([cell])) { _, _ in .handled(by: nil) }
    device(.flickRight)
    #expect(
      device.voiceOver.rotorEntries(in: device.tree).prefix(3) == [.actions, .edit, .category("Sorting")])
    #expect(device(.rotate(.next)).words == ["Edit"])
    #expect(device(.flickDown).words == ["Cut"])
    #expect(device(.rotate(.next)).words == ["Sorting"])
    #expect(device(.flickDown, .doubleTap).words == ["Archive"])
    #expect(device.asked == [.perform(ElementID(slot: 1), ElementAction.ID(rawValue: 2))])
  }

  @Test("An element whose actions change under way performs none that is gone")
  func vanishing() {
    var device = device()
    device(.flickDown)
    var element = Self.shelter.children[0].element
    element.actions = [ElementAction(id: ElementAction.ID(rawValue: 0), name: "Call")]
    device.tree.update(element)
    device(.doubleTap)
    #expect(device.asked == [.activate(ElementID(slot: 1))])
  }
}
