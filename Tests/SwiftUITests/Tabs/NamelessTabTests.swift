import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Tabs without a word on them", .timeLimit(.minutes(10)))
struct NamelessTabTests {
  @Test("T1: screens without tab items have a tab each all the same, and no tab is called More")
  func nameless() async throws {
    try await hosting(Screens()) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Kennel", "Tab bar, selected, tab, 1 of 2", "Tab, 2 of 2", "Search, button",
        ])
      #expect(tour.diagnostics.isEmpty)
      try await screen.activate("Search")
      let after = try await screen.tour()
      #expect(after.stops.first?.utterance.text == "Found")
    }
  }
}

private struct Screens: View {
  @State private var chosen = "kennel"

  var body: some View {
    VStack {
      TabView(selection: $chosen) {
        Text("Kennel").tag("kennel")
        Text("Found").tag("search")
      }
      Button("Search") { chosen = "search" }
    }
  }
}
