import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("The rotor as a ring", .timeLimit(.minutes(10)))
struct RotorRingTests {
  private static let names = [
    "Characters", "Words", "Lines", "Speaking Rate", "Headings", "Links", "Form Controls", "Containers",
  ]

  private static let screen = AccessibilityNode.page([
    .line(1, "Dogs", traits: .header), .line(2, "Bailey, beagle"), .line(3, "Adopt", traits: .button),
  ])

  private func device(_ platform: Dialect.Platform, rotor: [RotorEntry]? = nil) -> Device {
    var device = Device(Self.screen, VoiceOver(Dialect(platform), rotor: rotor))
    device(.flickRight)
    return device
  }

  private func turns(_ count: Int, _ direction: Direction, _ device: inout Device) -> [String] {
    (0..<count).flatMap { _ in device(.rotate(direction)).words }
  }

  @Test("K4: an ordinary screen offers at least eight named entries", arguments: Dialect.Platform.allCases)
  func ordinary(platform: Dialect.Platform) {
    var device = device(platform)
    let names = turns(8, .next, &device)
    #expect(Set(names) == Set(Self.names))
    #expect(device.voiceOver.rotorEntries(in: device.tree).count >= 8)
  }

  @Test(
    "K4: so many turns to the right, then to the left, speak the names mirrored",
    arguments: Dialect.Platform.allCases, 1...11)
  func mirrored(platform: Dialect.Platform, count: Int) {
    var device = device(platform)
    let start = device.voiceOver.rotorEntry(in: device.tree)
    let right = turns(count, .next, &device)
    let left = turns(count, .previous, &device)
    #expect(right.count == count)
    #expect(left.dropLast() == right.dropLast().reversed())
    #expect(device.voiceOver.rotorEntry(in: device.tree) == start)
  }

  @Test("K4: as many turns as there are entries return to the start", arguments: Direction.allCases)
  func fullTurn(direction: Direction) {
    var device = device(.iOS)
    let start = device.voiceOver.rotorEntry(in: device.tree)
    let count = device.voiceOver.rotorEntries(in: device.tree).count
    let names = turns(count, direction, &device)
    #expect(Set(names).count == count)
    #expect(device.voiceOver.rotorEntry(in: device.tree) == start)
  }

