import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing
import TreeFormat

/// Links in lists with a selection of the type of their values.
@MainActor
@Suite("Links that choose a row", .timeLimit(.minutes(10)))
struct LinkSelectionTests {
  private static let wide = LaunchOptions(
    platform: .iPadOS, screenSize: Size(width: 1_024, height: 768))

  @Test("3.4: on a phone a link of a sidebar chooses its row, and the next column comes up with it")
  func collapsed() async throws {
    try await hosting(Shelter()) { screen in
      try await screen.activate("Rex")
      // 10.22: a push leads below the title.
      #expect(screen.lastHeard.last == "Barks")
      #expect(try screen.element(named: "About Rex").traits.contains(.header))
      try await screen.escape()
      #expect(try screen.element(named: "Nobody").label == "Nobody")
      try await screen.activate("Cats")
      #expect(screen.lastHeard.last == "Purr")
      #expect(try screen.element(named: "All about cats").traits.contains(.header))
    }
  }

  @Test("3.4: where there is space the link is chosen, and the column beside shows it")
  func sideBySide() async throws {
    try await hosting(Shelter(), environment: Self.wide) { screen in
      try await screen.activate("Rex")
      #expect(try screen.element(named: "Rex").traits.contains(.selected))
      #expect(try screen.element(named: "About Rex").traits.contains(.header))
      try await screen.activate("Cats")
      #expect(try !screen.element(named: "Rex").traits.contains(.selected))
      #expect(try screen.element(named: "Cats").traits.contains(.selected))
    }
  }

  @Test("3.4: in a stack the link chooses its row and pushes the screen of its value")
  func stack() async throws {
    try await hosting(Stack()) { screen in
      try await screen.activate("Rex")
      #expect(try screen.element(named: "Rex is chosen").traits.contains(.header))
      try await screen.escape()
      try await screen.activate("3")
      #expect(try screen.element(named: "Rex and 3").traits.contains(.header))
    }
  }
}

private enum Panel: Hashable {
  case dog(String)
  case cats
}

private struct Shelter: View {
  @State private var panel: Panel?

  var body: some View {
    NavigationSplitView {
      List(selection: $panel) {
        if panel == nil { Text("Nobody") }
        NavigationLink("Cats", value: Panel.cats)
        Section("Dogs") {
          ForEach(["Rex", "Bailey"], id: \.self) { NavigationLink($0, value: Panel.dog($0)) }
        }
      }
      .navigationTitle("Shelter")
    } detail: {
      NavigationStack {
        switch panel {
        case .dog(let name): Text("Barks").navigationTitle("About \(name)")
        case .cats: Text("Purr").navigationTitle("All about cats")
        case nil: Text("Choose")
        }
      }
    }
  }
}

private struct Stack: View {
  @State private var dog: String?

  var body: some View {
    NavigationStack {
      List(selection: $dog) {
        NavigationLink("Rex", value: "Rex")
        NavigationLink("3", value: 3)
      }
      .navigationDestination(for: String.self) { _ in
        Text("Barks").navigationTitle("\(dog ?? "Nobody") is chosen")
      }
      .navigationDestination(for: Int.self) { number in
        Text("Barks").navigationTitle("\(dog ?? "Nobody") and \(number)")
      }
      .navigationTitle("Shelter")
    }
  }
}
