import EarshotTesting
import SwiftUI
import Testing

private struct Mailbox: View {
  @State private var mails = (1...40).map { "Mail \($0)" }

  var body: some View {
    List {
      ForEach(mails, id: \.self) { mail in
        Text(mail)
          .swipeActions { Button("Archive") { mails.removeAll { $0 == mail } } }
      }
    }
  }
}

@Suite("Guide: lists", .timeLimit(.minutes(10)))
@MainActor
struct ListGuideTests {
  @Test func rows() async throws {
    try await hosting(Mailbox()) { screen in
      try await screen.perform("Archive", on: "Mail 2")
      try await screen.drive(
        """
        select "Mail 1"
        right
        expect containing "Mail 3"
        select "Mail 30"
        expect containing "Mail 30"
        """)
    }
  }
}
