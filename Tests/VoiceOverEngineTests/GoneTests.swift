import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What is gone is neither spoken of nor asked for")
struct GoneTests {
  private static let help = AccessibilityNode.line(1, "Help", traits: .button)
  private static let pay = AccessibilityNode.line(2, "Pay", traits: .button)
  private static func list(_ slot: UInt32) -> AccessibilityNode {
    .container(.list, label: "Bills", id: ElementID(slot: slot), [pay])
  }

  @Test("Words that wait lose the list that vanished meanwhile, and are not said where their element did")
  func waiting() {
    for remains in [true, false] {
      var device = Device(.page([Self.help, Self.list(20)]))
      device(.flickRight)
      device.announce("Emergency alert, take shelter", .high)
      #expect(device(.flickRight).words.isEmpty)
      device.change { tree in
        tree = AccessibilityTree(.page(remains ? [Self.help, Self.pay] : [Self.help, Self.list(20)]))
        if !remains { tree = AccessibilityTree(.page([Self.help])) }
      }
      let words = device.wait(.seconds(20)).words
      #expect(!words.contains { $0.contains("Bills") || $0.contains("list start") })
      #expect(words.contains("Pay, button") == remains)
    }
  }

  @Test("The entries of an open menu lose the list that vanished meanwhile")
  func menu() {
    var device = Device(.page([Self.help, Self.list(20)]), VoiceOver(.macOS))
    device.press("vo-right")
    device.press("vo-i")
    device.change { $0 = AccessibilityTree(.page([Self.help, Self.list(21)])) }
    device.press("down")
    let effects = device.press("down")
    let told = effects.flatMap { effect -> [ElementID] in
      guard case .speak(let utterance, interrupts: _) = effect else { return [] }
      return utterance.segments.compactMap(\.element)
    }
    #expect(told.contains(ElementID(slot: 2)))
    #expect(!told.contains(ElementID(slot: 20)))
  }

  @Test("K12: a search that comes back to a list that is gone asks nothing of it")
  func search() {
    let list = ElementID(slot: 20)
    let row = AccessibilityNode.line(3, "Dog 3").with(\.rowIndex, 3)
    let kennel = AccessibilityNode.container(id: list, [row])
      .with(\.rows, LazyRows(count: 9, realized: 3..<4))
    var device = Device(
      .page([kennel]), VoiceOver(.iOS, rotor: [.search(.headings)]),
      app: { kind, tree in
        guard case .realize = kind else { return .declined }
        tree = AccessibilityTree(.page([Self.help]))
        return .range(4..<5)
      })
    device(.select(ElementID(slot: 3)))
    device(.flickDown)
    #expect(device.asked.count == 1)
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }
}
