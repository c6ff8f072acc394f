import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Going to elements of a kind by flicks")
struct SearchRotorTests {
  private static let screen: AccessibilityNode = .page([
    .line(1, "Dogs", traits: .header).with(\.headingLevel, 1),
    .line(2, "Bailey"),
    .container(
      .list, id: ElementID(slot: 20),
      [.line(3, "Walk", traits: .button), .line(4, "More", traits: .link)]),
    .line(5, "Cats", traits: .header).with(\.headingLevel, 2),
    .line(6, "Name", value: "Tom", traits: .textEntry),
    .line(7, "Awake", value: "1", traits: [.button, .toggleButton]),
    .line(8, "Photo", traits: .image),
    .line(9, "Find", traits: .searchField),
    .container(.landmark, id: ElementID(slot: 21), [.line(10, "Legal"), .line(11, "Terms", traits: .link)]),
    .container(.dataTable, id: ElementID(slot: 22), [.line(12, "Cell")]),
  ])

  /// Elements met by flicks from the first stop down, then from the last stop up.
  private func met(_ search: RotorSearch) -> (down: [UInt32], up: [UInt32]) {
    func walk(_ flick: VoiceOver.Input, from start: VoiceOver.Input) -> [UInt32] {
      var device = Device(Self.screen, VoiceOver(.iOS, rotor: [.search(search)]))
      device(start)
      var result: [UInt32] = []
      for _ in 0..<20 {
        let before = device.voiceOver.cursor
        let effects = device(flick)
        guard let cursor = device.voiceOver.cursor, cursor != before else {
          #expect(effects.sounds == [.boundary])
          break
        }
        result.append(cursor.slot)
      }
      return result
    }
    return (walk(.flickDown, from: .firstElement), walk(.flickUp, from: .lastElement))
  }

  @Test(
    "K4: flicks go from one element of the kind to the next, and back",
    arguments: [
      (.headings, [5]), (.headingLevel1, []), (.headingLevel2, [5]), (.links, [4, 11]),
      (.formControls, [3, 6, 7, 9]), (.buttons, [3]), (.textFields, [6]), (.searchFields, [9]),
      (.switches, [7]), (.images, [8]), (.staticText, [2, 10, 12]), (.tables, [12]), (.lists, [3]),
      (.landmarks, [10]), (.containers, [3, 10, 12]), (.sameItems, [5]),
    ] as [(RotorSearch, [UInt32])])
  func kinds(search: RotorSearch, expected: [UInt32]) {
    let (down, up) = met(search)
    #expect(down == expected)
    let all: [UInt32]
    switch search {
    case .headings: all = [1] + expected
    case .headingLevel1: all = [1]
    case .sameItems: all = [2, 10]
    default: all = expected
    }
    #expect(up == all.filter { $0 != 12 }.reversed())
  }

  @Test("Where nothing of the kind is there, words say so, or the knock alone", arguments: NoMatch.allCases)
  func nothing(choice: NoMatch) {
    var dialect = Dialect.iOS
    dialect.noMatch = choice
    var device = Device(
      .page([.line(1, "A"), .line(2, "B")]), VoiceOver(dialect, rotor: [.search(.headings)]))
    device(.flickRight)
    let effects = device(.flickDown)
    #expect(effects.sounds == [.boundary])
    #expect(effects.words == (choice == .words ? ["No Headings found"] : []))
    #expect(effects.rules == (choice == .words ? ["rotor.noMatch"] : []))
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("K4: Vertical Navigation goes straight down and up")
  func vertical() {
    func cell(_ slot: UInt32, x: Double, y: Double) -> AccessibilityNode {
      .stop(SpokenText("\(slot)"), frame: Rect(x: x, y: y, width: 80, height: 40), id: ElementID(slot: slot))
    }
    let grid = AccessibilityNode.page([
      cell(1, x: 0, y: 0), cell(2, x: 100, y: 0), cell(3, x: 0, y: 100), cell(4, x: 100, y: 100),
    ])
    var device = Device(grid, VoiceOver(.iOS, rotor: [.verticalNavigation]))
    device(.flickRight, .flickRight)
    #expect(device(.flickDown, .flickDown).words == ["4"])
    #expect(device(.flickUp).words == ["2"])
    #expect(device(.flickUp) == [.sound(.boundary)])
  }
}
