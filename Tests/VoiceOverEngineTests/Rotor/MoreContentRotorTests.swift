import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Walking More Content by flicks")
struct MoreContentRotorTests {
  private static let facts = [
    "Three years, Age", "Number one, Popularity", "25 pounds, Weight", "14 inches, Height",
    "Happy-go-lucky, excellent hunting dog, and loyal companion, Description",
  ]

  private static let kennel = AccessibilityNode.page([
    AccessibilityNode.line(1, "Bailey, beagle").with(
      \.customContent, AccessibilityElement.bailey(age: .high).customContent),
    .line(2, "Help", traits: .button),
  ])

  /// VoiceOver on the dog, the rotor on More Content.
  private func device(_ dialect: Dialect) -> Device {
    var device = Device(Self.kennel, VoiceOver(dialect))
    device(.flickRight, .rotate(.previous))
    return device
  }

  @Test("K3: the entry is offered only where there is content, and choosing it speaks its name")
  func offered() {
    var device = Device(Self.kennel)
    device(.flickRight)
    #expect(device.voiceOver.rotorEntries(in: device.tree).first == .moreContent)
    #expect(device(.rotate(.previous)).words == ["More Content"])
    device(.flickRight)
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.moreContent))
  }

  @Test("K3: flicks down and up walk the entries in the array's order, value before label")
  func walking() {
    var device = device(.iOS)
    #expect((0..<5).flatMap { _ in device(.flickDown).words } == Self.facts)
    #expect((0..<4).flatMap { _ in device(.flickUp).words } == Self.facts.dropLast().reversed())
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("K3: on a Mac the rotor says label before value")
  func desktop() {
    var device = device(.macOS)
    #expect(device(.flickDown, .flickDown).words == ["Age, Three years", "Popularity, Number one"])
  }

  @Test(
    "K3: at the ends there is a knock, or the other end",
    arguments: Dialect.Platform.allCases, MoreContentEnds.allCases)
  func ends(platform: Dialect.Platform, choice: MoreContentEnds) {
    var dialect = Dialect(platform)
    dialect.moreContentEnds = choice
    var device = device(dialect)
    let before = device(.flickUp)
    #expect(before.sounds == (choice == .boundary ? [.boundary] : []))
    #expect(before.words.count == (choice == .boundary ? 0 : 1))
    let behind = device.voiceOver.rules(behind: .sound(.boundary)).map(\.name)
    #expect(behind.contains("moreContent.ends") == (choice == .boundary))
    if choice == .wrap {
      #expect(before.rules == ["moreContent.ends"])
      #expect(device(.flickDown).words == device(.flickUp, .flickDown).words.suffix(1))
      return
    }
    device(.flickDown, .flickDown, .flickDown, .flickDown, .flickDown)
    #expect(device(.flickDown) == [.sound(.boundary)])
    #expect(device(.flickUp).words.count == 1)
  }

  @Test("K3: the entry stays dialled from dog to dog, and begins anew on each")
  func nextDog() {
    var second = Self.kennel.children[0]
    second.element.id = ElementID(slot: 3)
    second.element.frame.origin.y = 200
    var device = Device(.page([Self.kennel.children[0], second]))
    device(.flickRight, .rotate(.previous), .flickDown, .flickDown, .flickRight)
    #expect(device(.flickDown).words == ["Three years, Age"])
  }

  @Test("K3: facts that become fewer under way do not lead astray")
  func shrinking() {
    var device = device(.iOS)
    device(.flickDown, .flickDown, .flickDown, .flickDown)
    var dog = Self.kennel.children[0].element
    dog.customContent = Array(dog.customContent.prefix(2))
    device.tree.update(dog)
    #expect(device(.flickDown) == [.sound(.boundary)])
    #expect(device(.flickUp).words == ["Three years, Age"])
  }
}
