import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Keys in SwiftUI: shortcuts, listening and typing", .timeLimit(.minutes(10)))
struct KeyTests {
  @Test("FK9: keys use the control they belong to, and the list tells them in their order, once each")
  func shortcuts() async throws {
    try await hosting(Shortcuts()) { screen in
      #expect(
        try await screen.keyboard.shortcuts == [
          "New: Command N", "Bold: Shift Command B", "Ready: Return", "Leave: Escape", "Rename: Command R",
        ])
      try await screen.keyboard.press("command-n")
      #expect(screen.tree.label(of: "log") == "new")
      try await screen.keyboard.press("shift-command-b")
      #expect(screen.tree.label(of: "log") == "new bold")
      try await screen.keyboard.press("command-r")
      #expect(screen.tree.label(of: "log") == "new bold rename")
      try await screen.keyboard.press("return", "escape")
      #expect(screen.tree.label(of: "log") == "new bold rename ready leave")
      try await screen.keyboard.press("command-d")
      #expect(screen.tree.label(of: "log") == "new bold rename ready leave")
    }
  }

  @Test("FK9: holding Command shows the list, in a script too")
  func list() async throws {
    try await hosting(Shortcuts()) { screen in
      try await screen.drive(
        """
        hold command
        expect shown "Keyboard shortcuts"
        expect shown "New: Command N"
        """)
    }
  }

  @Test("FK9: while something modal is in front, its shortcuts alone are there")
  func modal() async throws {
    try await hosting(Covered()) { screen in
      #expect(try await screen.keyboard.shortcuts == ["Open: Command O"])
      try await screen.keyboard.press("command-o")
      #expect(try await screen.keyboard.shortcuts == ["Done: Command D"])
      try await screen.keyboard.press("command-o")
      try await screen.keyboard.press("command-d")
      #expect(try await screen.keyboard.shortcuts == ["Open: Command O"])
    }
  }

  @Test("5.2: a view hears of keys while the keyboard is in it, the innermost first, until one handles them")
  func listening() async throws {
    try await hosting(Listening()) { screen in
      try await screen.keyboard.press("x")
      #expect(screen.tree.label(of: "log") == nil)
      try await screen.keyboard.press("tab", "x", "y", "7", "command-k")
      #expect(screen.tree.label(of: "log") == "inner x,outer y,outer up y,figure 7,outer k")
    }
  }

  @Test("5.2: a listener goes before typing, and what it handles is not typed")
  func listeningField() async throws {
    try await hosting(ListeningField()) { screen in
      try await screen.activate("Name")
      try await screen.type("abc")
      #expect(screen.tree.value(of: "Name") == "ac")
    }
  }

  @Test("FK11: letters go to the field that is edited, Return submits, Tab goes on to the next field")
  func typing() async throws {
    try await hosting(NameForm()) { screen in
      try await screen.keyboard.press("tab", "B", "o", "left", "delete", "Y")
      #expect(screen.tree.value(of: "Name") == "Yo")
      try await screen.keyboard.press("return")
      #expect(screen.tree.label(of: "log") == "submitted Yo")
      try await screen.keyboard.press("tab", "1", "tab", "space")
      #expect(screen.tree.value(of: "Code") == "•")
      #expect(screen.tree.label(of: "log") == "paid 1")
    }
  }

  @Test("1.4.2: flicks right and left select words that are edited, by the piece that flicks down chose")
  func selecting() async throws {
    struct Note: View {
      @State private var text = ""

      var body: some View {
        TextField("Note", text: $text)
        Text("Next")
      }
    }
    try await hosting(Note()) { screen in
      try await screen.drive(
        """
        double tap
        type "Good dog"
        rotor "Text Selection"
        down
        expect "Characters"
        down
        expect "Words"
        left
        expect "dog, Selected"
        left
        expect "Good, Selected"
        right
        expect "Good, Unselected"
        left
        type "No"
        rotor "Lines"
        right
        expect "Next"
        """)
      let value = screen.tree.stops.compactMap { screen.tree[$0] }.first?.value?.string
      #expect(value == "No")
    }
  }

  @Test("U12: letters that are typed are echoed, a pause tells the word for one, a secret stays one")
  func echoes() async throws {
    try await hosting(NameForm()) { screen in
      try await screen.voiceOver.doubleTap()
      try await screen.drive(
        """
        type "Bo"
        expect "Cap B"
        expect "o"
        wait 3s
        expect "Oscar"
        delete
        expect "o"
        left arrow
        expect "Cap B"
        tab
        type "x"
        expect "•"
        """)
      #expect(screen.tree.value(of: "Name") == "B", "\(screen.heard)")
    }
  }

  @Test("4.2: what is dictated goes to the field that is edited")
  func dictating() async throws {
    try await hosting(NameForm()) { screen in
      try await screen.activate("Name")
      try await screen.voiceControl.say("Type hello")
      #expect(screen.tree.value(of: "Name")?.lowercased() == "hello")
    }
  }

  @Test("FK2: Tab goes through a section as one, and linked elements know their group")
  func groups() async throws {
    try await hosting(Sections()) { screen in
      try await screen.keyboard.press("tab", "tab", "tab")
      #expect(await screen.keyboard.focusedElement?.label == "Help")
      let linked = screen.tree.stops.compactMap { screen.tree[$0] }.filter { $0.linkedGroup != nil }
      #expect(linked.map(\.label?.string) == ["Bold", "Help"])
      #expect(Set(linked.map(\.linkedGroup)).count == 1)
    }
  }

  @Test("3.2: the way to a linked item leads round the group, and knocks where there is none")
  func linkedItems() async throws {
    try await hosting(Sections(), dialect: .macOS) { screen in
      try await screen.drive(
        """
        select "Bold"
        vo-j
        expect cursor "Help"
        vo-j
        expect cursor "Bold"
        select "Pay"
        vo-j
        expect sound boundary
        """)
    }
  }

  @Test("Z21: what an app lets people feel when a value changes can be read")
  func haptics() async throws {
    try await hosting(Feeling()) { screen in
      try await screen.activate("Add")
      try await screen.activate("Add")
      #expect(screen.device.haptics.sorted() == ["impact heavy", "increase", "increase"])
    }
  }

  @Test("A menu that is told to stays open after a choice")
  func openMenu() async throws {
    try await hosting(StayingMenu()) { screen in
      try await screen.activate("Size")
      try await screen.activate("Larger")
      try await screen.activate("Larger")
      try await screen.activate("Dismiss context menu")
      #expect(screen.tree.label(of: "log") == "2")
    }
  }

  @Test("The parts of what is searched are shown once there are words, where they are told to wait")
  func scopes() async throws {
    try await hosting(WaitingScopes()) { screen in
      try await screen.voiceOver.send(.firstElement)
      try await screen.voiceOver.doubleTap()
      #expect(throws: ScreenError.self) { try screen.element(named: "Cats") }
      try await screen.type("a")
      #expect(try screen.element(named: "Cats").label == "Cats")
    }
  }

  @Test("FK9: commands of an app are used by their keys, with what the screen hands them")
  func commands() async throws {
    try await hosting(Commanded()) { screen in
      #expect(
        try await screen.keyboard.shortcuts == ["Add: Command A", "Import: Command I", "Double: Command 2"])
      try await screen.keyboard.press("command-2")
      #expect(screen.tree.label(of: "log") == "6")
    }
    try await hosting(Replaced()) { screen in
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(shortcuts == ["Only: Command Y"])
    }
  }
}

