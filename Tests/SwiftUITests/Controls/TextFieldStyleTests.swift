import SwiftUI
import Testing

@MainActor
@Suite("Styles of an app's own for fields")
struct TextFieldStyleTests {
  @Test("What a style puts around a field is heard beside it, and the field stays one")
  func framing() throws {
    try HeardScreen.showing {
      TextField("Name", text: .constant("Bailey")).textFieldStyle(Framed(hint: "As on the collar"))
      TextField("Age", text: .constant("3")).textFieldStyle(.plain)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Bailey, text field. Double tap to edit.", "As on the collar",
          "3, text field. Double tap to edit.",
        ])
    }
  }

  @Test("Styles further out stay in force within a style")
  func nesting() {
    let screen = Screen {
      TextField("Name", text: .constant(""))
        .textFieldStyle(Framed(hint: "Inner"))
        .textFieldStyle(Framed(hint: "Outer"))
    }
    #expect(screen.labels == ["", "Outer", "Inner"])
  }

  @Test("A style reads the environment and changes with it")
  func environment() {
    let screen = Screen { Switching() }
    #expect(screen.labels == ["", "enabled", "Lock"])
    screen.activate("Lock")
    #expect(screen.labels == ["", "locked", "Lock"])
  }
}

private struct Framed: TextFieldStyle {
  let hint: String

  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(alignment: .leading) {
      configuration.padding(8).overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray))
      Text(hint).font(.caption)
    }
  }
}

private struct Telling: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  func _body(configuration: TextField<_Label>) -> some View {
    configuration
    Text(isEnabled ? "enabled" : "locked")
  }
}

private struct Switching: View {
  @State private var isLocked = false

  var body: some View {
    VStack { TextField("Name", text: .constant("")).textFieldStyle(Telling()) }.disabled(isLocked)
    Button("Lock") { isLocked = true }
  }
}
