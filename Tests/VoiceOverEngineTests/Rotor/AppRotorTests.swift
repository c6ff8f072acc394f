import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Rotors of the app's own", .timeLimit(.minutes(10)))
struct AppRotorTests {
  private static func entry(_ slot: UInt32, _ label: SpokenText? = nil, _ range: Range<Int>? = nil)
    -> RotorDescriptor.Entry
  {
    RotorDescriptor.Entry(element: ElementID(slot: slot), label: label, range: range)
  }

  private func screen(_ rotor: RotorDescriptor) -> AccessibilityNode {
    .page([
      .line(9, "Outside"),
      AccessibilityNode.container(
        id: ElementID(slot: 20),
        [.line(10, "One"), .line(11, "Two"), .line(12, "Three"), .line(13, "Four")]
      ).with(\.rotors, [rotor]),
    ])
  }

  private func device(_ rotor: RotorDescriptor) -> Device {
    var device = Device(screen(rotor))
    device(.select(ElementID(slot: 11)))
    return device
  }

  @Test("A rotor is offered inside what declares it, under its own name")
  func scope() {
    var device = device(RotorDescriptor(name: "Vets", entries: [Self.entry(10), Self.entry(13)]))
    #expect(device.voiceOver.rotorEntries(in: device.tree).first == .custom("Vets"))
    #expect(device(.rotate(.previous)).words == ["Vets"])
    device(.select(ElementID(slot: 9)))
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.custom("Vets")))
  }

  @Test("Flicks go from one place to the next in the rotor's order, from elsewhere to the first that is met")
  func walking() {
    var device = device(
      RotorDescriptor(
        name: "Vets", entries: [Self.entry(13), Self.entry(10), Self.entry(12), Self.entry(77)]))
    device(.rotate(.previous))
    #expect(device(.flickDown).words == ["Three"])
    #expect(device(.flickDown) == [.sound(.boundary)])
    #expect(device(.flickUp, .flickUp).words == ["One", "Four"])
    #expect(device(.flickUp) == [.sound(.boundary)])
  }

  @Test("A place may have words of its own, or be a part of a text")
  func words() {
    var device = device(
      RotorDescriptor(
        name: "Vets",
        entries: [Self.entry(12, "Doctor"), Self.entry(13, nil, 1..<3), Self.entry(13, nil, 3..<9)]))
    device(.rotate(.previous))
    #expect(device(.flickDown, .flickDown).words == ["Doctor", "ou"])
    #expect(device.voiceOver.cursor == ElementID(slot: 13))
    #expect(device(.flickDown).words == ["Four"])
  }

  @Test("A rotor of a system kind takes the place of VoiceOver's own")
  func replacing() {
    var device = device(RotorDescriptor(name: "", system: .heading, entries: [Self.entry(13)]))
    let entries = device.voiceOver.rotorEntries(in: device.tree)
    #expect(entries == RotorEntry.initial(on: .iOS))
    while device.voiceOver.rotorEntry(in: device.tree) != .search(.headings) { device(.rotate(.next)) }
    #expect(device(.flickDown).words == ["Four"])
  }

  @Test("10.3: behind the links of a text come those of the elements after it, and before it on the way back")
  func linksBeyondText() {
    func text(_ slot: UInt32, _ words: SpokenText, _ links: [Range<Int>]) -> AccessibilityNode {
      let entries = links.map { Self.entry(slot, nil, $0) }
      return AccessibilityNode.line(slot, words).with(
        \.rotors, [RotorDescriptor(name: "Links", system: .link, entries: entries)])
    }
    var device = Device(
      .page([
        .line(1, "Home", traits: .link), text(2, "Map or phone", [0..<3, 7..<12]), .line(3, "Plain"),
        text(4, "See terms and help", [4..<9, 14..<18]), .line(5, "Legal", traits: .link),
      ]), VoiceOver(.iOS, rotor: [.search(.links)]))
    device(.flickRight)
    device(.select(ElementID(slot: 2)))
    #expect(
      device(.flickDown, .flickDown, .flickDown, .flickDown, .flickDown).words
        == ["Map, link", "phone, link", "terms, link", "help, link", "Legal, link"])
    #expect(device(.flickDown) == [.sound(.boundary)])
    #expect(
      device(.flickUp, .flickUp, .flickUp, .flickUp, .flickUp).words
        == ["help, link", "terms, link", "phone, link", "Map, link", "Home, link"])
    #expect(device(.flickUp) == [.sound(.boundary)])
  }

  @Test("10.3: a rotor of links that the app declares for a whole part of the screen ends at its own ends")
  func declaredLinks() {
    var device = device(RotorDescriptor(name: "", system: .link, entries: [Self.entry(11), Self.entry(12)]))
    device.change { tree in
      guard var outside = tree[ElementID(slot: 9)] else { return }
      outside.traits.insert(.link)
      tree.update(outside)
    }
    while device.voiceOver.rotorEntry(in: device.tree) != .search(.links) { device(.rotate(.next)) }
    #expect(device(.flickDown).words.count == 1)
    #expect(device(.flickDown) == [.sound(.boundary)])
    device(.flickUp)
    #expect(device(.flickUp) == [.sound(.boundary)])
  }

  @Test("R5: a double tap on one of several links in a text tells the app which one is meant")
  func links() {
    let line = ElementID(slot: 10)
    let entries = [Self.entry(10, nil, 0..<3), Self.entry(10, nil, 7..<12)]
    let text = AccessibilityNode.line(10, "Map or phone").with(
      \.rotors,
      [
        RotorDescriptor(name: "Links", system: .link, entries: entries)
      ]
    ).with(\.traits, [.staticText, .link])
    var device = Device(.page([text, .line(11, "Two")]))
    device(.select(line))
    device(.doubleTap)
    #expect(device.asked.suffix(1) == [.activate(line)])
    while device.voiceOver.rotorEntry(in: device.tree) != .search(.links) { device(.rotate(.next)) }
    #expect(device(.flickDown, .flickDown).words == ["Map, link", "phone, link"])
    device(.doubleTap)
    #expect(device.asked.suffix(2) == [.edit(line, .select(7..<12)), .activate(line)])
  }
}
