import EarshotTesting
import Foundation
import FoundationNetworking
import SwiftUI
import Testing

/// A screen that shows why its request failed.
private struct Orders: View {
  let code: URLError.Code
  @State private var failure: String?

  var body: some View {
    Text(failure ?? "Loading")
      .task {
        do {
          try await load()
        } catch {
          failure = error.localizedDescription
        }
      }
  }

  private func load() async throws { throw URLError(code) }
}

@Suite("Texts of errors on a screen", .timeLimit(.minutes(10)))
@MainActor
struct ErrorTextTests {
  @Test(
    "A failing request's text is heard in the person's language",
    arguments: [
      ("en", "This device seems to be without a connection to the internet."),
      ("de", "Dieses Gerät hat offenbar keine Verbindung zum Internet."),
    ])
  func offline(language: String, words: String) async throws {
    let device = LaunchOptions(language: language)
    try await hosting(Orders(code: .notConnectedToInternet), environment: device) { screen in
      try await screen.advance(by: .seconds(1))
      try await screen.voiceOver.send(.firstElement)
      #expect(screen.lastHeard == [words])
    }
  }

  @Test("The app's own language decides, where it is another one than the person's")
  func appLanguage() async throws {
    let device = LaunchOptions(language: "de", appLanguage: "en")
    try await hosting(Orders(code: .timedOut), environment: device) { screen in
      try await screen.advance(by: .seconds(1))
      try await screen.voiceOver.send(.firstElement)
      #expect(screen.lastHeard == ["The server took too long to answer."])
    }
  }
}
