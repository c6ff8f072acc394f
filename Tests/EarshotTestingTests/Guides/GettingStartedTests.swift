import EarshotTesting
import Testing

@Suite("Getting started", .timeLimit(.minutes(10)))
@MainActor
struct GettingStartedTests {
  @Test func signingIn() async throws {
    try await hosting(Login()) { screen in
      try await screen.activate("Name")
      try await screen.type("Bailey")
      try await screen.activate("Password")
      try await screen.type("woof")
      try await screen.activate("Sign In")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Welcome, Bailey, heading"])
    }
  }
}