extension AccessibilityTree {
  fileprivate func element(_ name: String) -> AccessibilityElement? {
    stops.lazy.compactMap { self[$0] }.first { $0.identifier == name || $0.label?.string == name }
  }

  fileprivate func label(of name: String) -> String? {
    element(name)?.label?.string ?? element(name)?.value?.string
  }
  /// What stands in the field with an identifier; its title names no field.
  fileprivate func value(of identifier: String) -> String? {
    stops.lazy.compactMap { self[$0] }.first { $0.identifier == identifier }?.value?.string
  }
}

private struct Shortcuts: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("New") { log.append("new") }.keyboardShortcut("n")
      Toggle("Bold", isOn: Binding(get: { false }, set: { _ in log.append("bold") }))
        .keyboardShortcut("b", modifiers: [.command, .shift])
      Button("Copy") { log.append("copy") }.keyboardShortcut("n")
      Button("Dimmed") { log.append("dimmed") }.keyboardShortcut("d").disabled(true)
      Menu("More") {
        Button("Rename") { log.append("rename") }.keyboardShortcut("r")
      }
      Button("Ready") { log.append("ready") }.keyboardShortcut(.defaultAction)
      Button("Leave") { log.append("leave") }.keyboardShortcut(.cancelAction)
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
    }
  }
}

