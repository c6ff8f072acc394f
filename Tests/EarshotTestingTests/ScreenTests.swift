import EarshotTesting
import SwiftUI
import Testing

@Suite("A hosted screen", .timeLimit(.minutes(10)))
struct ScreenTests {
  @Test("VoiceOver is on at once, flicks walk, and a double tap uses what is under the cursor")
  func gestures() async throws {
    try await hosting(Counter()) { screen in
      #expect(screen.heard == ["Count, 0"])
      #expect(screen.focused?.label?.string == "Count")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Add, button"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Add"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Count, 1"])
      #expect(screen.heard == ["Count, 0", "Add, button", "Add", "Count, 1"])
    }
  }

  @Test("Z5: pressing a button changes the state, and the changed value is spoken alone")
  func changedValue() async throws {
    try await hosting(Meter()) { screen in
      #expect(screen.heard == ["Level, 0%, button"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["10%"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["20%"])
    }
  }

  @Test("Elements are found by label, then by identifier; activating moves there first")
  func names() async throws {
    try await hosting(Counter()) { screen in
      try await screen.activate("Add")
      #expect(screen.lastHeard == ["Add, button", "Add"])
      try await screen.activate("Add")
      #expect(screen.lastHeard == ["Add"])
      try await screen.focus("counter")
      #expect(screen.lastHeard == ["Count, 2"])
      #expect(try screen.element(named: "counter").value?.string == "2")
    }
  }

  @Test("A tour begins anew: what is heard is the tour, and the cursor ends on the last stop")
  func tour() async throws {
    try await hosting(Counter()) { screen in
      try await screen.activate("Add")
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.utterance.text) == ["Count, 1", "Add, button"])
      #expect(screen.heard == ["Count, 1", "Add, button"])
      #expect(screen.focused?.label?.string == "Add")
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Add"])
      #expect(try screen.element(named: "Count").value?.string == "2")
    }
  }

  @Test("Actions, adjusting and escape go to the app past the cursor, and what it declines is an error")
  func requests() async throws {
    try await hosting(Mail()) { screen in
      #expect(screen.heard == ["Letter, 1, adjustable"])
      try await screen.perform("Archive", on: "Letter")
      #expect(screen.lastHeard == ["Archived"])
      try await screen.increment("Letter")
      #expect(try screen.element(named: "Letter").value?.string == "11")
      try await screen.decrement("Letter")
      try await screen.escape()
      #expect(try screen.element(named: "Letter").value?.string == "0")
      let error = await #expect(throws: ScreenError.self) { try await screen.magicTap() }
      #expect(error?.code == .declined)
    }
  }

  @Test("An app shows the view of its first window")
  func app() async throws {
    try await hosting(CounterApp()) { screen in
      #expect(screen.name == "CounterApp")
      let tour = try await screen.tour()
      #expect(tour.stops.count == 2)
    }
  }

  @Test("The dialect, the verbosity and the device are the test's own choice")
  func settings() async throws {
    try await hosting(Counter(), dialect: .macOS) { screen in
      try await screen.tour()
      #expect(screen.heard.first == "Count, 0")
    }
    try await hosting(Marked(), verbosity: Verbosity(moreContent: .nothing)) { screen in
      try await screen.tour()
      #expect(screen.heard == ["One", "Two"])
    }
    var right = LaunchOptions()
    right.layoutDirection = .rightToLeft
    try await hosting(Pair(), environment: right) { screen in
      try await screen.tour()
      #expect(screen.heard == ["One", "Two"])
      let first = try screen.element(named: "One").frame
      let second = try screen.element(named: "Two").frame
      #expect(first.minX > second.maxX)
    }
  }

  @Test("The tree can be looked at, also as text")
  func tree() async throws {
    try await hosting(Counter()) { screen in
      #expect(screen.tree.stops.map { screen.tree[$0]?.traits } == [.staticText, .button])
      #expect(
        TreeText(screen.tree, options: []).text == """
          group
            - order rows
            text "Count" = "0"
              - identifier "counter"
            button "Add"
              - interactive

          """)
    }
  }

  @Test("Fifty screens are hosted at once, one after the other, and none meets another's state")
  func fifty() async throws {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 1...50 {
        group.addTask {
          var heard: [String] = []
          try await hosting(Counter(start: number)) { screen in
            try await screen.activate("Add")
            try await screen.voiceOver.flickLeft()
            heard = screen.heard
          }
          return heard
        }
      }
      var counts: Set<String> = []
      for try await heard in group {
        #expect(heard.count == 4)
        counts.insert(heard.last ?? "")
      }
      #expect(counts == Set((1...50).map { "Count, \($0 + 1)" }))
    }
  }
}
