import EarshotTesting
import Testing

@testable import SwiftUI

@MainActor
@Suite("Groups of what is no view", .timeLimit(.minutes(10)))
struct GroupedContentTests {
  @Test(
    "Items of a bar stand where their group does, and are there on its condition", arguments: [true, false])
  func toolbar(isDated: Bool) {
    struct Bars: View {
      let isDated: Bool

      private var dates: some ToolbarContent {
        Group {
          if isDated {
            ToolbarItem(placement: .topBarLeading) { Button("Today") {} }
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
        }
      }

      var body: some View {
        NavigationStack {
          Text("Content").navigationTitle("Events").toolbar { dates }
        }
      }
    }
    let screen = Screen { Bars(isDated: isDated) }
    #expect(screen.labels == (isDated ? ["Today"] : []) + ["Add", "Events", "Content"])
  }

  @Test("Tabs of a group are tabs of the view")
  func tabs() {
    let screen = Screen {
      TabView {
        Group {
          Tab("Home", systemImage: "house") { Text("Home screen") }
          Tab("Shop", systemImage: "cart") { Text("Shop screen") }
        }
        Tab("Help", systemImage: "questionmark") { Text("Help screen") }
      }
    }
    #expect(screen.labels == ["Home screen", "Home", "Shop", "Help"])
  }

  @Test("FK9: commands of a group are commands of the app, and scenes of a group are scenes of it")
  func commands() async throws {
    try await hosting(GroupedApp()) { screen in
      #expect(screen.heard == ["Kennel"])
      let shortcuts = try await screen.keyboard.shortcuts
      #expect(shortcuts == ["Feed: Command F", "Walk: Command W"])
    }
  }

  @Test("Rows of a group are rows of the table")
  func rows() {
    struct Pets: View {
      struct Pet: Identifiable {
        let id: String
      }

      var body: some View {
        Table(of: Pet.self) {
          TableColumn("Name") { Text($0.id) }
        } rows: {
          Group {
            TableRow(Pet(id: "Anna"))
            TableRow(Pet(id: "Bert"))
          }
          TableRow(Pet(id: "Carl"))
        }
      }
    }
    #expect(Screen { Pets() }.labels == ["Anna", "Bert", "Carl"])
  }
}

private struct GroupedApp: App {
  var body: some Scene {
    Group {
      WindowGroup { Text("Kennel") }
    }
    .commands {
      Group {
        CommandMenu("Dogs") {
          Button("Feed") {}.keyboardShortcut("f")
          Button("Walk") {}.keyboardShortcut("w")
        }
      }
    }
  }
}
