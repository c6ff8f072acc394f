import EarshotTesting
import SwiftUI
import Testing

private struct Kennels: View {
  var body: some View {
    VStack {
      Text("Dogs").accessibilityAddTraits(.isHeader)
      Text("Bailey")
      Text("Cats").accessibilityAddTraits(.isHeader)
      Text("Minka")
    }
    .accessibilityRotor("Adopted") { AccessibilityRotorEntry("Minka", id: "Minka") }
  }
}

@Suite("Guide: the rotor", .timeLimit(.minutes(10)))
@MainActor
struct RotorGuideTests {
  @Test func headings() async throws {
    try await hosting(Kennels()) { screen in
      try await screen.drive(
        """
        rotor "Headings"
        down
        expect "Cats, heading"
        down
        expect sound boundary
        """)
    }
  }
}
