import EarshotTesting
import SwiftUI
import Testing

private struct Saving: View {
  var body: some View {
    VStack {
      Button("Save") {
        AccessibilityNotification.Announcement("Saved").post()
      }
      Button("Save and wait") {
        Task {
          try await Task.sleep(for: .seconds(1))
          AccessibilityNotification.Announcement("Saved").post()
        }
      }
    }
  }
}

@Suite("Guide: announcements", .timeLimit(.minutes(10)))
@MainActor
struct AnnouncementGuideTests {
  @Test func announcements() async throws {
    try await hosting(Saving()) { screen in
      try await screen.activate("Save")
      try await screen.advance(by: .seconds(2))
      #expect(screen.unheard == [#"Saved; cut off at once by "Save""#])

      try await screen.activate("Save and wait")
      try await screen.advance(by: .seconds(2))
      #expect(screen.lastHeard == ["Saved"])
    }
  }
}
