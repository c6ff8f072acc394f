import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Looking for headings among rows that do not exist yet")
struct LazySearchTests {
  private func device(_ kennel: LazyKennel, _ choice: RowSearch = .far, around row: Int = 0) -> Device {
    var dialect = Dialect.iOS
    dialect.rowSearch = choice
    var device = kennel.device(around: row, VoiceOver(dialect, rotor: [.search(.headings)]))
    device(.select(LazyKennel.row(row)))
    return device
  }

  @Test("K12: a heading many screens away is found, and the way back too")
  func found() {
    var kennel = LazyKennel(count: 100_000)
    kennel.window = 12
    kennel.headings = [200]
    var device = device(kennel)
    #expect(device(.flickDown).words == ["Dog 200, heading"])
    #expect(device(.flickUp).words == ["Dogs, heading"])
    #expect(device.asked.count <= 64)
  }

  @Test("K12: where the search leads nowhere, the cursor is where it was, and its row exists again")
  func notFound() {
    var kennel = LazyKennel(count: 60)
    kennel.isFramed = false
    kennel.window = 12
    var device = device(kennel, around: 5)
    let effects = device(.flickDown)
    #expect(effects.sounds == [.boundary])
    #expect(effects.words == ["No Headings found"])
    #expect(effects.rules == ["rotor.noMatch", "rows.search"])
    #expect(device.voiceOver.cursor == LazyKennel.row(5))
    #expect(device.tree.contains(LazyKennel.row(5)))
    #expect(device(.flickRight).words == ["Dog 6"])
  }

  @Test("How far is searched is a choice", arguments: RowSearch.allCases)
  func reach(choice: RowSearch) {
    var kennel = LazyKennel(count: 100)
    kennel.window = 5
    kennel.headings = [10, 40]
    var device = device(kennel, choice)
    let expected: [[String]] =
      switch choice {
      case .far: [["Dog 10, heading"], ["Dog 40, heading"]]
      case .near: [["Dog 10, heading"], []]
      case .shown: [[], []]
      }
    #expect([device(.flickDown).words, device(.flickDown).words] == expected)
    if choice == .shown { #expect(device.asked.isEmpty) }
  }

  @Test("K12: a new flick while rows are awaited begins where the cursor can be")
  func interrupted() {
    let kennel = LazyKennel(count: 100)
    var voiceOver = VoiceOver()
    let tree = AccessibilityTree(kennel.screen(around: 0))
    _ = voiceOver.handle(.select(LazyKennel.row(3)), in: tree)
    let request = voiceOver.handle(.flickRight, in: tree).requests.first
    #expect(request?.kind == .realize(LazyKennel.list, 3..<5))
    #expect(voiceOver.awaitsRows)
    let later = AccessibilityTree(kennel.screen(around: 50))
    _ = voiceOver.observe(.changed(TreeVersion(rawValue: 2), TreeDiff()), in: later)
    #expect(voiceOver.cursor == LazyKennel.row(3))
    _ = voiceOver.handle(.firstElement, in: later)
    let cursor = voiceOver.cursor
    #expect(cursor.map { later.contains($0) } == true)
    if let request { #expect(voiceOver.observe(.answered(request.id, .range(0..<9)), in: later).isEmpty) }
    #expect(voiceOver.cursor == cursor)
  }
}
