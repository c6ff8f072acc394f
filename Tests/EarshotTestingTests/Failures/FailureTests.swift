import EarshotTesting
import SwiftUI
import Testing

@Suite("What fails in a test that Swift Testing does not run", .timeLimit(.minutes(10)))
@MainActor
struct FailureTests {
  /// Runs as code of another test library does: no test of Swift Testing is the present one.
  private func elsewhere(
    _ body: @escaping @Sendable @MainActor () async throws -> Void
  ) async -> ExpectationError? {
    await Task.detached { () -> ExpectationError? in
      do {
        try await body()
        return nil
      } catch {
        return error as? ExpectationError
      }
    }.value
  }

  @Test("A transcript that differs is thrown with its file and line")
  func transcript() async {
    let line = #line + 2
    let error = await elsewhere {
      try await hosting(Counter()) { try await $0.expectTranscript("Counter: nothing") }
    }
    #expect(error?.messages.count == 1)
    #expect(
      error?.description.hasPrefix(
        "FailureTests.swift:\(line): What is heard differs from the transcript here in line 1:") == true)
  }

  @Test("A script goes on behind what is heard otherwise, and all of that is thrown at its end")
  func script() async {
    let error = await elsewhere {
      try await hosting(Counter()) { screen in
        try await screen.drive(
          """
          expect "Count, 1"
          right
          expect "Take, button"
          """)
      }
    }
    #expect(error?.messages.count == 2)
    #expect(error?.description.contains("Line 1: expect \"Count, 1\"") == true)
    #expect(error?.description.contains("Line 3: expect \"Take, button\"") == true)
  }

  @Test("What holds throws nothing")
  func holding() async {
    let error = await elsewhere {
      try await hosting(Counter()) { try await $0.drive("expect \"Count, 0\"") }
    }
    #expect(error == nil)
  }
}
