import AccessibilityModel
import Testing

@testable import KeyboardAccessEngine

@Suite("Full Keyboard Access: commands")
struct CommandTests {
  @Test("5.1: every command has keys in one edition, and every line of both is read")
  func tables() {
    for edition in KeyTable.Edition.allCases {
      let lines = (GeneratedKeys.byEdition[edition.rawValue] ?? "").split(separator: "\n")
      #expect(KeyTable(edition).lines.count == lines.count)
    }
    let known = Set(KeyTable.Edition.allCases.flatMap { KeyTable($0).lines.map(\.command) })
    #expect(KeyCommand.allCases.filter { !known.contains($0) } == [])
    let phrases = KeyboardPhrases(language: "en")
    #expect(KeyboardPhrase.allCases.filter { !phrases.knows($0) } == [])
  }

  @Test("5.1: the two editions differ where devices do")
  func editions() throws {
    let home = try #require(KeyPress("fn-h"))
    let oldHome = try #require(KeyPress("cmd-h"))
    #expect(KeyTable(.new).command(for: home) == .home)
    #expect(KeyTable(.new).command(for: oldHome) == nil)
    #expect(KeyTable(.old).command(for: oldHome) == .home)
    #expect(KeyTable(.old).command(for: try #require(KeyPress("tab-l"))) == .lockScreen)
    var keys = KeyTable(.new)
    keys.assign(.actions, to: home)
    #expect(keys.command(for: home) == .actions)
  }

  @Test("Keys are read as they are written, and written as they are read")
  func presses() throws {
    for text in [
      "tab", "tab-z", "shift-tab", "control-option-shift-command-.", "a", "A", "-", "command--", "fn-up",
    ] {
      #expect(try #require(KeyPress(text)).text == text)
    }
    #expect(KeyPress("ctrl-tab") == KeyPress("control-tab"))
    #expect(KeyPress("nonsense") == nil)
    #expect(KeyPress("hyper-a") == nil)
    #expect(KeyPress("") == nil)
  }

  @Test("S9: Space activates")
  func activating() {
    var typist = Typist(SurveyCell.final)
    #expect(typist("space") == [])
    #expect(typist("tab", "space") == [.activate(ElementID(slot: 2))])
    #expect(typist("tab-m") == [.longPress(ElementID(slot: 2))])
  }

  @Test(
    "S9: Tab-Z shows actions, arrows choose, Space performs, Escape leaves; an action without a name is not shown"
  )
  func actions() {
    var typist = Typist(SurveyCell.combined)
    typist("tab", "tab-z")
    #expect(typist.overlay?.title == "Actions for We'd love your feedback")
    #expect(typist.marks == ["> Take Survey", "Dismiss"])
    typist("down")
    #expect(typist.marks == ["Take Survey", "> Dismiss"])
    #expect(typist("space") == [.perform(ElementID(slot: 1), .init(rawValue: 1))])
    #expect(typist.overlay?.kind == .ring)
    #expect(typist("tab-z", "return") == [.perform(ElementID(slot: 1), .init(rawValue: 0))])
    #expect(typist("tab-z", "up", "escape") == [])
    #expect(typist.overlay?.kind == .ring)
    typist = Typist(SurveyCell.final)
    typist("tab", "tab-z")
    #expect(typist.overlay?.title == "Take Survey has no actions.")
  }

  @Test("S9: Tab-F and \"take\" finds the survey button")
  func finding() {
    var typist = Typist(SurveyCell.final)
    typist("tab", "tab", "tab-f", "t", "a", "k", "e")
    #expect(typist.focused == "Take Survey")
    #expect(typist.overlay?.title == "Find: take")
    #expect(typist("return", "space") == [.activate(ElementID(slot: 2))])
    typist("tab-f", "d", "escape")
    #expect(typist.focused == "Take Survey")
    typist("tab-f", "x")
    #expect(typist.overlay?.title == "Find: x (nothing found)")
  }

  @Test("FK5: input labels and words inside a name are found, and arrows go on to the next")
  func findingAgain() {
    var typist = Typist(
      .screen([
        .button("Pay now", 0, 0), .button("Basket", 0, 40).with(\.inputLabels, ["Shopping cart"]),
        .button("No pay", 0, 80),
      ]))
    typist("tab-f", "c", "a", "r")
    #expect(typist.focused == "Basket")
    typist("delete", "delete", "delete", "p", "a", "y")
    #expect(typist.focused == "Pay now")
    #expect(typist.walk("down", 2) == ["No pay", "Pay now"])
    #expect(typist.walk("up", 1) == ["No pay"])
  }

