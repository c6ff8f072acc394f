import EarshotTesting
import SwiftUI
import Testing

private struct Basket: View {
  @State private var items = 1

  var body: some View {
    VStack {
      Text("Basket").accessibilityValue("\(items) items").accessibilityAddTraits(.isHeader)
      Button {
        items += 1
      } label: {
        Text("Add a ticket").frame(minWidth: 44, minHeight: 44)
      }
    }
  }
}

@Suite(.accessibility(verbosity: Verbosity()), .transcripts(record: false), .timeLimit(.minutes(10)))
@MainActor
struct BasketTests {
  @Test func adding() async throws {
    try await hosting(Basket(), environment: .device("iPhone 16", textSize: .xxxLarge)) { screen in
      try await screen.expectHeard("Basket, 1 items, heading")
      try await screen.activate("Add a ticket")
      try await screen.expectFocus(on: "Add a ticket")
      try await screen.expectTree(
        """
        group
          - order rows
          text heading "Basket" = "2 items"
          button "Add a ticket"
            - interactive
        """)
      try await screen.expectEffort(toUse: "Add a ticket", by: .keyboard, atMost: 2)
      try await screen.expectNoFindings()
    }
  }
}
