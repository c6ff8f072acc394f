import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("States that follow the cursor and the keyboard", .timeLimit(.minutes(10)))
struct CursorStateTests {
  @Test("Setting an accessibility focus state moves the cursor there, and it is heard")
  func moves() async throws {
    try await hosting(Survey()) { screen in
      try await screen.focus("Check")
      try await screen.activate("Check")
      #expect(screen.lastHeard == ["Name is missing"])
      #expect(screen.focused?.label?.string == "Name is missing")
    }
  }

  @Test("An accessibility focus state follows the cursor, and ends when the cursor leaves")
  func follows() {
    let screen = Screen { Following() }
    func focus(_ label: String) { screen.request(.focus(screen.element(label)?.id)) }
    focus("First")
    #expect(screen.labels == ["First", "Second", "at first"])
    focus("Second")
    #expect(screen.labels == ["First", "Second", "at second"])
    focus("at second")
    #expect(screen.labels == ["First", "Second", "nowhere"])
  }

  @Test("A state for another technology does not follow this cursor")
  func technologies() {
    let screen = Screen { SwitchOnly() }
    screen.request(.focus(screen.element("Title")?.id))
    #expect(screen.labels == ["Title", "false"])
  }

  @Test("A state inside a combined element follows the cursor on the whole")
  func combined() {
    let screen = Screen { Combined() }
    screen.request(.focus(screen.element("Bailey, beagle")?.id))
    #expect(screen.labels == ["Bailey, beagle", "true"])
  }

  @Test("A focus state moves the keyboard, and ends where no view has its value")
  func keyboard() {
    let screen = Screen { Fields() }
    #expect(screen.labels == ["A", "B", "none", "To B", "Away"])
    screen.activate("To B")
    #expect(screen.labels == ["A", "B", "b", "To B", "Away"])
    screen.activate("Away")
    #expect(screen.labels == ["A", "B", "none", "To B", "Away"])
  }

  @Test("A default focus is set when the view comes onto the screen")
  func defaultFocus() {
    let screen = Screen { Defaulted() }
    #expect(screen.labels == ["field", "true"])
  }

  @Test("A default focus for assistive technologies is where the cursor comes to what is shown")
  func accessibilityDefaultFocus() async throws {
    struct Form: View {
      @AccessibilityFocusState private var place: Int?
      let start: Int

      var body: some View {
        VStack {
          Text("First").accessibilityFocused($place, equals: 1)
          Text("Second").accessibilityFocused($place, equals: 2)
        }
        .accessibilityDefaultFocus($place, start)
      }
    }
    struct Page: View {
      @State private var isShown = false
      let start: Int

      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Form(start: start) }
      }
    }
    for (start, heard) in [(1, "First"), (2, "Second")] {
      try await hosting(Page(start: start)) { screen in
        try await screen.activate("Show")
        #expect(screen.heard.last == heard)
        #expect(screen.focused?.label?.string == heard)
      }
    }
  }

  @Test("A focused value is there for the rest of the app while its view has the keyboard")
  func focusedValue() {
    let screen = Screen { Editors() }
    #expect(screen.labels == ["Editor", "nothing in use", "window", "Focus"])
    screen.activate("Focus")
    #expect(screen.labels == ["Editor", "Bailey in use", "window", "Focus"])
  }

  @Test("10.17: of two focus states that one action sets the one set last has the cursor")
  func twoStates() async throws {
    for (isSwapped, heard) in [(false, "Second"), (true, "First")] {
      try await hosting(TwoStates(isSwapped: isSwapped)) { screen in
        try await screen.focus("Set")
        try await screen.activate("Set")
        #expect(screen.focused?.label?.string == heard)
        #expect(screen.focused?.rules.map(\.name) == ["focus.twoStates"])
      }
    }
    try await hosting(TwoStates(isSwapped: false), rules: ["focus.twoStates": "first"]) { screen in
      try await screen.activate("Set")
      #expect(screen.focused?.label?.string == "First")
    }
  }
}

private struct Survey: View {
  @AccessibilityFocusState private var isErrorFocused: Bool
  @State private var isWrong = false

  var body: some View {
    Text("Survey")
    if isWrong { Text("Name is missing").accessibilityFocused($isErrorFocused) }
    Button("Check") {
      isWrong = true
      isErrorFocused = true
    }
  }
}

private struct Following: View {
  enum Place { case first, second }
  @AccessibilityFocusState private var place: Place?

  var body: some View {
    Text("First").accessibilityFocused($place, equals: .first)
    Text("Second").accessibilityFocused($place, equals: .second)
    Text(place.map { "at \($0)" } ?? "nowhere")
  }
}

private struct SwitchOnly: View {
  @AccessibilityFocusState(for: .switchControl) private var isFocused: Bool

  var body: some View {
    Text("Title").accessibilityFocused($isFocused)
    Text(isFocused ? "true" : "false")
  }
}

private struct Combined: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("Bailey").accessibilityFocused($isFocused)
      Text("beagle")
    }
    .accessibilityElement(children: .combine)
    Text(isFocused ? "true" : "false")
  }
}

private struct Fields: View {
  enum Field { case a, b, missing }
  @FocusState private var field: Field?

  var body: some View {
    Text("A").focused($field, equals: .a)
    Text("B").focused($field, equals: .b)
    Text(field.map { "\($0)" } ?? "none")
    Button("To B") { field = .b }
    Button("Away") { field = nil }
  }
}

private struct Defaulted: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("field").focused($isFocused).defaultFocus($isFocused, true)
    Text(isFocused ? "true" : "false")
  }
}

private struct DogKey: FocusedValueKey {
  typealias Value = String
}

private struct WindowKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var dog: String? {
    get { self[DogKey.self] }
    set { self[DogKey.self] = newValue }
  }

  fileprivate var window: String? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }
}

private struct Editors: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    Text("Editor").focused($isFocused).focusedValue(\.dog, "Bailey").focusedSceneValue(\.window, "window")
    Commands()
    Button("Focus") { isFocused = true }
  }
}

private struct Commands: View {
  @FocusedValue(\.dog) private var dog
  @FocusedValue(\.window) private var window

  var body: some View {
    Text("\(dog ?? "nothing") in use")
    Text(window ?? "no window")
  }
}

private struct TwoStates: View {
  let isSwapped: Bool
  @AccessibilityFocusState private var isFirst: Bool
  @AccessibilityFocusState private var isSecond: Bool

  init(isSwapped: Bool) {
    self.isSwapped = isSwapped
  }

  var body: some View {
    Button("Set") {
      if isSwapped {
        isSecond = true
        isFirst = true
      } else {
        isFirst = true
        isSecond = true
      }
    }
    Text("First").accessibilityFocused($isFirst)
    Text("Second").accessibilityFocused($isSecond)
  }
}
