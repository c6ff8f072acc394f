import EarshotTesting
import EffortEngine
import SwiftUI
import Testing

@Suite("What lies behind scrolled content costs", .timeLimit(.minutes(10)))
@MainActor
struct ScrolledEffortTests {
  /// Many lines between two others, with something to do at the end of them and below.
  private struct Stacked: View {
    var body: some View {
      VStack {
        Text("Top")
        ScrollView {
          VStack {
            ForEach(0..<60) { Text("Line \($0)") }
            Button("Join") {}
          }
        }
        Button("Bottom") {}
      }
    }
  }

  @Test("10.2: every line of a scrolled stack, and what stands below it, is heard at a price, in this order")
  func hearing() async throws {
    try await hosting(Stacked()) { screen in
      let heard = screen.effort.rows.filter(\.goal.isHearing)
      #expect(heard.map(\.name) == ["Top"] + (0..<60).map { "Line \($0)" } + ["Join", "Bottom"])
      for row in heard { #expect(row.prices[.voiceOver] != nil, "\(row.name)") }
      let last = try #require(heard.first { $0.name == "Line 59" }?.prices[.voiceOver])
      #expect(!last.steps.isEmpty)
      #expect(last.cost.count == last.steps.count)
    }
  }

  @Test("10.2: what is scrolled away has a price where people walk to it, what stands below it everywhere")
  func doing() async throws {
    try await hosting(Stacked()) { screen in
      let acts = screen.effort.rows.filter { !$0.goal.isHearing }
      #expect(acts.map(\.name) == ["Join", "Bottom"])
      #expect(acts.map(\.isOffScreen) == [true, false])
      let (join, bottom) = (try #require(acts.first).prices, try #require(acts.last).prices)
      for technology in EffortTechnology.usual {
        #expect(bottom[technology] != nil, "\(technology.rawValue)")
      }
      #expect(join[.voiceOver] != nil && join[.keyboard] != nil)
    }
  }
}
