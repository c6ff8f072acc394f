import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Fields for text")
struct TextFieldTests {
  @Test("A field says its title, its text or the words that stand for one, and how to write in it")
  func fields() throws {
    try HeardScreen.showing {
      TextField("Name", text: .constant("Bailey"))
      TextField("Street", text: .constant(""), prompt: Text("Required")).textFieldStyle(.roundedBorder)
      TextField("Notes", text: .constant("Likes walks"), axis: .vertical)
      TextField("Age", value: .constant(3), format: .number)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Name, Bailey, text field. Double tap to edit.",
          "Street, Required, text field. Double tap to edit.",
          "Notes, Likes walks, text field. Double tap to edit.", "Age, 3, text field. Double tap to edit.",
        ])
    }
  }

  @Test("A field that hides its text is secure, and nothing of the text is in the tree")
  func secure() throws {
    try HeardScreen.showing {
      SecureField("Password", text: .constant("abc"))
    } _: { screen in
      let field = try screen.only()
      #expect(field.traits.isSuperset(of: [.textEntry, .secureTextEntry]))
      #expect(field.value == "•••")
      #expect(field.rules.map(\.name) == ["control.secureValue"])
    }
    var policy = ControlPolicy.standard
    policy.secureValue = .count
    let screen = Screen {
      SecureField("Password", text: .constant("abc")).environment(\.controlPolicy, policy)
    }
    #expect(screen.element("Password")?.value == "3 characters")
  }

  @Test("An editor is a text area that an app has to name")
  func editor() throws {
    try HeardScreen.showing {
      TextEditor(text: .constant("Dear Bailey")).accessibilityLabel("Letter")
    } _: { screen in
      try #expect(screen.only().traits.contains(.textArea))
      #expect(screen.heard() == ["Letter, Dear Bailey, text field. Double tap to edit."])
    }
  }

  @Test("A field in a form is named by the label beside it")
  func labeled() {
    let screen = Screen { LabeledContent("Name") { TextField("Required", text: .constant("")) } }
    #expect(screen.labels == ["Name"])
  }
}
