import EarshotTesting
import SwiftUI
import Testing

private struct Player: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text(isPlaying ? "Playing" : "Paused")
      Button("Play episode 12: The long way home") { isPlaying = true }
        .accessibilityInputLabels(["Play", "Play episode"])
    }
  }
}

@Suite("Guide: Voice Control", .timeLimit(.minutes(10)))
@MainActor
struct VoiceControlGuideTests {
  @Test func names() async throws {
    try await hosting(Player(), startsVoiceOver: false) { screen in
      try await screen.voiceControl.say("show names")
      #expect(screen.overlayTexts == ["Names", "Play"])
      try await screen.voiceControl.say("tap play")
      _ = try screen.element(named: "Playing")  // an unknown name is answered with the nearest
    }
  }
}
