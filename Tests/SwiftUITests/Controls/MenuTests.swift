import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Menus", .timeLimit(.minutes(10)))
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

  @Test("3.4 Menu: its entries have the words, traits and order that a UIKit menu of the same has")
  func sameAsUIKit() async throws {
    func menu() -> UIMenu {
      UIMenu(children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in },
        UIAction(title: "Show", state: .on) { _ in },
        UIAction(title: "Mixed", state: .mixed) { _ in },
        UIMenu(title: "Part", options: .displayInline, children: [UIAction(title: "Inner") { _ in }]),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Size") { _ in }]),
        UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in }]),
        UIAction(title: "Gone", attributes: .disabled) { _ in },
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
    }
    let button = UIButton(type: .system)
    button.setTitle("Options", for: .normal)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    var heard: [[String]] = []
    try await hosting(button) { screen in
      try await screen.activate("Options")
      try await screen.voiceOver.flickRight(times: 12)
      heard.append(screen.heard)
    }
    try await hosting(Options()) { screen in
      try await screen.activate("Options")
      try await screen.voiceOver.flickRight(times: 12)
      heard.append(screen.heard)
    }
    #expect(
      heard[1] == [
        "Options, pop up button", "Copy, button", "Selected, Show, button", "Selected, Mixed, button", "Part",
        "Inner, button", "Selected, Name, button", "Size, button", "More, button", "Gone, dimmed, button",
        "Delete, button", "Dismiss context menu, button",
      ])
    #expect(heard[0] == heard[1])
  }

  @Test(
    "Where the cursor goes when a menu closed is one rule for SwiftUI and UIKit",
    arguments: [([:], "Before"), (["menu.leaving": "returned"], "Menu, pop up button")])
  func leaving(choices: [String: String], heard: String) async throws {
    let views = VStack {
      Text("Before")
      Menu("Menu") { Button("Feed") {} }
    }
    try await hosting(views, rules: RuleChoices(choices)) { screen in
      try await screen.activate("Menu")
      try await screen.activate("Feed")
      #expect(screen.lastHeard.last == heard)
      let counted = try screen.element(named: heard == "Before" ? "Before" : "Menu").rules.map(\.name)
      #expect(counted.contains("menu.leaving"))
    }
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Before"
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Feed") { _ in }])
    button.showsMenuAsPrimaryAction = true
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    try await hosting(stack, rules: RuleChoices(choices)) { screen in
      try await screen.activate("Menu")
      try await screen.activate("Feed")
      #expect(screen.lastHeard.last == heard)
    }
  }

  @Test("An open menu lies at its button, and each entry has a row as high as a finger needs")
  func places() throws {
    let screen = Screen {
      VStack {
        Menu("Top") {
          Button("One") {}
          Divider()
          Button("Two") {}
        }
        Spacer()
      }
    }
    let button = try #require(screen.element("Top")).frame
    screen.activate("Top")
    let (one, two) = (try #require(screen.element("One")).frame, try #require(screen.element("Two")).frame)
    #expect(one.minY >= button.maxY && one.minY < button.maxY + 40)
    #expect(two.center.y - one.center.y == 52)
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

private struct Options: View {
  @State private var isShown = true
  @State private var parts = [true, false]
  @State private var sort = "Name"

  var body: some View {
    Menu("Options") {
      Button("Copy", systemImage: "doc.on.doc") {}
      Toggle("Show", isOn: $isShown)
      Toggle("Mixed", sources: [$parts[0], $parts[1]], isOn: \.self)
      Section("Part") { Button("Inner") {} }
      Picker("Sort", selection: $sort) {
        Text("Name").tag("Name")
        Text("Size").tag("Size")
      }
      Menu("More") { Button("Deep") {} }
      Button("Gone") {}.disabled(true)
      Button("Delete", role: .destructive) {}
    }
  }
}
