import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Where the keyboard is, and who is written in", .timeLimit(.minutes(10)))
struct WritingTests {
  private func isEditing(_ label: String, _ screen: Screen) -> Bool {
    screen.element(label)?.traits.contains(.isEditing) == true
  }

  @Test("Activating a field brings the keyboard there, and its focus state knows")
  func activating() {
    let screen = Screen { Form3() }
    screen.activate("Name")
    #expect(isEditing("Name", screen))
    #expect(screen.labels.contains("at name"))
    screen.activate("Mail")
    #expect(!isEditing("Name", screen))
    #expect(isEditing("Mail", screen))
    #expect(screen.labels.contains("at mail"))
  }

  @Test("Setting a focus state begins to write in its field; taking it back ends that")
  func setting() throws {
    let screen = Screen { Form3() }
    screen.activate("To mail")
    #expect(isEditing("Mail", screen))
    let mail = try #require(screen.element("Mail")?.id)
    screen.request(.edit(mail, .insert("a@b")))
    #expect(screen.element("Mail")?.value == "a@b")
    screen.activate("Away")
    #expect(!isEditing("Mail", screen))
    #expect(screen.labels.contains("nowhere"))
  }

  @Test("The return key submits, and leads on where the app says so; else it ends writing")
  func submitting() throws {
    let screen = Screen { Form3() }
    screen.activate("Name")
    let name = try #require(screen.element("Name")?.id)
    screen.request(.edit(name, .insert("\n")))
    #expect(isEditing("Mail", screen))
    #expect(screen.labels.contains("at mail"))
    let mail = try #require(screen.element("Mail")?.id)
    screen.request(.edit(mail, .insert("\n")))
    #expect(!isEditing("Mail", screen))
    #expect(screen.labels.contains("nowhere"))
  }

  @Test("A person hears that writing goes on in the next field")
  func heard() async throws {
    try await hosting(Form3()) { screen in
      try await screen.focus("To mail")
      try await screen.activate("To mail")
      #expect(screen.focused?.label?.string == "Mail")
      #expect(screen.lastHeard.first?.hasPrefix("Mail, Mail, text field, is editing") == true)
    }
  }

  @Test("A field that leaves the screen takes the keyboard with it")
  func leaving() {
    let screen = Screen { Vanishing() }
    screen.activate("Name")
    #expect(screen.labels.contains("true"))
    screen.activate("Remove")
    #expect(screen.labels == ["Remove", "false"])
  }

  @Test("What ends typing for the whole app ends it in a field of views too")
  func resigning() {
    let screen = Screen { Form3() }
    screen.activate("Name")
    screen.inApp {
      UIApplication.shared.sendAction(
        Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
    #expect(!isEditing("Name", screen))
    #expect(screen.labels.contains("nowhere"))
  }

  @Test("A focusable view can have the keyboard, and views inside see that it is there")
  func focusable() {
    let screen = Screen { Tiles() }
    #expect(screen.labels == ["plain", "To tile", "Away"])
    screen.activate("To tile")
    #expect(screen.labels == ["focused", "To tile", "Away"])
    screen.activate("Away")
    #expect(screen.labels == ["plain", "To tile", "Away"])
    #expect(screen.element("plain")?.respondsToUserInteraction == true)
  }

  @Test("The view that prefers the keyboard gets it first, and again when the focus is reset")
  func defaults() {
    let screen = Screen { Preferring() }
    #expect(isEditing("Second", screen))
    screen.activate("First")
    #expect(isEditing("First", screen))
    screen.activate("Reset")
    #expect(isEditing("Second", screen))
  }
}

private struct Form3: View {
  enum Field { case name, mail }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
        .accessibilityLabel("Name")
      TextField("Mail", text: $mail).focused($field, equals: .mail).accessibilityLabel("Mail")
      Text(field.map { "at \($0)" } ?? "nowhere")
      Button("To mail") { field = .mail }
      Button("Away") { field = nil }
    }
    .onSubmit {
      switch field {
      case .name: field = .mail
      case .mail, nil: field = nil
      }
    }
  }
}

private struct Vanishing: View {
  @FocusState private var isFocused: Bool
  @State private var isShown = true
  @State private var name = ""

  var body: some View {
    if isShown { TextField("Name", text: $name).focused($isFocused).accessibilityLabel("Name") }
    Button("Remove") { isShown = false }
    Text(isFocused ? "true" : "false")
  }
}

private struct Tiles: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Tile().focusable().focused($isFocused)
    Button("To tile") { isFocused = true }
    Button("Away") { isFocused = false }
  }
}

private struct Tile: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "focused" : "plain") }
}

private struct Preferring: View {
  @Namespace private var space
  @Environment(\.resetFocus) private var resetFocus
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("First", text: $text).accessibilityLabel("First")
      TextField("Second", text: $text).accessibilityLabel("Second").prefersDefaultFocus(in: space)
      Button("Reset") { resetFocus(in: space) }
    }
    .focusScope(space)
  }
}
