import EarshotTesting
import SwiftUI
import Testing

/// A view whose task never lets the app come to rest.
private struct Restless: View {
  var body: some View {
    Text("Restless").task {
      while !Task.isCancelled { await Task.yield() }
    }
  }
}

@Suite("What is wrong with an app on a hosted screen", .timeLimit(.minutes(10)))
struct DiagnosticTests {
  private static let beginning = "The app does not come to rest: 100000 pieces of work ran at 0.000 s"

  @Test("An app that never comes to rest fails the test that hosts it")
  func unasked() async throws {
    try await withKnownIssue {
      try await hosting(Restless()) { _ in }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(Self.beginning) == true
    }
  }

  @Test("A test that asks what is wrong goes on")
  func asked() async throws {
    try await hosting(Restless()) { screen in
      let diagnostics = await screen.takeDiagnostics()
      #expect(diagnostics.count == 1)
      #expect(diagnostics.first?.message.hasPrefix(Self.beginning) == true)
      #expect(await screen.takeDiagnostics() == [])
      #expect(screen.heard == ["Restless"])
    }
  }
}