private struct Covered: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }.keyboardShortcut("o")
      .sheet(isPresented: $isShown) {
        Button("Done") { isShown = false }.keyboardShortcut("d")
      }
  }
}

private struct Listening: View {
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Text("Tile").focusable()
        .onKeyPress("x") {
          log.append("inner x")
          return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
          log.append("figure \(press.characters)")
          return .handled
        }
      Text(log.joined(separator: ",")).accessibilityIdentifier("log").accessibilityLabel(
        log.joined(separator: ","))
    }
    .onKeyPress(keys: ["y", "k"], phases: [.down]) { press in
      log.append("outer \(press.key.character)")
      return .ignored
    }
    .onKeyPress("y", phases: .up) { press in
      log.append("outer up \(press.characters)")
      return .handled
    }
  }
}

private struct ListeningField: View {
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).accessibilityIdentifier("Name").onKeyPress("b") { .handled }
  }
}

private struct NameForm: View {
  @State private var name = ""
  @State private var code = ""
  @State private var log = "nothing"

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("Name").onSubmit { log = "submitted \(name)" }
      SecureField("Code", text: $code).accessibilityIdentifier("Code")
      Button("Pay") { log = "paid \(code)" }
      Text(log).accessibilityIdentifier("log")
    }
  }
}

private struct Sections: View {
  @Namespace private var space

  var body: some View {
    VStack {
      HStack {
        Button("Bold") {}.accessibilityLinkedGroup(id: "a", in: space)
        Button("Italic") {}
      }
      .focusSection()
      Button("Pay") {}
      Button("Help") {}.accessibilityLinkedGroup(id: "a", in: space)
    }
  }
}

private struct Feeling: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
      .sensoryFeedback(.increase, trigger: count)
      .sensoryFeedback(.impact(weight: .heavy), trigger: count) { _, new in new > 1 }
  }
}

private struct StayingMenu: View {
  @State private var size = 0

  var body: some View {
    Menu("Size") { Button("Larger") { size += 1 } }.menuActionDismissBehavior(.disabled)
    Text("\(size)").accessibilityIdentifier("log")
  }
}

private struct WaitingScopes: View {
  @State private var text = ""
  @State private var scope = "Dogs"

  var body: some View {
    NavigationStack {
      Text("All").searchable(text: $text)
        .searchScopes($scope, activation: .onTextEntry) {
          Text("Dogs").tag("Dogs")
          Text("Cats").tag("Cats")
        }
    }
  }
}

private struct CountKey: FocusedValueKey {
  typealias Value = Binding<Int>
}

extension FocusedValues {
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

private struct Counting: View {
  @State private var count = 3

  var body: some View {
    Text("\(count)").accessibilityIdentifier("log").focusedSceneValue(\.count, $count)
  }
}

private struct DoubleCommands: Commands {
  @FocusedBinding(\.count) private var count

  var body: some Commands {
    CommandMenu("Figures") {
      Button("Double") { count = (count ?? 0) * 2 }.keyboardShortcut("2")
    }
  }
}

private struct Commanded: App {
  var body: some Scene {
    WindowGroup { Counting() }
      .commands {
        CommandGroup(after: .newItem) { Button("Add") {}.keyboardShortcut("a") }
        CommandMenu("Files") { Button("Import") {}.keyboardShortcut("i") }
        DoubleCommands()
      }
  }
}

private struct Replaced: App {
  var body: some Scene {
    WindowGroup { Counting() }
      .commands { CommandMenu("Files") { Button("Import") {}.keyboardShortcut("i") } }
      .commandsReplaced { CommandMenu("Files") { Button("Only") {}.keyboardShortcut("y") } }
  }
}
