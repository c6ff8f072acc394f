import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Adjusting a value by flicks")
struct AdjustRotorTests {
  /// A carousel of dogs that ends on both sides.
  private static func carousel(_ actions: [SpokenText] = []) -> AccessibilityNode {
    .page([
      AccessibilityNode.line(1, "Dog picker", value: "Pinky", traits: .adjustable).offering(actions),
      .line(2, "Help", traits: .button),
    ])
  }

  private static let dogs = ["Bailey", "Pinky", "Layla"]

  private static let app: Device.App = { kind, tree in
    let change: Int
    let id: ElementID
    switch kind {
    case .increment(let element): (id, change) = (element, 1)
    case .decrement(let element): (id, change) = (element, -1)
    default: return .declined
    }
    guard var element = tree[id], let index = dogs.firstIndex(of: element.value?.string ?? "") else {
      return .declined
    }
    guard dogs.indices.contains(index + change) else { return .handled(by: id) }
    element.value = SpokenText(dogs[index + change])
    tree.update(element)
    return .handled(by: id)
  }

  private func device(_ dialect: Dialect = .iOS, _ actions: [SpokenText] = []) -> Device {
    var device = Device(Self.carousel(actions), VoiceOver(dialect), app: Self.app)
    device(.flickRight)
    return device
  }

  @Test("An adjustable element selects Adjust Value; up raises, down lowers, and only the new value is said")
  func adjusting() {
    var device = device()
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .adjustValue)
    let effects = device(.flickUp, .flickDown, .flickDown)
    #expect(effects.words == ["Layla", "Pinky", "Bailey"])
    #expect(effects.sounds.isEmpty)
    let id = ElementID(slot: 1)
    #expect(device.asked == [.increment(id), .decrement(id), .decrement(id)])
  }

  @Test("At a limit there is a knock and nothing is said")
  func limit() {
    var device = device()
    device(.flickUp)
    let effects = device(.flickUp)
    #expect(effects.sounds == [.boundary])
    #expect(effects.words.isEmpty)
  }

  @Test("10.12: of what has no value the new label is said after a change, without a knock")
  func labelAlone() {
    var device = Device(.page([.line(1, "2 guests", traits: .adjustable)])) { kind, tree in
      guard case .increment(let id) = kind, var element = tree[id], element.label == "2 guests" else {
        return .handled(by: nil)
      }
      element.label = "3 guests"
      tree.update(element)
      return .handled(by: id)
    }
    device(.flickRight)
    let effects = device(.flickUp)
    #expect(effects.words == ["3 guests"])
    #expect(effects.sounds.isEmpty)
    let atLimit = device(.flickUp)
    #expect(atLimit.words.isEmpty)
    #expect(atLimit.sounds == [.boundary])
  }

  @Test("A dimmed element is not adjusted")
  func dimmed() {
    var screen = Self.carousel()
    screen.children[0].element.traits.insert(.notEnabled)
    var device = Device(screen, app: Self.app)
    device(.flickRight)
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.adjustValue))
    device(.flickUp)
    #expect(device.asked.isEmpty)
  }

  @Test(
    "Turned away, flicks do what the rotor is on, or adjust regardless; focused anew they adjust",
    arguments: TurnedAway.allCases)
  func turnedAway(choice: TurnedAway) {
    var dialect = Dialect.iOS
    dialect.turnedAway = choice
    var device = device(dialect)
    device(.rotate(.next))
    let effects = device(.flickDown)
    #expect(effects.words == [choice == .stops ? "Cap D" : "Bailey"])
    if choice == .stops { #expect(effects.rules.contains("adjust.turnedAway")) }
    device(.flickRight, .flickLeft)
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .adjustValue)
  }

  @Test("After leaving, what was dialled before is back")
  func restored() {
    var device = Device(
      .page([.line(1, "Title"), .line(2, "Size", value: "Pinky", traits: .adjustable), .line(3, "End")]),
      app: Self.app)
    device(.flickRight, .rotate(.next), .rotate(.next), .flickRight)
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .adjustValue)
    device(.flickRight)
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .text(.lines))
  }

  @Test("With actions too, the value or the actions are selected", arguments: AutomaticEntry.allCases)
  func automatic(choice: AutomaticEntry) {
    var dialect = Dialect.iOS
    dialect.automaticEntry = choice
    let device = device(dialect, ["Adopt"])
    #expect(
      device.voiceOver.rotorEntry(in: device.tree) == (choice == .actions ? .actions : .adjustValue))
  }
}
