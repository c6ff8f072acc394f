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

private struct Terms: View {
  @State private var isOpen = false
  @AccessibilityFocusState private var isOnButton: Bool

  var body: some View {
    VStack {
      Text("Terms")
      Button("Read") { isOpen = true }.accessibilityFocused($isOnButton)
    }
    .sheet(isPresented: $isOpen) {
      isOnButton = true
    } content: {
      Button("Close") { isOpen = false }
    }
  }
}

@Suite("Guide: focus", .timeLimit(.minutes(10)))
@MainActor
struct FocusGuideTests {
  @Test func errors() async throws {
    try await hosting(Payment()) { screen in
      try await screen.activate("Pay")
      try await screen.advance(by: .seconds(1))
      #expect(screen.focused?.label?.string == "The card was refused")
    }
  }

  @Test func sheet() async throws {
    try await hosting(Terms()) { screen in
      try await screen.activate("Read")
      try await screen.advance(by: .seconds(1))
      try await screen.expectFocus(on: "Close")
      try await screen.activate("Close")
      try await screen.advance(by: .seconds(1))
      try await screen.expectFocus(on: "Read")
    }
  }
}
