import EarshotTesting
import Foundation
import SwiftUI
import Testing

@Suite("Expectations that read as sentences", .timeLimit(.minutes(10)))
@MainActor
struct ExpectationTests {
  /// What a failure of the body says; `nil` where nothing fails.
  private func failure(
    _ body: @escaping @Sendable @MainActor (Screen) async throws -> Void
  ) async -> String? {
    await Task.detached { () -> String? in
      do {
        try await hosting(Counter()) { try await body($0) }
        return nil
      } catch {
        return (error as? ExpectationError)?.messages.joined(separator: "\n") ?? "\(error)"
      }
    }.value
  }

  @Test("What holds fails nothing")
  func holding() async throws {
    try await hosting(Counter()) { screen in
      try await screen.expectHeard("Count, 0")
      try await screen.expectFocus(on: "counter")
      try await screen.voiceOver.flickRight()
      try await screen.expectHeard("Add, button")
      try await screen.advance(by: .milliseconds(1))
      try await screen.expectHeard()
      try await screen.expectEffort(toUse: "Add", by: .voiceOver, atMost: 2)
      try await screen.expectNoBarriers()
      try await screen.expectTree(TreeText(screen.tree, options: []).text)
    }
  }

  @Test("Other words are told with the words that differ, and where the app's code sets them")
  func heard() async {
    let words = await failure { try await $0.expectHeard("Count, 1") }
    #expect(words?.contains("Heard otherwise:\n- Count, 1\n+ Count, 0\n  1 → 0\n") == true)
    #expect(words?.contains("What is said of \"Count\" is set in ") == true)
    #expect(words?.contains("Views.swift:15") == true)
    let silence = await failure { screen in
      try await screen.advance(by: .milliseconds(1))
      try await screen.expectHeard("Count, 0")
    }
    #expect(silence?.contains("- Count, 0\nHeard before: Count, 0") == true)
  }

  @Test("Another focus is told with the element that has it; an unknown name with the nearest")
  func focus() async {
    let words = await failure { try await $0.expectFocus(on: "Add") }
    #expect(words?.contains("The cursor is not on \"Add\" but on \"Count\"") == true)
    let unknown = await failure { try await $0.expectFocus(on: "Ad") }
    #expect(unknown?.contains("No element named \"Ad\". Nearest: \"Add\"") == true)
  }

  @Test("Another tree is told by its lines, a price with its steps, and what cannot be used with the nearest")
  func others() async {
    let tree = await failure { try await $0.expectTree("group") }
    #expect(tree?.contains("The tree is otherwise:\n") == true)
    #expect(tree?.contains("+   button \"Add\"") == true)
    let price = await failure { try await $0.expectEffort(toUse: "Add", by: .voiceOver, atMost: 1) }
    #expect(price?.contains("\"Add\" costs 2 with VoiceOver, not 1 at most: right, double tap") == true)
    let unknown = await failure { try await $0.expectEffort(toUse: "Ad", by: .keyboard, atMost: 1) }
    #expect(unknown?.contains("Nothing called \"Ad\" can be used here. Nearest: \"Add\".") == true)
  }

  @Test("What keeps people from using the screen is told in a line each")
  func barriers() async throws {
    try await withKnownIssue {
      try await hosting(TwoOfAName()) { try await $0.expectNoBarriers() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Pay") }
    }
  }

  @Test("A saved screen is hosted like an app's, and declines what it cannot do")
  func saved() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appending(path: "Examples/SavedScreens/ferry.xcuitest.xml").path
    try await hosting(saved: path) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.count == 3)
      #expect(screen.name == "ferry.xcuitest")
      try await screen.voiceOver.flickLeft()
      #expect(!screen.lastHeard.isEmpty)
      let written = try await screen.transcript()
      #expect(written.hasPrefix("ferry.xcuitest: \(tour.stops.count) stops"))
      await #expect(throws: ScreenError.self) { try await screen.magicTap() }
    }
    await #expect(throws: (any Error).self) { try await hosting(saved: root.path + "/none.xml") { _ in } }
  }
}

private struct TwoOfAName: View {
  var body: some View {
    VStack {
      Button("Pay") {}
      Button("Pay") {}
    }
  }
}
