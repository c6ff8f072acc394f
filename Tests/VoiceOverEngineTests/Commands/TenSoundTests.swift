import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What makes a sound")
struct TenSoundTests {
  /// What leads to each of the ten sounds, and no sound of the kind before it.
  private static func device() -> Device {
    var verbosity = Verbosity()
    verbosity.actions = .playSound
    verbosity.moreContent = .playSound
    verbosity.capitals = .playSound
    var rich = AccessibilityNode.line(2, "Bailey").offering(["Feed"])
    rich.element.customContent = [CustomContent(label: "Age", value: "3")]
    let nodes = [AccessibilityNode.line(1, "Dogs", traits: .header), rich, .line(3, "Pay", traits: .button)]
    var device = Device(
      .page(nodes), VoiceOver(.iOS, verbosity: verbosity, rotor: [.text(.characters), .search(.headings)])
    ) {
      kind, _ in
      if case .activate(let id) = kind { .handled(by: id) } else { .declined }
    }
    device(.flickRight)
    return device
  }

  private static func provoke(_ sound: SoundEvent, _ device: inout Device) -> [Effect] {
    switch sound {
    case .focusMoved: return device(.flickRight)
    case .activated:
      device(.select(ElementID(slot: 3)))
      return device(.doubleTap)
    case .boundary: return device(.flickLeft)
    case .screenChanged: return device.post(.screenChanged(.none))
    case .rotorTurned: return device(.rotate(.next))
    case .pageScrolled: return device.post(.pageScrolled("Page 2 of 3"))
    case .actionsAvailable, .moreContentAvailable: return device(.select(ElementID(slot: 2)))
    case .passThrough: return device(.gesture(.doubleTapAndHold))
    case .capital: return device(.flickDown)
    }
  }

  @Test(
    "1.15: each of the ten events makes its sound, and where it does not happen there is none",
    arguments: SoundEvent.allCases)
  func made(sound: SoundEvent) {
    #expect(SoundEvent.allCases.count == 10)
    var device = Self.device()
    #expect(Self.provoke(sound, &device).sounds.contains(sound))
    for other in SoundEvent.allCases where other != sound {
      var device = Self.device()
      let provoked = Self.provoke(other, &device).sounds
      let goTogether: Set<SoundEvent> = [
        .actionsAvailable, .moreContentAvailable, .focusMoved, .screenChanged,
      ]
      if goTogether.contains(sound), goTogether.contains(other) { continue }
      #expect(!provoked.contains(sound), "\(other)")
    }
  }
}
