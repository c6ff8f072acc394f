import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What fields for text are, and what typing into them does", .timeLimit(.minutes(10)))
struct TextFieldTests {
  /// Writes down what it is told, and refuses what it is told to refuse.
  @MainActor
  final class Witness: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func note(_ name: String) -> Bool {
      log.append(name)
      return !refused.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { note("change \(range.location)-\(range.length) \(string)") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
  }

  private func field(_ label: String) -> UITextField {
    let field = UITextField()
    field.accessibilityLabel = label
    return field
  }

  @Test("Z1: an empty field tells its placeholder, a full one its text; a tap begins the typing at the end")
  func focus() async throws {
    let mail = field("E-mail")
    mail.placeholder = "Required"
    try await hosting(Column([mail])) { screen in
      #expect(screen.heard.first == "E-mail, Required, text field")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["Double tap to edit."])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Text field, is editing, insertion point at start"])
      mail.resignFirstResponder()
      mail.text = "a@b.c"
      try await screen.advance(by: .seconds(10))
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Text field, is editing, insertion point at end"])
      #expect(mail.isEditing)
    }
  }

  @Test("Z2: a field that cannot be used is dimmed and takes no typing")
  func dimmed() async throws {
    let mail = field("E-mail")
    mail.isEnabled = false
    try await hosting(Column([mail])) { screen in
      #expect(screen.heard.first == "E-mail, dimmed, text field")
      try await screen.voiceOver.doubleTap()
      #expect(!mail.isFirstResponder)
      #expect(screen.focused.map { screen.ask(.edit($0.id, .insert("a"))) } == .declined)
    }
  }

  @Test(
    "Typing says each character and what is deleted, and tells the delegate, the targets and the app in order"
  )
  func typing() async throws {
    let witness = Witness()
    let name = field("Name")
    name.delegate = witness
    name.addAction(UIAction { _ in witness.log.append("begin event") }, for: .editingDidBegin)
    name.addAction(UIAction { _ in witness.log.append("changed \(name.text ?? "")") }, for: .editingChanged)
    name.addAction(UIAction { _ in witness.log.append("exit event") }, for: .editingDidEndOnExit)
    try await hosting(Column([name])) { screen in
      try await screen.voiceOver.doubleTap()
      try await screen.type("Jo")
      #expect(screen.lastHeard == ["o"])
      try await screen.type(" ")
      #expect(screen.lastHeard == ["Space"])
      try await screen.edit(.deleteBackward)
      #expect(name.text == "Jo")
      try await screen.edit(.select(0..<1))
      try await screen.type("M")
      #expect(name.text == "Mo")
      try await screen.type("\n")
      #expect(!name.isFirstResponder)
      #expect(
        witness.log == [
          "shouldBegin", "didBegin", "begin event", "change 0-0 J", "changed J", "change 1-0 o", "changed Jo",
          "change 2-0  ", "changed Jo ", "change 2-1 ", "changed Jo", "change 0-1 M", "changed Mo", "return",
          "exit event", "shouldEnd", "didEnd",
        ])
    }
  }

  @Test("A delegate refuses to begin, to change, to clear, to return and to end")
  func refusals() async throws {
    let witness = Witness()
    witness.refused = ["shouldBegin", "change 0-0 x", "clear", "return", "shouldEnd"]
    let name = field("Name")
    name.delegate = witness
    name.text = "y"
    name.clearButtonMode = .always
    let other = field("Other")
    try await hosting(Column([name, other])) { screen in
      try await screen.voiceOver.doubleTap()
      #expect(!name.isFirstResponder)
      witness.refused.remove("shouldBegin")
      try await screen.voiceOver.doubleTap()
      name.selectedTextRange = name.textRange(from: name.beginningOfDocument, to: name.beginningOfDocument)
      await #expect(throws: ScreenError.self) { try await screen.type("x") }
      try await screen.activate("Clear text")
      #expect(name.text == "y")
      #expect(!other.becomeFirstResponder())
      #expect(name.isFirstResponder)
    }
  }

  @Test("The clear button is an element of its own while there is something to clear")
  func clearing() async throws {
    let name = field("Name")
    name.clearButtonMode = .always
    try await hosting(Column([name])) { screen in
      #expect(try await screen.tour().stops.count == 1)
      name.text = "Bailey"
      try await screen.advance(by: .zero)
      #expect(
        try await screen.tour().stops.map(\.utterance.text).map {
          $0.split(separator: ".").first.map(String.init)
        }
          == ["Name, Bailey, text field", "Clear text, button"])
      try await screen.activate("Clear text")
      #expect(name.text == "")
    }
  }

  @Test("Words that are kept secret are heard as bullets, typed and walked as bullets")
  func secret() async throws {
    let code = field("Code")
    code.isSecureTextEntry = true
    code.text = "abé"
    try await hosting(Column([code])) { screen in
      #expect(screen.heard.first == "Code, •••, secure text field")
      #expect(screen.focused?.rules.map(\.name) == ["field.secureValue"])
      try await screen.voiceOver.doubleTap()
      try await screen.type("d")
      #expect(screen.lastHeard == ["•"])
      let bullet = "•".utf8.count
      try await screen.edit(.replace(2 * bullet..<3 * bullet, "e"))
      #expect(code.text == "abed")
      RunningApp.current.choose("count", for: "field.secureValue")
      try await screen.advance(by: .zero)
      #expect(screen.focused?.value == "4 characters")
    }
  }

  @Test(
    "What a field is for stays with it, and is heard nowhere",
    arguments: [
      (UITextContentType.birthdate, "bday"), (.birthdateDay, "bday-day"), (.birthdateMonth, "bday-month"),
      (.birthdateYear, "bday-year"),
    ])
  func contentType(type: UITextContentType, word: String) async throws {
    let birthday = field("Birthday")
    birthday.textContentType = type
    try await hosting(Column([birthday])) { screen in
      #expect(screen.heard.first?.hasPrefix("Birthday, text field") == true, "\(screen.heard)")
      try await screen.voiceOver.doubleTap()
      try await screen.type("3")
      #expect(birthday.text == "3")
      #expect(birthday.textContentType == type && type.rawValue == word)
    }
  }

  @Test("Who leaves the screen is no longer typed into")
  func leaving() async throws {
    let name = field("Name")
    #expect(!name.becomeFirstResponder())
    let column = Column([name])
    try await hosting(column) { screen in
      #expect(name.becomeFirstResponder())
      name.removeFromSuperview()
      #expect(!name.isFirstResponder)
      column.addSubview(name)
      #expect(name.becomeFirstResponder())
      #expect(column.endEditing(false))
      #expect(!name.isEditing)
      try await screen.advance(by: .zero)
    }
  }
}
