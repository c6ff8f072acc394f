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
