import SwiftUI
import Testing

@MainActor
@Suite("Tabs that are put together")
struct TabBuilderTests {
  @Test("A function puts tabs together, some on a condition", arguments: [false, true])
  func builder(isRich: Bool) {
    let screen = Screen { TabView { tabs(isRich) } }
    #expect(
      screen.labels == ["Home screen", "Home"] + (isRich ? ["Shop", "Search"] : ["Basket", "Search"]))
  }

  @TabContentBuilder<Never> private func tabs(_ isRich: Bool) -> some TabContent<Never> {
    Tab("Home", systemImage: "house") { Text("Home screen") }
    if isRich {
      Tab("Shop", systemImage: "cart") { Text("Shop screen") }
    } else {
      Tab("Basket", systemImage: "basket") { Text("Basket screen") }
    }
    Own()
  }

  @Test("A tab that is hidden in the bar is not in it; one that is hidden beside the screen is")
  func visibility() {
    func labels(_ placement: AdaptableTabBarPlacement) -> [String] {
      Screen {
        TabView {
          Tab("Home", systemImage: "house") { Text("Home screen") }
          Tab("Shop", systemImage: "cart") { Text("Shop screen") }
            .defaultVisibility(.hidden, for: placement)
        }
      }
      .labels
    }
    #expect(labels(.tabBar) == ["Home screen", "Home"])
    #expect(labels(.sidebar) == ["Home screen", "Home", "Shop"])
  }

  @Test("A tab to search in stands last, and has the system's words where it has none")
  func roles() {
    let role: TabRole = .search
    let screen = Screen {
      TabView {
        Tab(role: role) { Text("Nothing found") }
        Tab("Home", systemImage: "house") { Text("Home screen") }
      }
    }
    #expect(screen.labels.last == "Search")
  }
}

private struct Own: TabContent {
  typealias TabValue = Never

  var body: some TabContent<Never> { Tab("Search", systemImage: "star") { Text("Found") } }
}
