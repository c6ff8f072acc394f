import SwiftUI
import Testing

@MainActor
@Suite("Stored values")
struct StorageTests {
  @Test("Views that store under one name share the value")
  func shared() {
    let screen = Screen {
      VStack {
        Switch(title: "First")
        Switch(title: "Second")
      }
    }
    screen.activate("First false")
    #expect(screen.labels == ["First true", "Second true"])
  }

  @Test("Another app begins with nothing stored, and nothing is written outside")
  func forgotten() {
    let first = Screen { Switch(title: "First") }
    first.activate("First false")
    #expect(UserDefaults.standard.object(forKey: "isOn") == nil)
    let second = Screen { Switch(title: "Second") }
    #expect(second.labels == ["Second false"])
  }

  @Test("Raw values, addresses and absent values are stored too")
  func kinds() {
    let screen = Screen { Kinds() }
    #expect(screen.labels == ["small nil nil", "Set"])
    screen.activate("Set")
    #expect(screen.labels == ["large x:y Rex", "Set"])
  }

  @Test("Which tabs a person wants to see is stored, and forgotten when the app says so")
  func tabs() {
    let screen = Screen {
      VStack {
        Customized()
        Customized()
      }
    }
    #expect(screen.labels == ["automatic", "Reset", "automatic", "Reset"])
    screen.activate("automatic")
    #expect(screen.labels == ["hidden", "Reset", "hidden", "Reset"])
    screen.activate("Reset")
    #expect(screen.labels == ["automatic", "Reset", "automatic", "Reset"])
  }

  @Test("What is wanted of a tab and of a group of tabs is told apart")
  func customization() {
    var wanted = TabViewCustomization()
    wanted[sidebarVisibility: "dogs"] = .visible
    wanted[section: "pets"].tabOrder = ["cats", "dogs"]
    #expect(wanted[tab: "dogs"].sidebarVisibility == .visible)
    #expect(wanted[tab: "dogs"].tabBarVisibility == .automatic)
    wanted.resetVisibility()
    #expect(wanted[tab: "dogs"].sidebarVisibility == .automatic)
    #expect(wanted[section: "pets"].tabOrder == ["cats", "dogs"])
    wanted[section: "pets"].resetTabOrder()
    #expect(wanted == TabViewCustomization())
  }

  @Test("A value of a window outlives the view that stored it")
  func window() {
    let screen = Screen { Windowed() }
    screen.activate("Tab 0")
    screen.activate("Hide")
    screen.activate("Hide")
    #expect(screen.labels == ["Tab 1", "Hide"])
  }

  @Test("A namespace is the same at each evaluation and no other view's")
  func namespace() {
    let names = Names()
    let screen = Screen { Naming(names: names) }
    screen.activate("Again")
    #expect(Set(names.first).count == 1)
    #expect(names.first.count == 2)
    #expect(Set(names.second).isDisjoint(with: names.first))
  }

  @Test("L1: a scaled metric grows with the text size")
  func scaledMetric() {
    let screen = Screen {
      VStack {
        Metric()
        Metric().dynamicTypeSize(.accessibility5)
      }
    }
    #expect(screen.labels == ["17", "48"])
  }
}

private struct Switch: View {
  let title: String
  @AppStorage("isOn") private var isOn = false

  var body: some View {
    Button("\(title) \("\(isOn)")") { isOn.toggle() }
  }
}

private enum Size: String {
  case small, large
}

private struct Kinds: View {
  @AppStorage("size") private var size = Size.small
  @AppStorage("page") private var page: URL?
  @AppStorage("name") private var name: String?

  var body: some View {
    Text("\(size.rawValue) \(page?.absoluteString ?? "nil") \(name ?? "nil")")
    Button("Set") {
      size = .large
      page = URL(string: "x:y")
      name = "Rex"
    }
  }
}

private struct Customized: View {
  @AppStorage("tabs") private var customization: TabViewCustomization

  var body: some View {
    Button(String(describing: customization[tab: "dogs"].sidebarVisibility)) {
      customization[tab: "dogs"].sidebarVisibility = .hidden
    }
    .tabViewCustomization($customization)
    Button("Reset") { customization.resetVisibility() }
  }
}

private struct Windowed: View {
  @State private var isShown = true

  var body: some View {
    if isShown { TabButton() }
    Button("Hide") { isShown.toggle() }
  }
}

private struct TabButton: View {
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    Button("Tab \(tab)") { tab += 1 }
  }
}

private final class Names {
  var first: [Namespace.ID] = []
  var second: [Namespace.ID] = []
}

private struct Naming: View {
  let names: Names
  @Namespace private var first
  @Namespace private var second
  @State private var round = 0

  var body: some View {
    let _ = note()
    Text("\(round)")
    Button("Again") { round += 1 }
  }

  private func note() {
    names.first.append(first)
    names.second.append(second)
  }
}

private struct Metric: View {
  @ScaledMetric private var side = 17.0

  var body: some View { Text("\(Int(side.rounded()))") }
}
