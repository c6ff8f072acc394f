import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Tab bar controllers", .timeLimit(.minutes(10)))
struct TabTests {
  private func tabs(_ titles: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { Page($0, ["\($0) page"]) }
    return tabs
  }

  @Test("Tabs say which of how many they are, the chosen one that it is, and what their badge shows")
  func positions() async throws {
    let tabs = tabs(["Kennel", "Search", "Messages"])
    tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
    try await hosting(tabs) { screen in
      try await screen.voiceOver.flickRight(times: 3)
      #expect(
        screen.heard == [
          "Kennel page", "Tab bar, selected, Kennel, tab, 1 of 3", "Search, tab, 2 of 3",
          "Messages, 3 items, tab, 3 of 3",
        ])
    }
  }

  final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Dogs"
      navigationItem.largeTitleDisplayMode = .always
      toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test(
    "10.2: a large title, rows that are scrolled, a toolbar and tabs are heard in this order, there and back")
  func scrolledTable() async throws {
    let navigation = UINavigationController(rootViewController: Rows())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    navigation.tabBarItem = UITabBarItem(title: "Kennel", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("Search")]
    let order = ["Dogs"] + (0..<40).map { "Row \($0)" } + ["Sort", "Kennel", "Search"]
    try await hosting(tabs) { screen in
      @MainActor func walk(_ step: @MainActor () async throws -> Void) async throws -> [String] {
        var labels = [screen.focused?.label?.string ?? ""]
        for _ in 0..<60 {
          let before = screen.focused?.id
          try await step()
          if screen.focused?.id == before { break }
          labels.append(screen.focused?.label?.string ?? "")
        }
        return labels
      }
      try await screen.voiceOver.send(.gesture(.fourFingerTapTop))
      let there = try await walk { try await screen.voiceOver.flickRight() }
      #expect(there == order)
      let back = try await walk { try await screen.voiceOver.flickLeft() }
      #expect(back == order.reversed())
      let ending = try await screen.tour().end
      #expect(ending == .boundary)
    }
  }

  @Test("Choosing a tab says so, keeps the cursor on it, and shows the other screen")
  func choosing() async throws {
    let tabs = tabs(["Kennel", "Search"])
    let pages = tabs.viewControllers?.compactMap { $0 as? Page } ?? []
    try await hosting(tabs) { screen in
      _ = pages[0].takeLog()
      try await screen.activate("Search")
      #expect(screen.lastHeard.last == "Selected, Search, tab, 2 of 2")
      #expect(screen.focused?.label == "Search")
      #expect(tabs.selectedIndex == 1)
      #expect(pages[0].takeLog() == ["will disappear", "did disappear"])
      #expect(pages[1].takeLog().suffix(3) == ["will appear", "is appearing", "did appear"])
      try await screen.voiceOver.flickLeft(times: 2)
      #expect(
        screen.lastHeard == ["Selected, Search", "Search page"].suffix(1)
          || screen.lastHeard.last == "Search page")
    }
  }

  @Test("The delegate decides about a tab; choosing the chosen one goes back to its first screen")
  func delegate() async throws {
    final class Keeper: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "Search" }
    }
    let keeper = Keeper()
    let navigation = UINavigationController(rootViewController: Page("Kennel"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("Search")]
    tabs.delegate = keeper
    try await hosting(tabs) { screen in
      navigation.tabBarItem.title = "Dogs"
      try await screen.activate("Search")
      #expect(tabs.selectedIndex == 0)
      navigation.pushViewController(Page("Bailey"), animated: false)
      try await screen.activate("Dogs")
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test("Screens beyond the fifth tab are listed under More")
  func more() async throws {
    let tabs = tabs(["A", "B", "C", "D", "E", "F"])
    try await hosting(tabs) { screen in
      try await screen.activate("More")
      #expect(screen.focused?.label == "More")
      try await screen.activate("F")
      #expect(tabs.selectedViewController?.title == "F")
      #expect(try screen.element(named: "F page").label == "F page")
    }
  }
}
