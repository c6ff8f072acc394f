import EarshotTesting
import SwiftUI
import Testing

/// Every stock container in every style, one screen a style.
///
/// - Source: Behaviour 3.4
@MainActor
@Suite("What is heard of containers in each of their styles", .timeLimit(.minutes(10)))
struct ContainerStyleTests {
  struct Style: CustomTestStringConvertible, Sendable {
    let name: String
    let applied: @MainActor @Sendable (AnyView) -> AnyView
    var testDescription: String { name }

    init<Styled: View>(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> Styled) {
      self.name = name
      applied = { AnyView(apply($0)) }
    }
  }

  @Test(
    "Lists",
    arguments: [
      Style("Automatic") { $0.listStyle(.automatic) }, Style("Plain") { $0.listStyle(.plain) },
      Style("Grouped") { $0.listStyle(.grouped) }, Style("Inset") { $0.listStyle(.inset) },
      Style("InsetGrouped") { $0.listStyle(.insetGrouped) }, Style("Sidebar") { $0.listStyle(.sidebar) },
    ])
  func lists(style: Style) async throws {
    let list = AnyView(
      List {
        Section("Dogs") {
          Text("Bailey").badge(2)
          NavigationLink("Rex") { Text("Rex's page") }
          HStack {
            Text("Luna")
            Text("Terrier")
          }
        }
      })
    let screen = NavigationStack { style.applied(list) }
    try await hosting(screen) { try await $0.expectTranscript(named: "List\(style.name)") }
  }

  @Test(
    "Forms",
    arguments: [
      Style("Automatic") { $0.formStyle(.automatic) }, Style("Grouped") { $0.formStyle(.grouped) },
      Style("Columns") { $0.formStyle(.columns) },
    ])
  func forms(style: Style) async throws {
    let form = AnyView(
      Form {
        Section {
          TextField("Name", text: .constant("Bailey"))
          LabeledContent("Weight", value: "25 pounds")
          Toggle("Vaccinated", isOn: .constant(true))
        } header: {
          Text("Dog")
        } footer: {
          Text("Ask the vet")
        }
      })
    try await hosting(style.applied(form)) { try await $0.expectTranscript(named: "Form\(style.name)") }
  }

  @Test(
    "Tabs",
    arguments: [
      Style("Automatic") { $0.tabViewStyle(.automatic) }, Style("Bar") { $0.tabViewStyle(.tabBarOnly) },
      Style("Sidebar") { $0.tabViewStyle(.sidebarAdaptable) }, Style("Page") { $0.tabViewStyle(.page) },
    ])
  func tabs(style: Style) async throws {
    let tabs = AnyView(
      TabView {
        Text("All dogs").tabItem { Label("Dogs", systemImage: "dog") }
        Text("All cats").tabItem { Label("Cats", systemImage: "cat") }.badge(3)
      })
    try await hosting(style.applied(tabs)) { try await $0.expectTranscript(named: "Tabs\(style.name)") }
  }

  @Test(
    "Split views",
    arguments: [
      Style("Automatic") { $0.navigationSplitViewStyle(.automatic) },
      Style("Balanced") { $0.navigationSplitViewStyle(.balanced) },
      Style("Prominent") { $0.navigationSplitViewStyle(.prominentDetail) },
    ])
  func splitViews(style: Style) async throws {
    let split = AnyView(
      NavigationSplitView {
        List { Text("Bailey") }.navigationTitle("Dogs")
      } detail: {
        Text("Choose a dog")
      })
    try await hosting(style.applied(split)) { try await $0.expectTranscript(named: "Split\(style.name)") }
  }

  private struct Dog: Identifiable {
    let name: String
    let weight: String
    var id: String { name }
  }

  @Test(
    "Tables",
    arguments: [
      Style("Automatic") { $0.tableStyle(.automatic) }, Style("Inset") { $0.tableStyle(.inset) },
    ])
  func tables(style: Style) async throws {
    let dogs = [Dog(name: "Bailey", weight: "25 pounds"), Dog(name: "Rex", weight: "40 pounds")]
    let table = AnyView(
      Table(dogs) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight)
      })
    try await hosting(style.applied(table)) { try await $0.expectTranscript(named: "Table\(style.name)") }
  }

  @Test("A bar with a title, a way back and tools")
  func bar() async throws {
    let stack = NavigationStack(path: .constant([1])) {
      Text("All dogs").navigationTitle("Dogs")
        .navigationDestination(for: Int.self) { _ in
          Text("A beagle").navigationTitle("Bailey")
            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
    }
    try await hosting(stack) { try await $0.expectTranscript(named: "Bar") }
  }
}