  @Test("K4: each turn makes the rotor's sound and moves nothing")
  func sound() {
    var device = device(.iOS)
    let effects = device(.rotate(.next))
    #expect(effects.sounds == [.rotorTurned])
    #expect(effects.requests.isEmpty)
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("K4: the list of entries is the person's own, each once and in their order")
  func ownList() {
    var device = device(
      .iOS, rotor: [.setting(.volume), .search(.headings), .setting(.volume), .moreContent])
    // Characters and Words are there beside what is ticked (R2).
    let fixed: [RotorEntry] = [.text(.characters), .text(.words)]
    #expect(
      device.voiceOver.rotorEntries(in: device.tree) == fixed + [.setting(.volume), .search(.headings)])
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .setting(.volume))
    #expect(turns(4, .next, &device) == ["Headings", "Characters", "Words", "Volume"])
  }

  @Test(
    "R2: Characters and Words are there whatever is ticked, once each, and the rotor begins with what is ticked",
    arguments: [
      [], [.search(.headings)], [.text(.words), .search(.headings)],
      [.search(.headings), .text(.words), .text(.characters)],
    ] as [[RotorEntry]])
  func fixedEntries(ticked: [RotorEntry]) {
    let device = device(.iOS, rotor: ticked)
    let entries = device.voiceOver.rotorEntries(in: device.tree)
    #expect(Set(entries) == Set(ticked + [.text(.characters), .text(.words)]))
    #expect(Set(entries).count == entries.count)
    #expect(entries.filter(ticked.contains) == ticked)
    #expect(device.voiceOver.rotorEntry(in: device.tree) == ticked.first ?? .text(.characters))
  }

  @Test("R2: a person who ticked nothing reads by characters and by words")
  func nothingTicked() {
    var device = device(.iOS, rotor: [])
    #expect(device(.flickDown).words == ["Cap D"])
    #expect(turns(2, .next, &device) == ["Words", "Characters"])
  }

  @Test(
    "R5: Misspelled Words is there on a text area with text in it, and finds nothing where the app marks none"
  )
  func misspelledWords() {
    func area(_ slot: UInt32, _ text: String, _ traits: Traits = .textArea) -> AccessibilityNode {
      .line(slot, "Notes", value: SpokenText(text), traits: traits).with(\.textContent, TextContent(text))
    }
    var device = Device(
      .page([
        area(1, "Feed teh dog"), area(2, ""), area(3, "Dear Bailey", [.textArea, .notEnabled]),
        area(4, "Bailey", .textEntry),
      ]))
    device(.flickRight)
    let entry = RotorEntry.search(.misspelledWords)
    #expect(device.voiceOver.rotorEntries(in: device.tree).contains(entry))
    #expect(device.voiceOver.rotorEntry(in: device.tree) == .text(.characters))
    while device.voiceOver.rotorEntry(in: device.tree) != entry { device(.rotate(.next)) }
    let effects = device(.flickDown)
    #expect(effects.words == ["No Misspelled Words found"])
    #expect(effects.sounds == [.boundary])
    for _ in 2...4 {
      device(.flickRight)
      #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(entry))
    }
  }

  @Test("Every entry that can be ticked has a name of its own, and is known by it")
  func everyEntry() {
    var device = device(.iOS, rotor: RotorEntry.ordinary)
    device.voiceOver.voice.languages = ["en", "fr"]
    let names = turns(RotorEntry.ordinary.count, .next, &device)
    #expect(Set(names).count == RotorEntry.ordinary.count)
    #expect(names.allSatisfy { $0.first?.isUppercase == true && !$0.contains(".") })
    #expect(RotorEntry(named: "formControls") == .search(.formControls))
    #expect(RotorEntry(named: "verticalNavigation") == .verticalNavigation)
    #expect(RotorEntry(named: "moreContent") == nil)
  }

  @Test(
    "Entries that lead nowhere are offered or left out, and the turn that differs says so",
    arguments: RotorValidity.allCases)
  func validity(choice: RotorValidity) {
    var dialect = Dialect.iOS
    dialect.rotorValidity = choice
    var device = Device(Self.screen, VoiceOver(dialect))
    device(.flickRight)
    let expected: [RotorEntry] =
      choice == .ticked
      ? RotorEntry.initial(on: .iOS)
      : [
        .text(.characters), .text(.words), .setting(.speakingRate), .search(.headings),
        .search(.formControls),
      ]
    #expect(device.voiceOver.rotorEntries(in: device.tree) == expected)
    #expect(device(.rotate(.next)).rules.isEmpty)
    #expect(device(.rotate(.next)).rules == ["rotor.validity"])
  }

  @Test(
    "Entries of the element stand ahead of the person's or behind them", arguments: ContextEntryPlace.allCases
  )
  func contextPlace(choice: ContextEntryPlace) {
    var dialect = Dialect.iOS
    dialect.contextEntryPlace = choice
    let dog = AccessibilityNode.line(1, "Bailey").with(
      \.customContent, AccessibilityElement.bailey().customContent)
    var device = Device(.page([dog]), VoiceOver(dialect))
    device(.flickRight)
    let entries = device.voiceOver.rotorEntries(in: device.tree)
    #expect((choice == .first ? entries.first : entries.last) == .moreContent)
    #expect(device(.rotate(.previous)).words == ["More Content"])
    #expect(device(.rotate(.previous)).words == ["Containers"])
  }

  @Test(
    "What was dialled stays while it is offered, else the rotor falls back", arguments: LostEntry.allCases)
  func lostEntry(choice: LostEntry) {
    var dialect = Dialect.iOS
    dialect.lostEntry = choice
    func dog(_ slot: UInt32) -> AccessibilityNode {
      AccessibilityNode.line(slot, "Dog").with(\.customContent, AccessibilityElement.bailey().customContent)
    }
    var device = Device(.page([dog(1), dog(2), .line(3, "Shop"), dog(4)]), VoiceOver(dialect))
    device(.flickRight)
    for _ in 0..<8 { device(.rotate(.next)) }
    func entry() -> RotorEntry? { device.voiceOver.rotorEntry(in: device.tree) }
    #expect(entry() == .moreContent)
    device(.flickRight)
    #expect(entry() == .moreContent)
    device(.flickRight)
    #expect(entry() == (choice == .previous ? .search(.containers) : .text(.characters)))
    #expect(device(.flickDown).rules.contains("rotor.lostEntry") == (choice == .previous))
    device(.flickRight)
    #expect(entry() == (choice == .previous ? .moreContent : .text(.characters)))
  }
}
