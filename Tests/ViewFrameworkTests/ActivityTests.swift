import ActivityKit
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Live activities over time", .serialized, .timeLimit(.minutes(10)))
struct ActivityTests {
  struct Tour: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var minutes: Int
    }
    var dog: String
  }

  /// The activities of a test, made by the app that is shown.
  @MainActor
  private final class Tours {
    var all: [Activity<Tour>] = []
    var heard: [String] = []

    func begin(staleIn seconds: TimeInterval? = nil) {
      if let activity = try? Activity.request(
        attributes: Tour(dog: "Bailey"), content: content(1, staleIn: seconds))
      {
        all.append(activity)
      }
    }

    func content(_ minutes: Int, staleIn seconds: TimeInterval? = nil) -> ActivityContent<Tour.ContentState> {
      let date = seconds.map { Date.now.addingTimeInterval($0) }
      return ActivityContent(state: .init(minutes: minutes), staleDate: date)
    }

    var states: [ActivityState] { all.map(\.activityState) }
    var areListed: [Bool] {
      all.map { activity in Activity<Tour>.activities.contains { $0.id == activity.id } }
    }
  }

  @Test("What was ended stays on the screen until the moment that its end says, or for four hours")
  func dismissal() async throws {
    let tours = Tours()
    let panel = Panel(actions: [
      "Begin": { for _ in 0..<3 { tours.begin() } },
      "End": {
        let soon = ActivityUIDismissalPolicy.after(.now.addingTimeInterval(60))
        await tours.all[0].end(tours.content(9), dismissalPolicy: soon)
        await tours.all[1].end(nil)
        await tours.all[2].end(nil, dismissalPolicy: .immediate)
      },
    ])
    try await hosting(panel) { screen in
      try await screen.activate("Begin")
      #expect(tours.states == [.active, .active, .active] && tours.areListed == [true, true, true])
      try await screen.activate("End")
      try await screen.advance(by: .zero)
      #expect(tours.states == [.ended, .ended, .dismissed] && tours.areListed == [true, true, false])
      #expect(tours.all[0].content.state.minutes == 9)
      try await screen.advance(by: .seconds(61))
      #expect(tours.states == [.dismissed, .ended, .dismissed] && tours.areListed == [false, true, false])
      try await screen.advance(by: .seconds(4 * 3600))
      #expect(tours.states == [.dismissed, .dismissed, .dismissed] && tours.areListed[1] == false)
    }
  }

  @Test("Content is out of date from its date on, until the app brings newer content")
  func staleness() async throws {
    let tours = Tours()
    let panel = Panel(actions: [
      "Begin": { tours.begin(staleIn: 60) },
      "Update": { await tours.all[0].update(tours.content(2)) },
      "End": {
        await tours.all[0].end(nil, dismissalPolicy: .immediate)
        await tours.all[0].update(tours.content(3))
      },
    ])
    try await hosting(panel) { screen in
      try await screen.activate("Begin")
      try await screen.advance(by: .seconds(59))
      #expect(tours.states == [.active])
      try await screen.advance(by: .seconds(2))
      #expect(tours.states == [.stale])
      try await screen.activate("Update")
      try await screen.advance(by: .seconds(100))
      #expect(tours.states == [.active] && tours.all[0].content.state.minutes == 2)
      try await screen.activate("End")
      try await screen.advance(by: .zero)
      // What is gone shows nothing new.
      #expect(tours.states == [.dismissed] && tours.all[0].content.state.minutes == 2)
    }
  }

  @Test("Those who listen hear of each content and state, in order")
  func updates() async throws {
    let tours = Tours()
    let panel = Panel(actions: [
      "Begin": {
        tours.begin()
        let (contents, states) = (tours.all[0].contentUpdates, tours.all[0].activityStateUpdates)
        Task { for await content in contents { tours.heard.append("\(content.state.minutes)") } }
        Task { for await state in states { tours.heard.append("\(state)") } }
      },
      "Update": {
        await tours.all[0].update(tours.content(2))
        await tours.all[0].update(using: .init(minutes: 3))
      },
      "End": { await tours.all[0].end(nil, dismissalPolicy: .immediate) },
    ])
    try await hosting(panel) { screen in
      for name in ["Begin", "Update", "End"] {
        try await screen.activate(name)
        try await screen.advance(by: .zero)
      }
      #expect(tours.heard == ["2", "3", "dismissed"])
    }
  }

  @Test("A person allows live activities, and none of them is pushed from afar")
  func authorization() throws {
    let info = ActivityAuthorizationInfo()
    #expect(info.areActivitiesEnabled && !info.frequentPushesEnabled)
    let tours = Tours()
    tours.begin()
    #expect(tours.all.map(\.pushToken) == [nil])
  }
}
