import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
  @Test("A menu is a button that opens a list above the screen, with a way out")
  func menu() throws {
    let screen = Screen { Sorting() }
    #expect(screen.labels == ["Sort", "by none"])
    #expect(screen.element("Sort")?.traits.contains(.button) == true)
    screen.activate("Sort")
    #expect(screen.labels == ["By name", "Direction", "Descending", "Dismiss context menu"])
    #expect(screen.element("Direction")?.traits.contains(.header) == false)
    screen.activate("By name")
    #expect(screen.labels == ["Sort", "by name"])
  }

  @Test("A menu closes without a change")
  func dismissing() throws {
    let screen = Screen { Sorting() }
    screen.activate("Sort")
    screen.activate("Dismiss context menu")
    #expect(screen.labels == ["Sort", "by none"])
  }

  @Test("A menu within a menu opens its own list")
  func nested() throws {
    let screen = Screen {
      Menu("Outer") {
        Button("First") {}
        Menu("Inner") { Button("Deep") {} }
      }
    }
    screen.activate("Outer")
    #expect(screen.labels == ["First", "Inner", "Dismiss context menu"])
    screen.activate("Inner")
    #expect(screen.labels == ["Deep", "Dismiss context menu"])
    screen.activate("Deep")
    #expect(screen.labels == ["Outer"])
  }

  @Test("A menu with a primary action does it when activated, and opens by an action")
  func primaryAction() throws {
    let screen = Screen { Adding() }
    screen.activate("Add")
    #expect(screen.labels == ["Add", "1 dogs"])
    let menu = try #require(screen.element("Add"))
    #expect(menu.actions.map(\.name.string) == ["Show menu"])
    screen.request(.perform(menu.id, menu.actions[0].id))
    #expect(screen.labels == ["Add two", "Dismiss context menu"])
  }

  @Test("3.2 contextMenu: its entries are actions and open at a long press, which rests on a rule")
  func heldMenu() throws {
    let screen = Screen {
      Text("Bailey").contextMenu { Button("Feed") {} }
      Text("Rex").contextMenu { if Bool(false) { Button("Feed") {} } }
    }
    let bailey = try #require(screen.element("Bailey"))
    #expect(bailey.rules.map(\.name) == ["contextMenu.entries"])
    #expect(screen.element("Rex")?.rules.isEmpty == true)
    #expect(screen.request(.longPress(bailey.id)) == .handled(by: bailey.id))
    #expect(screen.labels == ["Feed", "Dismiss context menu"])
    screen.activate("Feed")
    #expect(screen.labels == ["Bailey", "Rex"])
  }

  @Test("The buttons of a context menu are actions of the view")
  func contextMenu() throws {
    try HeardScreen.showing {
      Text("Bailey").contextMenu {
        Button("Feed") {}
        Button("Walk") {}
      }
    } _: { screen in
      try #expect(screen.actions(screen.only()) == ["Feed", "Walk"])
    }
  }
}

private struct Sorting: View {
  @State private var order = "none"

  var body: some View {
    Menu("Sort") {
      Button("By name") { order = "name" }
      Section("Direction") { Button("Descending") {} }
    }
    Text("by \(order)")
  }
}

private struct Adding: View {
  @State private var count = 0

  var body: some View {
    Menu("Add") {
      Button("Add two") { count += 2 }
    } primaryAction: {
      count += 1
    }
    Text("\(count) dogs")
  }
}
