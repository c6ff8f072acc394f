import EarshotTesting
import SwiftUI
import Testing

@Suite("Audits in a test of an app", .timeLimit(.minutes(10)))
@MainActor
struct AuditExpectationTests {
  private struct Toolbar: View {
    let close: String

    var body: some View {
      VStack {
        Text("Dogs").font(.headline).accessibilityAddTraits(.isHeader)
        Button {
        } label: {
          Text(close).frame(minWidth: 60, minHeight: 60)
        }
      }
    }
  }

  @Test("A screen without a fault passes, and one with a fault fails the test with a line for it")
  func expectation() async throws {
    try await hosting(Toolbar(close: "Close")) { screen in
      let found = try await screen.audit()
      #expect(found == [])
      try await screen.expectNoFindings()
    }
    try await withKnownIssue {
      try await hosting(Toolbar(close: "×")) { screen in try await screen.expectNoFindings() }
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.hasPrefix("The audit of Toolbar has 1 finding:\n  ")
          && comment.rawValue.contains("symbol-name: Not a name: the label is \"×\", a sign alone.")
      }
    }
  }

  @Test("What is a note, or left out, does not fail")
  func choices() async throws {
    try await hosting(Toolbar(close: "×")) { screen in
      try await screen.expectNoFindings(AuditChoices(severities: ["symbol-name": .note]))
      try await screen.expectNoFindings(AuditChoices(off: ["symbol-name"]))
      let found = try await screen.audit()
      #expect(found.map(\.rule) == ["symbol-name"])
    }
  }

  private struct Kennel: View {
    @State var isShown = false

    var body: some View {
      VStack {
        Text("Kennel").accessibilityAddTraits(.isHeader)
        Button {
          isShown = true
        } label: {
          Text("Adopt").frame(minWidth: 80, minHeight: 60)
        }
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Adoption").accessibilityAddTraits(.isHeader)
          Button {
            isShown = false
          } label: {
            Text("Done").frame(minWidth: 80, minHeight: 60)
          }
        }
      }
    }
  }

  @Test("A sheet of the system is told of, and the cursor comes back: nothing is found")
  func sheet() async throws {
    try await hosting(Kennel()) { screen in try await screen.expectNoFindings() }
    try await hosting(Kennel()) { screen in
      try await screen.focus("Adopt")
      try await screen.voiceOver.doubleTap()
      try await screen.expectNoFindings()
    }
    try await hosting(Kennel()) { screen in
      try await screen.focus("Adopt")
      try await screen.voiceOver.doubleTap()
      try await screen.focus("Done")
      try await screen.voiceOver.doubleTap()
      try await screen.advance(by: .seconds(1))
      try await screen.expectNoFindings()
    }
  }
}
