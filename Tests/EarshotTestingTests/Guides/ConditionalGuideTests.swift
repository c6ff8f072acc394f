import EarshotTesting
import SwiftUI
import Testing

private struct Badge: View {
  var body: some View {
    #if canImport(UIKit)
      Label("Badge", systemImage: "star")
    #else
      Text("No badge")
    #endif
  }
}

#if canImport(EarshotTesting)
  @Suite("Guide: conditions", .timeLimit(.minutes(10)))
  @MainActor
  struct ConditionalGuideTests {
    @Test func badge() async throws {
      try await hosting(Badge()) { screen in
        #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Badge"])
      }
    }
  }
#endif
