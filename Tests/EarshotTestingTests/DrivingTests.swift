import EarshotTesting
import SwiftUI
import Synchronization
import Testing

@Suite("Driving a screen by a script", .timeLimit(.minutes(10)))
@MainActor
struct DrivingTests {
  @Test("K3: a test drives in the words of a script")
  func words() async throws {
    try await hosting(Marked()) { screen in
      try await screen.drive(
        """
        expect "One"
        right
        expect "Two. More content available."
        rotor "More Content"   # offered because of Two's fact
        expect sound rotor turned
        down
        expect "Four, Age"
        expect cursor "Two"
        """)
      #expect(screen.lastHeard == ["Four, Age"])
      #expect(screen.heard.suffix(2) == ["More Content", "Four, Age"])
      try await screen.drive("expect \"Four, Age\"\nleft\nquit\nright")
      #expect(screen.lastHeard == ["One"])
    }
  }

  @Test("K5: the menu opens by keys where the dialect has it")
  func menu() async throws {
    try await hosting(Marked(), dialect: Dialect(.macOS)) { screen in
      try await screen.drive(
        """
        vo-right
        vo-command-/
        expect "More Content menu. 1 item."
        down
        expect "Age, Four"
        escape
        expect "Two. More content available."
        """)
    }
  }

  @Test("The app answers, and its time passes where the script waits")
  func app() async throws {
    try await hosting(Counter()) { screen in
      try await screen.drive(
        """
        select "Add"
        double tap
        left
        expect "Count, 1"
        wait 5s
        expect silence
        expect cursor "counter"
        """)
    }
  }

  private struct Failure: Equatable {
    var line: Int?
    var text: String
  }

  @Test("What is heard otherwise fails the test at the script's line, and the script goes on")
  func failures() async throws {
    try await hosting(Pair()) { screen in
      let failures = Mutex<[Failure]>([])
      let start = #line + 4
      try await withKnownIssue {
        try await screen.drive(
          """
          right
          expect "Three"
          right
          expect "Two"
          expect sound boundary
          """)
      } matching: { issue in
        let failure = Failure(
          line: issue.sourceLocation?.line, text: issue.comments.map(\.rawValue).joined())
        failures.withLock { $0.append(failure) }
        return true
      }
      #expect(
        failures.withLock { $0 } == [
          Failure(line: start + 1, text: "Line 2: expect \"Three\"\nexpected    Three\nheard       Two"),
          Failure(line: start + 3, text: "Line 4: expect \"Two\"\nexpected    Two\nheard       (nothing)"),
        ])
    }
  }

  @Test("A line that makes no sense stops the test before anything is done")
  func problems() async throws {
    try await hosting(Pair()) { screen in
      let error = await #expect(throws: ScriptError.self) { try await screen.drive("right\nrihgt") }
      #expect(
        error?.description
          == "script at DrivingTests.swift:\(#line - 1):2: No command \"rihgt\". Nearest: right.")
      #expect(screen.heard == ["One"])
    }
  }
}
