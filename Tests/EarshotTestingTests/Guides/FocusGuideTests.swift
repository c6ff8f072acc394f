import EarshotTesting
import SwiftUI
import Testing

private struct Payment: View {
  @State private var failed = false
  @AccessibilityFocusState private var isOnError: Bool

  var body: some View {
    VStack {
      Button("Pay") {
        failed = true
        isOnError = true
      }
      if failed {
        Text("The card was refused").accessibilityFocused($isOnError)
      }
    }
  }
}

@Suite("Guide: focus", .timeLimit(.minutes(5)))
@MainActor
struct FocusGuideTests {
  @Test func errors() async throws {
    try await hosting(Payment()) { screen in
      try await screen.activate("Pay")
      try await screen.advance(by: .seconds(1))
      #expect(screen.focused?.label?.string == "The card was refused")
    }
  }
}
