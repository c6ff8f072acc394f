import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Navigation", .timeLimit(.minutes(10)))
struct NavigationTests {
  @Test(
    "10.22: going back leads to the first stop, or to what had the cursor where that is the choice",
    arguments: [([:], "Kennel, heading"), (["navigation.wayBack": "returned"], "Bailey, button")])
  func wayBack(choices: [String: String], heard: String) async throws {
    let stack = NavigationStack {
      VStack {
        Text("Three dogs")
        NavigationLink("Bailey") { Text("Beagle") }
      }
      .navigationTitle("Kennel")
    }
    try await hosting(stack, rules: RuleChoices(choices)) { screen in
      try await screen.activate("Bailey")
      try await screen.escape()
      #expect(screen.lastHeard.last == heard)
    }
  }

  @Test("The title of a screen is a heading before its content")
  func title() {
    let screen = Screen { Kennel() }
    #expect(screen.labels == ["Kennel", "Bailey", "Rex"])
    #expect(screen.element("Kennel")?.traits.contains(.header) == true)
    #expect(screen.element("Bailey")?.traits.contains(.button) == true)
  }

  @Test("A link pushes its screen; the back button bears the title of the one below")
  func push() {
    let screen = Screen { Kennel() }
    screen.activate("Bailey")
    #expect(screen.labels == ["Kennel", "Details", "About Bailey"])
    #expect(screen.element("Kennel")?.traits.contains(.backButton) == true)
    screen.activate("Kennel")
    #expect(screen.labels == ["Kennel", "Bailey", "Rex"])
  }

  @Test("The escape gesture goes back, and is declined on the first screen")
  func escape() {
    let screen = Screen { Kennel() }
    #expect(screen.request(.escape(screen.element("Rex")?.id)) == .declined)
    screen.activate("Rex")
    #expect(screen.request(.escape(screen.element("About Rex")?.id)) != .declined)
    #expect(screen.labels == ["Kennel", "Bailey", "Rex"])
  }

  @Test("A change of screen is told")
  func notification() {
    let screen = Screen { Kennel() }
    _ = screen.host.takeEvents()
    guard let id = screen.element("Rex")?.id else { return }
    screen.host.perform(Request(id: .init(rawValue: 7), version: screen.host.version, kind: .activate(id)))
    let below = screen.host.tree.stops.first { screen.host.tree[$0]?.label == "About Rex" }
    let arrival = AccessibilityModel.Notification.screenChanged(below.map { .element($0) } ?? .none)
    #expect(below != nil)
    #expect(screen.host.takeEvents().contains(.notification(arrival)))
  }

  @Test("A link outside a stack is dimmed")
  func lonelyLink() {
    let screen = Screen { NavigationLink("Lost") { Text("Nowhere") } }
    #expect(screen.element("Lost")?.traits.contains(.notEnabled) == true)
  }

  @Test("A pushed screen follows what changes beneath it, and what is beneath keeps its state")
  func follows() {
    let screen = Screen { Counting() }
    screen.activate("Add 0")
    screen.activate("Open")
    #expect(screen.labels == ["Back", "Seen 1, given 1", "Raise", "Leave"])
    screen.activate("Raise")
    #expect(screen.labels == ["Back", "Seen 2, given 2", "Raise", "Leave"])
    screen.activate("Leave")
    #expect(screen.labels == ["Add 2", "Open", "gone 1"])
  }

  @Test("Preferences reach outwards, reduced in order, and changes are heard")
  func preferences() {
    let screen = Screen { Collector() }
    #expect(screen.labels == ["a b", "Add"])
    screen.activate("Add")
    #expect(screen.labels == ["a b c", "Add"])
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Button("Add \(count)") { count += 1 }
      Opener(given: count, count: $count)
    }
  }
}

private struct Opener: View {
  let given: Int
  @Binding var count: Int
  @State private var leavings = 0

  var body: some View {
    NavigationLink("Open") { Opened(given: given, count: $count) }
      .onDisappear { leavings += 1 }
    if leavings > 0 { Text("gone \(leavings)") }
  }
}

private struct Opened: View {
  let given: Int
  @Binding var count: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Seen \(count), given \(given)")
    Button("Raise") { count += 1 }
    Button("Leave") { dismiss() }
  }
}

private struct Kennel: View {
  var body: some View {
    NavigationStack {
      List(["Bailey", "Rex"], id: \.self) { name in
        NavigationLink(name) { Text("About \(name)").navigationTitle("Details") }
      }
      .navigationTitle("Kennel")
    }
  }
}

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Collector: View {
  @State private var names: [String] = []
  @State private var hasMore = false

  var body: some View {
    Text(names.joined(separator: " "))
    VStack {
      Color.clear.preference(key: NamesKey.self, value: ["a"])
      Color.clear.preference(key: NamesKey.self, value: ["b"])
      if hasMore { Color.clear.preference(key: NamesKey.self, value: ["c"]) }
    }
    .onPreferenceChange(NamesKey.self) { names = $0 }
    Button("Add") { hasMore = true }
  }
}
