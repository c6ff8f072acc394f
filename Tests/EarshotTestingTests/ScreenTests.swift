import EarshotTesting
import SwiftUI
import Testing

@Suite("A hosted screen")
struct ScreenTests {
  @Test("VoiceOver is on at once, flicks walk, and a double tap uses what is under the cursor")
  func gestures() async throws {
    try await hosting(Counter()) { screen in
      #expect(screen.heard == ["Count, 0"])
      #expect(screen.focused?.label?.string == "Count, 0")
      try await screen.flickRight()
      #expect(screen.latest == ["Add, button"])
      try await screen.doubleTap()
      #expect(screen.latest == ["Add"])
      try await screen.flickLeft()
      #expect(screen.latest == ["Count, 1"])
      #expect(screen.heard == ["Count, 0", "Add, button", "Add", "Count, 1"])
    }
  }

  @Test("Elements are found by label, then by identifier; activating moves there first")
  func names() async throws {
    try await hosting(Counter()) { screen in
      try await screen.activate("Add")
      #expect(screen.latest == ["Add, button", "Add"])
      try await screen.activate("Add")
      #expect(screen.latest == ["Add"])
      try await screen.focus("Count, 2")
      #expect(screen.latest == ["Count, 2"])
      try await screen.focus("Count, 2")
      #expect(screen.latest == [])
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
      try await screen.doubleTap()
      #expect(screen.latest == ["Add"])
      try await screen.flickLeft()
      #expect(screen.latest == ["Count, 2"])
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

  @Test("Fifty screens are hosted at once, one after the other, and none meets another's state")
  func fifty() async throws {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 1...50 {
        group.addTask {
          var heard: [String] = []
          try await hosting(Counter(start: number)) { screen in
            try await screen.activate("Add")
            try await screen.flickLeft()
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
