import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Navigation controllers", .timeLimit(.minutes(10)))
struct NavigationTests {
  /// A kennel whose button leads to a dog.
  private func kennel(_ dog: @escaping @MainActor () -> UIViewController) -> UINavigationController {
    let navigation = UINavigationController()
    let page = Page(
      "Kennel", ["Three dogs"],
      buttons: [("Bailey", { navigation.pushViewController(dog(), animated: true) })])
    navigation.viewControllers = [page]
    return navigation
  }

  @Test(
    "10.22: what is pushed is met below its title, which is a heading, and going back leads to the first stop"
  )
  func pushAndPop() async throws {
    try await hosting(kennel { Page("Bailey", ["Beagle"]) }, name: "Kennel") { screen in
      #expect(screen.heard == ["Kennel, heading"])
      try await screen.activate("Bailey")
      #expect(screen.lastHeard.last == "Beagle")
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Bailey, heading"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Kennel, back button"])
      try await screen.activate("Kennel")
      #expect(screen.lastHeard.last == "Kennel, heading")
    }
  }

  @Test("10.22: going back leads to what had the cursor where that is the choice")
  func wayBack() async throws {
    try await hosting(kennel { Page("Bailey", ["Beagle"]) }, rules: ["navigation.wayBack": "returned"]) {
      screen in
      try await screen.activate("Bailey")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Bailey, button")
      #expect(try screen.element(named: "Bailey").rules.map(\.name) == ["navigation.wayBack"])
    }
  }

  @Test("A tab shows what the first screen of a stack has for it, until the stack has a tab of its own")
  func tab() async throws {
    let page = Page("Inbox", ["Three letters"])
    page.tabBarItem = UITabBarItem(title: "Letters", image: nil, tag: 0)
    page.tabBarItem.badgeValue = "3"
    let own = UINavigationController(rootViewController: Page("Drafts"))
    own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: page), own,
      UINavigationController(rootViewController: Page("Sent")),
    ]
    try await hosting(tabs) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        heard.suffix(3) == [
          "Tab bar, selected, Letters, 3 items, tab, 1 of 3", "Own, tab, 2 of 3", "Sent, tab, 3 of 3",
        ])
    }
  }

  @Test("10.22: what is pushed is met at the button back where that is the choice")
  func arrival() async throws {
    try await hosting(kennel { Page("Bailey", ["Beagle"]) }) { screen in
      RunningApp.current.choose("first", for: "navigation.arrival")
      try await screen.activate("Bailey")
      #expect(screen.lastHeard.last == "Kennel, back button")
    }
  }

  @Test(
    "10.22: the buttons of a bar are met before its large title, or behind it where that is the choice",
    arguments: [("belowButtons", ["Edit", "Kennel"]), ("aboveButtons", ["Kennel", "Edit"])])
  func largeTitle(choice: String, order: [String]) async throws {
    let page = Page("Kennel", ["Three dogs"])
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = edit
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    try await hosting(navigation, rules: ["order.largeTitle": choice]) { screen in
      try await screen.advance(by: .zero)
      let stops = screen.tree.stops.compactMap { screen.tree[$0] }
      #expect(stops.map { $0.label?.string ?? "" } == order + ["Three dogs"])
      #expect(try screen.element(named: "Kennel").rules.map(\.choice) == [choice])
    }
  }

  @Test("Escape goes back, and does nothing on the first screen or where there is no way back")
  func escape() async throws {
    let dog = Page("Bailey", ["Beagle"])
    try await hosting(kennel { dog }) { screen in
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      try await screen.activate("Bailey")
      try await screen.escape()
      #expect(screen.lastHeard.last == "Kennel, heading")
      try await screen.activate("Bailey")
      dog.navigationItem.hidesBackButton = true
      await #expect(throws: ScreenError.self) { try await screen.escape() }
      #expect(screen.focused?.label == "Beagle")
    }
  }

  @Test("Screens hear of their lives in order")
  func life() async throws {
    let first = Page("First")
    let second = Page("Second")
    let navigation = UINavigationController(rootViewController: first)
    #expect(first.takeLog() == ["will join parent", "joined parent"])
    try await hosting(navigation) { _ in
      #expect(first.takeLog() == ["loaded", "will appear", "is appearing", "did appear"])
      navigation.pushViewController(second, animated: false)
      #expect(first.takeLog() == ["will disappear", "did disappear"])
      #expect(
        second.takeLog() == [
          "will join parent", "loaded", "will appear", "is appearing", "did appear", "joined parent",
        ])
      #expect(second.navigationController === navigation)
      #expect(navigation.topViewController === second)
      #expect(navigation.popViewController(animated: false) === second)
      #expect(second.takeLog() == ["will leave parent", "will disappear", "did disappear", "left parent"])
      #expect(first.takeLog() == ["will appear", "is appearing", "did appear"])
      #expect(navigation.popViewController(animated: false) == nil)
    }
  }

  @Test("Buttons of the bar are heard from left to right around the title, with the system's words")
  func buttons() async throws {
    var done: [String] = []
    let page = Page("Kennel")
    page.navigationItem.leftBarButtonItem = page.editButtonItem
    let star = UIBarButtonItem(
      image: UIImage(systemName: "star"), primaryAction: UIAction { _ in done.append("star") })
    star.accessibilityLabel = "Favorite"
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in done.append("add") })
    page.navigationItem.rightBarButtonItems = [add, star]
    let trash = UIBarButtonItem(systemItem: .trash)
    trash.isEnabled = false
    page.toolbarItems = [UIBarButtonItem(systemItem: .action), .flexibleSpace(), trash]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    try await hosting(navigation) { screen in
      try await screen.voiceOver.flickRight(times: 5)
      #expect(
        screen.heard == [
          "Edit, button", "Kennel, heading", "Favorite, button", "Add, button", "Share, button",
          "Delete, dimmed, button",
        ])
      try await screen.activate("Favorite")
      try await screen.activate("Add")
      #expect(done == ["star", "add"])
      try await screen.activate("Edit")
      #expect(page.isEditing)
      #expect(try screen.element(named: "Done").traits.contains(.button))
    }
  }

  @Test("A large title and a prompt are heard with the bar, and content begins below it")
  func largeTitle() async throws {
    let page = Page("Kennel", ["Three dogs"])
    page.navigationItem.prompt = "Choose a dog"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    try await hosting(navigation) { screen in
      try await screen.voiceOver.flickRight(times: 2)
      #expect(screen.heard == ["Choose a dog", "Kennel, heading", "Three dogs"])
      #expect(try screen.element(named: "Three dogs").frame.minY == 47 + 30 + 44 + 52)
    }
  }

  @Test("A large title stands small among the buttons once it is scrolled away, and large again at the top")
  func collapsingTitle() async throws {
    let page = UIViewController()
    page.title = "Kennel"
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    scroll.contentSize = CGSize(width: 390, height: 4_000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    try await hosting(navigation) { screen in
      try await screen.advance(by: .zero)
      let bar = navigation.navigationBar
      @MainActor func place() throws -> [Double] {
        let title = try screen.element(named: "Kennel").frame
        return [Double(bar.frame.height), title.minY, title.minX + title.size.width / 2]
      }
      let large = try place()
      #expect(large.prefix(2) == [96, 47 + 44])
      scroll.contentOffset.y += 20
      try await screen.advance(by: .zero)
      let higher = try place()
      #expect(higher.prefix(2) == [76, 47 + 24])
      scroll.contentOffset.y += 500
      try await screen.advance(by: .zero)
      let small = try place()
      #expect(small == [44, 47, 196.5])
      #expect(abs(page.view.safeAreaInsets.top - 143) < 0.01)
      navigation.pushViewController(Page("Bailey", ["Beagle"]), animated: false)
      try await screen.advance(by: .zero)
      #expect(bar.frame.height == 96)
      navigation.popViewController(animated: false)
      try await screen.advance(by: .zero)
      #expect(try place() == small)
      scroll.setContentOffset(CGPoint(x: 0, y: -143), animated: false)
      try await screen.advance(by: .zero)
      #expect(try place() == large)
    }
  }

  @Test("The field of a search is met below the title, and content begins below it")
  func search() async throws {
    let page = Page("Kennel", ["Three dogs"])
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    try await hosting(UINavigationController(rootViewController: page)) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard.first?.contains("search field") == true)
      let words = try screen.element(named: "Three dogs")
      #expect(words.frame.minY == 47 + 44 + 52)
    }
  }

  @Test("Bars that leave where there is little height are away while a phone lies, and back afterwards")
  func lowScreen() async throws {
    let (dogs, label) = (UIViewController(), UILabel(frame: CGRect(x: 0, y: 200, width: 200, height: 30)))
    dogs.title = "Dogs"
    label.text = "Bailey"
    dogs.view.addSubview(label)
    dogs.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    let stack = UINavigationController(rootViewController: dogs)
    stack.isToolbarHidden = false
    stack.hidesBarsWhenVerticallyCompact = true
    try await hosting(stack) { screen in
      @MainActor func names() -> [String?] { screen.tree.stops.map { screen.tree[$0]?.label?.string } }
      #expect(names() == ["Dogs", "Bailey", "Sort"])
      try await screen.device.rotate(to: .landscapeLeft)
      #expect(names() == ["Bailey"])
      #expect(stack.isNavigationBarHidden)
      try await screen.device.rotate(to: .portrait)
      #expect(names() == ["Dogs", "Bailey", "Sort"])
    }
  }

  @Test("The words of the way back: the item's own, else the title, else Back")
  func backTitles() async throws {
    let (first, second) = (Page("Kennel"), Page("Bailey"))
    let navigation = UINavigationController(rootViewController: first)
    try await hosting(navigation) { screen in
      navigation.pushViewController(second, animated: false)
      try await screen.advance(by: .zero)
      #expect(screen.heard.last == "Kennel, back button")
      first.navigationItem.backButtonTitle = "All dogs"
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "All dogs").traits.contains(.backButton))
      first.navigationItem.backButtonDisplayMode = .generic
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Back").traits.contains(.backButton))
    }
  }

  @Test("Pushing a screen twice, or going back to one that is not there, is told and does nothing")
  func misuse() async throws {
    let page = Page("Kennel")
    let navigation = UINavigationController(rootViewController: page)
    try await hosting(navigation) { screen in
      navigation.pushViewController(page, animated: false)
      #expect(navigation.popToViewController(Page("Other"), animated: false) == nil)
      #expect(navigation.viewControllers == [page])
      #expect(
        await screen.takeDiagnostics().map(\.message) == [
          "Page is on the stack already, and was not pushed again. Push a new one.",
          "Page is not on the stack, so there is no way back to it. Pop to one that is.",
        ])
    }
  }
}
