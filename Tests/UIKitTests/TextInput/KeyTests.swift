import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Keys in UIKit: commands, presses and typing", .timeLimit(.minutes(10)))
struct KeyTests {
  @Test("FK9: keys call the command of whoever is nearest, and the list tells those with a title")
  func commands() async throws {
    let controller = CommandController()
    try await hosting(controller) { screen in
      #expect(try await screen.keyboard.shortcuts == ["New message: Command N", "Up: Up Arrow"])
      try await screen.keyboard.press("command-n", "shift-command-n", "command-d")
      #expect(controller.log == ["new", "shifted"])
    }
  }

  @Test("5.2: a press that no command takes is told from the inside outwards, going down and coming up")
  func presses() async throws {
    let controller = PressController()
    try await hosting(controller) { screen in
      try await screen.keyboard.press("x", "shift-right")
      #expect(
        controller.log == [
          "began x 27", "ended x 27", "began UIKeyInputRightArrow 79 shift",
          "ended UIKeyInputRightArrow 79 shift",
        ])
    }
  }

  @Test("FK11: letters go to the field that is edited, through its delegate, unless somebody keeps them")
  func typing() async throws {
    let controller = FieldController()
    try await hosting(controller) { screen in
      try await screen.activate("Name")
      try await screen.type("aB")
      await #expect(throws: ScreenError.self) { try await screen.type("z") }
      try await screen.type("1")
      #expect(controller.name.text == "aB1")
      try await screen.keyboard.press("left", "delete", "c")
      #expect(controller.name.text == "ac1")
      controller.kept = "q"
      try await screen.keyboard.press("q", "r")
      #expect(controller.name.text == "acr1")
      try await screen.keyboard.press("return")
      #expect(controller.log == ["return"])
      try await screen.keyboard.press("command-a", "delete")
      #expect(controller.name.text == "")
    }
  }

  @Test("FK11: a key that writes goes to the text before a command, unless the command wants priority")
  func priority() async throws {
    let controller = FieldController()
    controller.commands = [
      UIKeyCommand(title: "Plain", action: Selector(FieldController.plain), input: "p"),
      {
        let command = UIKeyCommand(title: "Prior", action: Selector(FieldController.prior), input: "w")
        command.wantsPriorityOverSystemBehavior = true
        return command
      }(),
    ]
    try await hosting(controller) { screen in
      try await screen.keyboard.press("p", "w")
      #expect(controller.log == ["plain", "prior"])
      try await screen.activate("Name")
      try await screen.type("pw")
      #expect(controller.name.text == "p")
      #expect(controller.log == ["plain", "prior", "prior"])
    }
  }

  @Test("FK11: Tab goes on to the next field and Shift-Tab back, and the cursor goes along")
  func tabbing() async throws {
    let controller = FieldController()
    try await hosting(controller) { screen in
      try await screen.voiceOver.doubleTap()
      try await screen.drive("tab")
      #expect(controller.mail.isEditing)
      #expect(screen.focused?.label?.string == "Mail")
      try await screen.drive("type \"m\"")
      #expect(controller.mail.text == "m")
      try await screen.drive("shift-tab")
      #expect(controller.name.isEditing)
    }
  }

  @Test("FK11: in a text of many lines Return and Tab write, and arrows go from line to line")
  func lines() async throws {
    let notes = UITextView()
    notes.accessibilityLabel = "Notes"
    notes.frame.size = CGSize(width: 300, height: 100)
    try await hosting(notes) { screen in
      try await screen.activate("Notes")
      try await screen.type("one\ntwo")
      try await screen.drive("up arrow\ntype \"x\"\ntab")
      #expect(notes.text == "onex\t\ntwo")
    }
  }

  @Test("FK11: whoever takes keys without holding text gets the characters")
  func plainInput() async throws {
    let pad = Pad()
    try await hosting(pad) { screen in
      pad.becomeFirstResponder()
      try await screen.keyboard.press("1", "2", "delete", "3")
      #expect(pad.written == "13")
    }
  }

  @Test("Return gives the preferred answer of an alert, and Escape the one that changes nothing")
  func alerts() async throws {
    let controller = UIViewController()
    for (key, answer) in [("return", "Save"), ("escape", "Cancel")] {
      var chosen: [String] = []
      try await hosting(controller) { screen in
        let alert = UIAlertController(title: "Keep it?", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { _ in chosen.append("Save") }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
        alert.addAction(save)
        alert.preferredAction = save
        controller.present(alert, animated: false)
        try await screen.advance(by: .seconds(1))
        try await screen.keyboard.press(key)
        #expect(chosen == [answer])
      }
    }
  }
}

private final class CommandController: UIViewController {
  var log: [String] = []

  override var keyCommands: [UIKeyCommand]? {
    let named = UIKeyCommand(
      title: "New", action: Selector(CommandController.new), input: "n", modifierFlags: .command,
      discoverabilityTitle: "New message")
    let nameless = UIKeyCommand(
      input: "n", modifierFlags: [.command, .shift], action: Selector(CommandController.shifted))
    let dimmed = UIKeyCommand(
      title: "Delete", action: Selector(CommandController.new), input: "d", modifierFlags: .command,
      attributes: .disabled)
    let up = UIKeyCommand(
      title: "Up", action: Selector(CommandController.new), input: UIKeyCommand.inputUpArrow)
    return [named, nameless, dimmed, up]
  }

  func new() { log.append("new") }
  func shifted() { log.append("shifted") }
}

private final class PressController: UIViewController {
  var log: [String] = []

  private func note(_ name: String, _ presses: Set<UIPress>) {
    for press in presses {
      guard let key = press.key else { continue }
      let shift = key.modifierFlags.contains(.shift) ? " shift" : ""
      log.append("\(name) \(key.charactersIgnoringModifiers) \(key.keyCode.rawValue)\(shift)")
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
}

private final class FieldController: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  let mail = UITextField()
  var commands: [UIKeyCommand] = []
  var kept: String?
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, (field, label)) in [(name, "Name"), (mail, "Mail")].enumerated() {
      field.accessibilityLabel = label
      field.frame = CGRect(x: 20, y: 100 + 50 * index, width: 200, height: 40)
      field.delegate = self
      view.addSubview(field)
    }
  }

  override var keyCommands: [UIKeyCommand]? { commands }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let kept, presses.first?.key?.characters == kept { return }
    super.pressesBegan(presses, with: event)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { string != "z" }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }

  func plain() { log.append("plain") }
  func prior() { log.append("prior") }
}

private final class Pad: UIView, UIKeyInput {
  var written = ""
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !written.isEmpty }
  func insertText(_ text: String) { written += text }
  func deleteBackward() { written.removeLast() }
}
