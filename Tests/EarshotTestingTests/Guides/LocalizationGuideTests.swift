import EarshotTesting
import Foundation
import SwiftUI
import Testing

private struct Due: View {
  var body: some View {
    Toggle("Reminder", isOn: .constant(true))
    Text(Date.now, format: .dateTime.day().month(.wide))
  }
}

@Suite("Guide: localization", .timeLimit(.minutes(10)))
@MainActor
struct LocalizationGuideTests {
  @Test func german() async throws {
    var device = LaunchOptions(language: "de")
    device.date = "2026-12-24T18:00"
    try await hosting(Due(), environment: device) { screen in
      try await screen.voiceOver.send(.lastElement)
      #expect(screen.lastHeard == ["24. Dezember"])
    }
  }

  @Test(arguments: ["en", "ar"])
  func directions(language: String) async throws {
    try await hosting(Due(), environment: LaunchOptions(language: language)) { screen in
      let picture = try await screen.picture()
      #expect(picture.findings == [])
    }
  }
}
