import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Navigation")
struct NavigationTests {
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
    #expect(screen.host.takeEvents().contains(.notification(.screenChanged(.none))))
  }

  @Test("A link outside a stack is dimmed")
  func lonelyLink() {
    let screen = Screen { NavigationLink("Lost") { Text("Nowhere") } }
    #expect(screen.element("Lost")?.traits.contains(.notEnabled) == true)
  }

  @Test("Preferences reach outwards, reduced in order, and changes are heard")
  func preferences() {
    let screen = Screen { Collector() }
    #expect(screen.labels == ["a b", "Add"])
    screen.activate("Add")
    #expect(screen.labels == ["a b c", "Add"])
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
