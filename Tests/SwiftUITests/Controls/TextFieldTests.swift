import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Fields for text")
struct TextFieldTests {
  @Test("3.4: a title names no field: it is heard until there is a text, or the prompt in its place")
  func fields() throws {
    try HeardScreen.showing {
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Bailey"))
      TextField("Name", text: .constant("Bailey")).accessibilityLabel("Dog")
      LabeledContent("Owner") { TextField("Required", text: .constant("")) }
      TextField("Street", text: .constant(""), prompt: Text("Required")).textFieldStyle(.roundedBorder)
      TextField("Notes", text: .constant("Likes walks"), axis: .vertical)
      TextField("Age", value: .constant(3), format: .number)
    } _: { screen in
      #expect(
        screen.heard() == [
          "Name, text field. Double tap to edit.", "Bailey, text field. Double tap to edit.",
          "Dog, Bailey, text field. Double tap to edit.",
          "Owner, Required, text field. Double tap to edit.",
          "Required, text field. Double tap to edit.",
          "Likes walks, text field. Double tap to edit. Use the rotor to access Misspelled Words.",
          "3, text field. Double tap to edit.",
        ])
    }
  }

  @Test("A field that hides its text is secure, and nothing of the text is in the tree")
  func secure() throws {
    try HeardScreen.showing {
      SecureField("Password", text: .constant("abc"))
    } _: { screen in
      #expect(screen.labels == [""])
      let field = try screen.only()
      #expect(field.traits.isSuperset(of: [.textEntry, .secureTextEntry]))
      #expect(field.value == "•••")
      #expect(field.rules.map(\.name) == ["field.secureValue"])
    }
    var policy = ControlPolicy.standard
    policy.secureValue = .count
    let screen = Screen {
      SecureField("Password", text: .constant("abc")).environment(\.controlPolicy, policy)
    }
    #expect(screen.values == ["3 characters"])
    #expect(Screen { SecureField("Password", text: .constant("")) }.values == ["Password"])
  }

  @Test("An editor is a text area that an app has to name")
  func editor() throws {
    try HeardScreen.showing {
      TextEditor(text: .constant("Dear Bailey")).accessibilityLabel("Letter")
    } _: { screen in
      try #expect(screen.only().traits.contains(.textArea))
      let words =
        "Letter, Dear Bailey, text field. Double tap to edit. Use the rotor to access Misspelled Words."
      #expect(screen.heard() == [words])
    }
  }

  @Test("What a person writes changes the value, and the insertion point follows")
  func writing() throws {
    let screen = Screen { Names() }
    let id = try #require(screen.element("First")?.id)
    screen.activate("First")
    #expect(screen.element("First")?.traits.contains(.isEditing) == true)
    #expect(screen.element("First")?.textContent?.selection == 3..<3)
    screen.request(.edit(id, .insert("\u{E9}")))
    #expect(screen.element("First")?.value == "Ada\u{E9}")
    #expect(screen.element("First")?.textContent?.selection == 5..<5)
    screen.request(.edit(id, .deleteBackward))
    screen.request(.edit(id, .replace(0..<1, "I")))
    #expect(screen.element("First")?.value == "Ida")
    screen.request(.edit(id, .select(1..<3)))
    screen.request(.edit(id, .deleteBackward))
    #expect(screen.element("First")?.value == "I")
    #expect(screen.request(.edit(id, .select(0..<9))) == .declined)
  }

  @Test("Who writes in one field ends in the other; the return key submits")
  func submitting() throws {
    let screen = Screen { Names() }
    screen.activate("First")
    screen.activate("Last")
    #expect(screen.element("First")?.traits.contains(.isEditing) == false)
    #expect(screen.element("Last")?.traits.contains(.isEditing) == true)
    let last = try #require(screen.element("Last")?.id)
    screen.request(.edit(last, .insert("\n")))
    #expect(screen.element("Last")?.traits.contains(.isEditing) == false)
    #expect(screen.labels.contains("submitted inner outer"))
  }

  @Test("What is written in a secure field is kept from the tree, and its bullets can be walked")
  func secret() throws {
    let screen = Screen { Names() }
    let id = try #require(screen.element("Code")?.id)
    screen.request(.edit(id, .insert("a\u{E9}")))
    #expect(screen.element("Code")?.textContent?.string == "\u{2022}\u{2022}")
    screen.request(.edit(id, .replace(0..<3, "")))
    #expect(screen.element("Code")?.value == "\u{2022}")
    #expect(screen.labels.contains("1 of \u{E9}"))
  }

  @Test("A field for a number keeps its value where a text is no number")
  func format() throws {
    let screen = Screen { Names() }
    let id = try #require(screen.element("Age")?.id)
    screen.request(.edit(id, .insert("x")))
    #expect(screen.element("Age")?.value == "3")
    screen.request(.edit(id, .insert("7")))
    #expect(screen.element("Age")?.value == "37")
  }

  @Test("T5: nobody writes in a disabled field")
  func disabled() throws {
    let screen = Screen { Names().disabled(true) }
    let id = try #require(screen.element("First")?.id)
    #expect(screen.request(.edit(id, .insert("x"))) == .declined)
    #expect(screen.element("First")?.value == "Ada")
  }

  @Test("A field in a form is named by the label beside it")
  func labeled() {
    let screen = Screen { LabeledContent("Name") { TextField("Required", text: .constant("")) } }
    #expect(screen.labels == ["Name"])
  }
}

private struct Names: View {
  @State private var first = "Ada"
  @State private var last = ""
  @State private var code = ""
  @State private var age = 3
  @State private var log = "nothing"

  var body: some View {
    VStack {
      TextField("First", text: $first).accessibilityLabel("First")
      TextField("Last", text: $last).submitLabel(.done).onSubmit { log = "submitted inner" }
        .accessibilityLabel("Last")
      SecureField("Code", text: $code).textContentType(.password).accessibilityLabel("Code")
      TextField("Age", value: $age, format: .number).keyboardType(.numberPad).accessibilityLabel("Age")
      Text(verbatim: log)
      Text(verbatim: "\(code.count) of \(code)")
    }
    .onSubmit { log += " outer" }
  }
}
