import EarshotTesting
import SwiftUI
import Testing

private struct Ticket: View {
  var body: some View {
    ScrollView {
      Text("Two tickets, row 7, seats 12 and 13")
      Text("Doors open at half past seven").font(.footnote)
    }
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Text("All dogs").tabItem { Label("Dogs", systemImage: "star") }
      Text("All cats").tabItem { Label("Cats", systemImage: "heart") }
    }
  }
}

@Suite("Guide: large text", .timeLimit(.minutes(10)))
@MainActor
struct LargeTextGuideTests {
  @Test(arguments: Screen.TextSize.allCases)
  func sizes(size: Screen.TextSize) async throws {
    try await hosting(Ticket(), environment: .device("iPhone SE", textSize: size)) { screen in
      let picture = try await screen.picture()
      #expect(picture.findings == [])
    }
  }

  @Test func held() async throws {
    try await hosting(Tabs(), environment: .device(textSize: .accessibility3)) { screen in
      try await screen.drive(
        """
        press 98 800 1s
        expect large "Dogs"
        lift
        """)
    }
  }
}
