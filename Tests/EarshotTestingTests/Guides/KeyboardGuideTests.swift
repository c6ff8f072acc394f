import EarshotTesting
import SwiftUI
import Testing

private struct Mailbox: View {
  @State private var drafts = 0

  var body: some View {
    VStack {
      Text("\(drafts) drafts")
      Button("New") { drafts += 1 }.keyboardShortcut("n")
      Button("Search") {}
    }
  }
}

@Suite("Guide: the keyboard", .timeLimit(.minutes(10)))
@MainActor
struct KeyboardGuideTests {
  @Test func keys() async throws {
    try await hosting(Mailbox(), startsVoiceOver: false) { screen in
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label?.string == "New")
      try await screen.keyboard.press("space", "tab")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Search")
      #expect(try await screen.keyboard.shortcuts == ["New: Command N"])
      try await screen.keyboard.press("command-n")
      _ = try screen.element(named: "2 drafts")
      try await screen.expectNoBarriers()
    }
  }
}
