import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Keys by their names", .timeLimit(.minutes(10)))
struct KeyNameTests {
  @Test("FK9: a shortcut is a key with what is held beside it, and is told in these words")
  func shortcuts() async throws {
    let up = KeyboardShortcut(.upArrow, modifiers: [.option, .command])
    #expect(up.key == KeyEquivalent.upArrow)
    #expect(up.modifiers.contains(EventModifiers.option))
    #expect(KeyboardShortcut("d").modifiers == .command)
    #expect(KeyboardShortcut.cancelAction.modifiers.isEmpty)
    try await hosting(Shortcut(shortcut: up)) { screen in
      #expect(try await screen.keyboard.shortcuts == ["Up: Option Command Up Arrow"])
      try await screen.keyboard.press("option-command-up")
      #expect(try screen.element(named: "pressed 1").label == "pressed 1")
    }
  }

  @Test("5.2: a key is told by the character that it writes", arguments: Pressed.keys)
  func characters(name: String, key: KeyEquivalent) async throws {
    try await hosting(Pressed(key: key)) { screen in
      try await screen.keyboard.press("tab", name)
      #expect(try screen.element(named: "heard 1").label == "heard 1")
    }
  }

  @Test("G5: the keyboard comes to a view for some interactions, and not for none")
  func interactions() async throws {
    try await hosting(Focusable(interactions: .activate)) { screen in
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label == "Tile")
    }
    let none: FocusInteractions = []
    try await hosting(Focusable(interactions: none)) { screen in
      try await screen.keyboard.press("tab")
      #expect(await screen.keyboard.focusedElement?.label == "Last")
    }
  }

  @Test("The keyboard goes back to the view that prefers it where an app says so")
  func reset() async throws {
    try await hosting(Resetting()) { screen in
      try await screen.activate("Reset")
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "in second").label == "in second")
    }
  }
}

private struct Shortcut: View {
  @State private var count = 0
  let shortcut: KeyboardShortcut

  init(shortcut: KeyboardShortcut) {
    self.shortcut = shortcut
  }

  var body: some View {
    Button("Up") { count += 1 }.keyboardShortcut(shortcut)
    Text("pressed \(count)")
  }
}

private struct Pressed: View {
  nonisolated static let keys: [(String, KeyEquivalent)] = [
    ("x", KeyEquivalent("x")), ("return", .return),
  ]
  @State private var count = 0
  let key: KeyEquivalent

  init(key: KeyEquivalent) {
    self.key = key
  }

  var body: some View {
    Text("Tile").focusable().onKeyPress(key) {
      count += 1
      return .handled
    }
    Text("heard \(count)")
  }
}

private struct Focusable: View {
  let interactions: FocusInteractions

  var body: some View {
    Text("Tile").focusable(interactions: interactions)
    Button("Last") {}
  }
}

private struct Resetting: View {
  @Environment(\.resetFocus) private var resetFocus: ResetFocusAction
  @FocusState private var isSecond: Bool
  @Namespace private var space
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("First", text: $text)
      TextField("Second", text: $text).focused($isSecond).prefersDefaultFocus(in: space)
      Button("Reset") { resetFocus(in: space) }
      Text(isSecond ? "in second" : "elsewhere")
    }
    .focusScope(space)
  }
}