  @Test("5.1: what the device does itself")
  func device() {
    var typist = Typist(SurveyCell.final)
    typist("fn-h", "fn-c", "fn-n", "fn-up", "fn-s", "tab-x", "ctrl-opt-shift-cmd-r")
    #expect(
      typist.device == [
        .home, .controlCenter, .notificationCenter, .appSwitcher, .assistant, .accessibilityShortcut,
        .restart,
      ])
  }

  @Test("5.1: in gestures mode keys stand for gestures, until Escape or Tab-G")
  func gestures() {
    var typist = Typist(SurveyCell.final)
    typist("tab", "tab-g")
    #expect(typist.overlay?.title == "Gestures mode on")
    #expect(typist("space") == [.tap(Point(x: 56, y: 95))])
    #expect(typist("left").count == 4)
    #expect(typist("left").last == .touch(.ended, Point(x: -94, y: 95)))
    typist("shift-left")
    #expect(typist.overlay?.title == "Apps are not told of this gesture.")
    typist("escape")
    #expect(typist.overlay?.title == "Gestures mode off")
    #expect(typist("space") == [.activate(ElementID(slot: 2))])
  }

  @Test("FK11: keys go to the field that is edited, and Tab leaves it")
  func typing() {
    var field = AccessibilityNode.button("Name", 0, 0, [.textEntry, .isEditing], slot: 1)
    field.element.textContent = TextContent("Bo", selection: 2..<2)
    var typist = Typist(.screen([field, .button("Pay", 0, 40)]))
    typist("tab")
    let id = ElementID(slot: 1)
    let strokes = [
      KeyStroke("A", .shift), KeyStroke("b", .shift), KeyStroke("space"), KeyStroke("return"),
      KeyStroke("delete"), KeyStroke("left"), KeyStroke("left", .option), KeyStroke("n", .command),
    ]
    let asked = typist("A", "shift-b", "space", "return", "delete", "left", "option-left", "command-n")
    #expect(asked == strokes.map { .key($0, on: id) })
    #expect(typist.focused == "Name")
    #expect(typist("tab") == [.edit(id, .end)])
    #expect(typist.focused == "Pay")
  }

  @Test("FK11: a letter begins to write in the field that the ring is around; Space uses it")
  func beginning() {
    var field = AccessibilityNode.button("Name", 0, 0, [.textEntry], slot: 1)
    field.element.textContent = TextContent("Bo")
    let id = ElementID(slot: 1)
    var typist = Typist(.screen([field, .button("Pay", 0, 40)]))
    typist("tab")
    #expect(typist("a") == [.activate(id), .key(KeyStroke("a"), on: id)])
    #expect(typist("space") == [.activate(id)])
    var options = KeyboardAccessOptions()
    options.fields = .activated
    typist = Typist(.screen([field, .button("Pay", 0, 40)]), options)
    typist("tab")
    #expect(typist("a") == [.key(KeyStroke("a"), on: id)])
  }

  @Test("FK11: where writing stays with a field that is left, Tab does not end it")
  func staying() {
    var field = AccessibilityNode.button("Name", 0, 0, [.textEntry, .isEditing], slot: 1)
    field.element.textContent = TextContent("Bo", selection: 2..<2)
    var options = KeyboardAccessOptions()
    options.leaving = .stays
    var typist = Typist(.screen([field, .button("Pay", 0, 40)]), options)
    typist("tab")
    #expect(typist("tab") == [])
  }

  @Test("5.1: keys that mean nothing here go to the app, all of them while they pass through")
  func passingOn() {
    var typist = Typist(SurveyCell.final)
    #expect(typist("command-n") == [.key(KeyStroke("n", .command), on: nil)])
    typist("tab")
    let id = ElementID(slot: 2)
    #expect(typist("x", "return") == [.key(KeyStroke("x"), on: id), .key(KeyStroke("return"), on: id)])
    typist("ctrl-opt-cmd-p")
    #expect(
      typist("tab", "shift-left", "space") == [
        .key(KeyStroke("tab"), on: id), .key(KeyStroke("left", .shift), on: id),
        .key(KeyStroke("space"), on: id),
      ])
    #expect(typist.focused == "Take Survey")
  }

  @Test("5.1: Escape goes to the app first, and leaves what is open where the app has nothing to do with it")
  func leaving() {
    let id = ElementID(slot: 2)
    var typist = Typist(SurveyCell.final)
    typist("tab")
    #expect(typist("escape") == [.key(KeyStroke("escape"), on: id)])
    typist = Typist(SurveyCell.final) { _, _ in .declined }
    typist("tab")
    #expect(typist("escape") == [.key(KeyStroke("escape"), on: id), .escape(id)])
    #expect(typist("tab-b") == [.escape(id)])
  }

  @Test("5.1: Tab-H shows which keys do what, and passing through hands keys to the app")
  func help() {
    var typist = Typist(SurveyCell.final)
    typist("tab-h")
    #expect(typist.marks.contains("tab-z: actions"))
    typist("tab-h")
    #expect(typist.overlay == nil)
    typist("ctrl-opt-cmd-p")
    #expect(typist.walk("tab", 1) == ["nothing"])
    typist("ctrl-opt-cmd-p")
    #expect(typist.walk("tab", 1) == ["Take Survey"])
  }

  @Test("5.1: while keys pass through, none does what it does otherwise")
  func passThrough() {
    /// True where a key does something of Full Keyboard Access's own.
    func acts(_ effects: [Effect]) -> Bool {
      effects.contains { effect in
        switch effect {
        case .moveCursor, .system, .sound, .show: true
        case .request(let request):
          switch request.kind {
          case .activate, .escape, .longPress, .perform, .scroll, .increment, .decrement, .tap, .touch: true
          default: false
          }
        default: false
        }
      }
    }
    var typist = Typist(SurveyCell.final)
    typist("tab")
    var passing = typist
    passing("ctrl-opt-cmd-p")
    let toggle = KeyPress("ctrl-opt-cmd-p")
    var count = 0
    for line in KeyTable(.new).lines where line.press != toggle {
      var keyboard = typist.keyboard
      if acts(keyboard.handle(.press(line.press), in: typist.tree)) { count += 1 }
      var other = passing.keyboard
      #expect(!acts(other.handle(.press(line.press), in: passing.tree)), "\(line.press)")
      #expect(other.focus == passing.keyboard.focus)
    }
    #expect(count > 20)
  }

  @Test("FK2: Tab goes through a group that the app named as one, wherever its members lie")
  func namedGroups() {
    var typist = Typist(
      .screen([
        .button("Bold", 0, 0).with(\.focusGroup, "format"), .button("Pay", 0, 40),
        .button("Italic", 0, 80).with(\.focusGroup, "format"), .button("Help", 0, 120),
      ]))
    #expect(typist.walk("tab", 4) == ["Bold", "Pay", "Help", "Bold"])
    #expect(typist.walk("down", 1) == ["Italic"])
    #expect(typist.walk("control-tab", 1) == ["Help"])
  }

  @Test("FK11: the key that begins to write in a field rests on the rule that it may; the next one does not")
  func countedKeys() {
    let field = AccessibilityNode.stop(
      "Name", traits: .textEntry, frame: Rect(x: 0, y: 0, width: 90, height: 30), id: ElementID(slot: 1))
    var tree = AccessibilityTree(.container([field]))
    var keyboard = KeyboardAccess()
    func rules(_ key: String) -> [[String]] {
      guard let press = KeyPress(key) else { return [] }
      let effects = keyboard.handle(.press(press), in: tree)
      return effects.map { keyboard.rules(behind: $0).map(\.name) }
    }
    #expect(rules("tab").flatMap { $0 } == [])
    #expect(rules("r").contains(["keyboard.fields"]))
    var edited = field.element
    edited.traits.insert(.isEditing)
    tree.update([edited])
    let second = rules("e")
    #expect(!second.isEmpty)
    #expect(second.flatMap { $0 } == [])
  }

  @Test("FK9: holding Command shows the app's shortcuts, or that it has told of none")
  func shortcuts() {
    var typist = Typist(SurveyCell.final)
    typist.holdCommand()
    #expect(typist.overlay?.title == "The app has told of no keyboard shortcuts.")
    typist = Typist(SurveyCell.final) { kind, _ in
      guard kind == .shortcuts else { return .declined }
      return .shortcuts([AppShortcut("New", KeyStroke("n", .command)), AppShortcut("Up", KeyStroke("up"))])
    }
    typist.holdCommand()
    #expect(typist.overlay?.title == "Keyboard shortcuts")
    #expect(typist.marks == ["New: Command N", "Up: Up Arrow"])
    typist("tab")
    #expect(typist.overlay?.kind == .ring)
  }

  @Test("FK6: an action that is chosen is the one that was seen, though the app numbers its actions anew")
  func changedActions() {
    func row(_ names: [SpokenText]) -> AccessibilityNode {
      let actions = names.enumerated().map { ElementAction(id: .init(rawValue: $0.offset), name: $0.element) }
      return .container([
        .stop("Mail", traits: .button, frame: Rect(x: 0, y: 0, width: 90, height: 30), id: ElementID(slot: 1))
          .with(\.actions, actions)
      ])
    }
    var typist = Typist(row(["Reply", "Delete"]))
    typist("tab", "tab-z", "down")
    typist.change(to: row(["Delete"]))
    #expect(typist("space") == [.perform(ElementID(slot: 1), .init(rawValue: 0))])
    typist.change(to: row(["Reply", "Delete"]))
    typist("tab-z")
    typist.change(to: row(["Delete"]))
    #expect(typist("space") == [])
    #expect(typist.sounds == [.boundary])
  }

  @Test("FK5: the letters that lead on to a name are those behind what was typed, in any script")
  func letters() {
    let names = ["Pay now", "Pay née", "設定を開く", "القائمة", "कि"]
    let tree = AccessibilityTree(
      .container(names.map { .stop(SpokenText($0), traits: .button) }))
    let keyboard = KeyboardAccess()
    #expect(keyboard.letters(after: "pay", in: tree) == [" "])
    #expect(keyboard.letters(after: "pay ", in: tree) == ["n"])
    #expect(keyboard.letters(after: "pay n", in: tree) == ["e", "o"])
    #expect(keyboard.letters(after: "設", in: tree) == [" "])
    #expect(keyboard.letters(after: "ق", in: tree) == [])
    #expect(keyboard.letters(after: "nothing", in: tree) == [])
    #expect(Set(keyboard.letters(after: "", in: tree)).isSuperset(of: ["p", "n", "設", "を", "開"]))
  }
}
