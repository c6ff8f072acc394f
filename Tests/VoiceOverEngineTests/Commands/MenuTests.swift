import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Menus on a Mac")
struct MenuTests {
  private static let facts = [
    "Age, Three years", "Popularity, Number one", "Weight, 25 pounds", "Height, 14 inches",
    "Description, Happy-go-lucky, excellent hunting dog, and loyal companion",
  ]

  private func device(
    _ dialect: Dialect = .macOS, actions: [SpokenText] = [], app: @escaping Device.App = { _, _ in .declined }
  ) -> Device {
    let dog = AccessibilityNode.line(1, "Bailey, beagle").with(
      \.customContent, AccessibilityElement.bailey().customContent)
    var device = Device(
      .page([dog.offering(actions), .line(2, "Help", traits: .button)]), VoiceOver(dialect), app: app)
    device(.flickRight)
    return device
  }

  @Test(
    "K5: VO-Command-/ opens the menu, with VO as Control-Option or as Caps Lock",
    arguments: ["vo-command-/", "control-option-command-/", "capslock-command-/"])
  func opening(chord: String) {
    var device = device()
    #expect(device.press(chord).words == ["More Content menu. 5 items."])
  }

  @Test("K5: arrows walk the entries, label before value, and knock at the ends")
  func walking() {
    var device = device()
    device.press("vo-command-/")
    #expect(device.press("up") == [.sound(.boundary)])
    #expect((0..<5).flatMap { _ in device.press("down").words } == Self.facts)
    #expect(device.press("down") == [.sound(.boundary)])
    #expect((0..<4).flatMap { _ in device.press("up").words } == Self.facts.dropLast().reversed())
    #expect(device.press("end").words == Self.facts.suffix(1))
    #expect(device.press("home").words == [Self.facts[0]])
  }

  @Test("K5: Escape closes the menu, and arrows are the app's again")
  func closing() {
    var device = device()
    device.press("vo-command-/")
    let effects = device.press("escape")
    #expect(effects.words == ["Bailey, beagle. More content available."])
    #expect(effects.rules == ["menu.closing"])
    #expect(device.press("down").areHandedOn)
    #expect(device.press("escape").areHandedOn)
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("K5: Return closes the menu, or says the entry again", arguments: MenuReturn.allCases)
  func returning(choice: MenuReturn) {
    var dialect = Dialect.macOS
    dialect.menuReturn = choice
    var device = device(dialect)
    device.press("vo-command-/")
    device.press("down")
    let effects = device.press("return")
    #expect(effects.words == [choice == .repeats ? Self.facts[0] : "Bailey, beagle. More content available."])
    #expect(device.press("down").words == (choice == .repeats ? [Self.facts[1]] : []))
  }

  @Test("Closing says where one is, or nothing", arguments: MenuClosing.allCases)
  func afterClosing(choice: MenuClosing) {
    var dialect = Dialect.macOS
    dialect.menuClosing = choice
    var device = device(dialect)
    device.press("vo-command-/")
    let effects = device.press("escape")
    #expect(effects.words.isEmpty == (choice == .silence))
    if choice == .silence { #expect(effects == [.stopSpeech]) }
  }

  @Test("The ends of a menu knock, or lead to each other", arguments: MenuEnds.allCases)
  func ends(choice: MenuEnds) {
    var dialect = Dialect.macOS
    dialect.menuEnds = choice
    var device = device(dialect)
    device.press("vo-command-/")
    let effects = device.press("up")
    #expect(effects.words == (choice == .wrap ? Self.facts.suffix(1) : []))
    #expect(effects.rules == (choice == .wrap ? ["menu.ends"] : []))
  }

  @Test("K5: without content there is a knock, and a phone has no such menu")
  func nothing() {
    var device = device()
    device(.flickRight)
    #expect(device.press("vo-command-/") == [.sound(.boundary)])
    var phone = self.device(.iOS)
    #expect(phone.press("vo-command-/").isEmpty)
  }

  @Test("VO-Command-Space opens the actions as a menu, Return performs the one heard last")
  func actions() {
    var device = device(actions: ["Adopt", "Share"]) { _, _ in .handled(by: nil) }
    #expect(device.press("vo-command-space").words == ["Actions menu. 2 items."])
    #expect(device.press("return") == [.sound(.boundary)])
    #expect(device.press("down").words == ["Adopt"])
    #expect(device.press("down").words == ["Share"])
    device.press("return")
    #expect(device.asked == [.perform(ElementID(slot: 1), ElementAction.ID(rawValue: 1))])
    #expect(device.press("down").areHandedOn)
  }

  @Test("A single action is performed at once, or stands in a menu alone", arguments: SingleAction.allCases)
  func singleAction(choice: SingleAction) {
    var dialect = Dialect.macOS
    dialect.singleAction = choice
    var device = device(dialect, actions: ["Adopt"]) { _, _ in .handled(by: nil) }
    let effects = device.press("vo-command-space")
    #expect(effects.words == (choice == .menu ? ["Actions menu. 1 item."] : []))
    #expect(device.asked.isEmpty == (choice == .menu))
  }

  @Test("Another gesture leaves the menu, and a screen without its element closes it")
  func leaving() {
    var device = device()
    device.press("vo-command-/")
    #expect(device.press("vo-right").words.first?.hasPrefix("Help, button") == true)
    #expect(device.press("down").areHandedOn)
    device.press("vo-left")
    device.press("vo-command-/")
    device.tree = AccessibilityTree(.page([.line(2, "Help", traits: .button)]))
    #expect(device.press("down").first.map { [$0].areHandedOn } == true)
  }
}
