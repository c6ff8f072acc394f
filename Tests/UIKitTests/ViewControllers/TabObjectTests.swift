import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tabs that are objects, and groups of buttons", .timeLimit(.minutes(10)))
struct TabObjectTests {
  @Test("Tabs make their screens and their words; a group is one tab that leads to its own screen")
  func tabs() async throws {
    let controller = UITabBarController()
    let dogs = UITab(title: "Dogs", image: UIImage(systemName: "dog"), identifier: "dogs") { _ in
      Page("Dogs", ["Bailey"])
    }
    let cats = UITab(title: "Cats", image: nil, identifier: "cats") { _ in Page("Cats", ["Tom"]) }
    let others = UITabGroup(title: "Others", image: nil, identifier: "others", children: [cats])
    controller.tabs = [dogs, others, UISearchTab { _ in Page("Search", ["Find"]) }]
    try await hosting(controller) { screen in
      #expect(screen.heard.first == "Bailey")
      try await screen.focus("Others")
      #expect(screen.lastHeard.last?.hasSuffix("Others, tab, 2 of 3") == true)
      try await screen.voiceOver.doubleTap()
      #expect(controller.selectedTab === others)
      #expect(try screen.element(named: "Tom").label == "Tom")
      dogs.badgeValue = "3"
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Dogs").value == "3 items")
      dogs.isHidden = true
      try await screen.advance(by: .zero)
      #expect(controller.viewControllers?.count == 2)
      #expect(controller.tab(forIdentifier: "cats") === cats)
    }
  }

  @Test("Choosing the tab of a search begins the search where it is told to", arguments: [true, false])
  func searchTab(begins: Bool) async throws {
    let search = UISearchTab { _ in
      let page = Page("Search", ["Find"])
      page.navigationItem.searchController = UISearchController()
      return UINavigationController(rootViewController: page)
    }
    search.automaticallyActivatesSearch = begins
    let dogs = UITab(title: "Dogs", image: nil, identifier: "dogs") { _ in Page("Dogs", ["Bailey"]) }
    let controller = UITabBarController()
    controller.tabs = [dogs, search]
    try await hosting(controller) { screen in
      try await screen.activate("Search")
      let fields = screen.tree.stops.compactMap { screen.tree[$0] }.filter {
        $0.traits.contains(.searchField)
      }
      #expect(fields.count == 1)
      #expect(fields.first?.traits.contains(.isEditing) == begins)
    }
  }

  @Test("Groups of buttons stand at the sides of a bar in the order in which they are given")
  func groups() async throws {
    let page = Page("Dogs", ["Bailey"])
    func button(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }
    page.navigationItem.leadingItemGroups = [.fixedGroup(items: [button("Add")])]
    page.navigationItem.trailingItemGroups = [
      .fixedGroup(items: [button("Share"), button("Sort")]),
      button("Hide").creatingOptionalGroup(customizationIdentifier: "x", isInDefaultCustomization: false),
    ]
    page.navigationItem.pinnedTrailingGroup = button("More").creatingFixedGroup()
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      let names = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(names == ["Add", "Dogs", "Share", "Sort", "More", "Bailey"])
    }
  }
}
