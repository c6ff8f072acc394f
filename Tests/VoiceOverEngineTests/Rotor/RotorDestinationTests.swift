import AccessibilityModel
import Testing

@testable import VoiceOverEngine

@Suite("What the rotor can lead to, counted once for a screen")
struct RotorDestinationTests {
  @Test("It is what looking through all stops finds, for every search and from every element")
  func equal() {
    for seed in UInt64(1)...300 {
      var screens = RandomScreen(SeededDice(state: seed))
      let tree = screens.next()
      let destinations = RotorDestinations(tree)
      let starts: [ElementID?] = [nil] + tree.stops.map { $0 }
      for start in starts {
        for search in RotorSearch.allCases {
          let found = tree.stops.contains { search.matches($0, in: tree, from: start) }
          #expect(destinations.hold(search, from: start, in: tree) == found, "seed \(seed), \(search)")
        }
      }
    }
  }

  @Test("What lies right above and below is what vertical navigation goes to")
  func straight() {
    for seed in UInt64(1)...300 {
      var screens = RandomScreen(SeededDice(state: seed))
      let tree = screens.next()
      let destinations = RotorDestinations(tree)
      var voiceOver = VoiceOver(.iOS)
      for id in tree.stops {
        _ = voiceOver.handle(.select(id), in: tree)
        guard voiceOver.cursor == id, let outline = tree[id]?.outline else { continue }
        for direction in Direction.allCases {
          let holds = destinations.holdNeighbour(straight: direction, of: outline, but: id)
          #expect(holds == (voiceOver.stop(straight: direction, in: tree) != nil), "seed \(seed)")
        }
      }
    }
  }

  @Test("A long screen without a heading says so, and one that gets a heading leads to it")
  func long() {
    let lines = (UInt32(1)...200).map { AccessibilityNode.line($0, SpokenText("Row \($0)")) }
    var device = Device(.page(lines), VoiceOver(.iOS, rotor: [.search(.headings)]))
    device(.flickRight, .flickRight)
    let missed = device(.flickDown)
    #expect(missed.contains(.sound(.boundary)))
    #expect(device.voiceOver.cursor == ElementID(slot: 2))
    device.change { tree in
      tree = AccessibilityTree(.page(lines + [.line(300, "End", traits: .header)]))
    }
    device(.flickDown)
    #expect(device.voiceOver.cursor == ElementID(slot: 300))
  }
}
