import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@Suite("Large content of standard bars", .timeLimit(.minutes(10)))
@MainActor
struct LargeContentBarTests {
  static let large = LaunchOptions(textSize: "accessibility3")

  /// A telephone's tabs.
  final class Phone: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let tabs = [("Favorites", "star.fill"), ("Recents", "clock.fill"), ("Contacts", "person.fill")]
      viewControllers = tabs.map { name, image in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: image), tag: 0)
        return screen
      }
    }
  }

  /// A screen with a bar above and one below.
  final class Letter: UIViewController {
    var done: [String] = []
    let photo = UIBarButtonItem(title: "Photo", image: UIImage(named: "photo"), primaryAction: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Letter"
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.done.append("add") }),
        UIBarButtonItem(),
      ]
      photo.primaryAction = UIAction { [weak self] _ in self?.done.append("photo") }
      toolbarItems = [photo, .flexibleSpace()]
    }
  }

  private func tab(_ index: Int) -> Point { Point(x: 65 + Double(index) * 131, y: 830) }

  @Test("L2: holding a tab shows its title and image, dragging along shows each, and lifting selects it")
  func tabs() async throws {
    let phone = Phone()
    try await hosting(phone, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Favorites", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Favorites")
      #expect(screen.largeContentViewer.overlay?.picture?.name == "star.fill")
      #expect(screen.largeContentViewer.overlay?.picture?.sharpness == .sharp)
      try await screen.largeContentViewer.drag(onto: "Recents")
      #expect(screen.largeContentViewer.overlay?.title == "Recents")
      try await screen.largeContentViewer.drag(onto: "Contacts")
      #expect(screen.largeContentViewer.overlay?.title == "Contacts")
      #expect(phone.selectedIndex == 0)
      try await screen.largeContentViewer.lift()
      #expect(screen.largeContentViewer.overlay == nil)
      #expect(phone.selectedIndex == 2)
    }
  }

  @Test("L2: nothing is shown below the accessibility sizes; the tab is used as ever")
  func ordinary() async throws {
    let phone = Phone()
    try await hosting(phone, environment: LaunchOptions(textSize: "xxxLarge")) { screen in
      try await screen.largeContentViewer.press(on: "Recents", for: .seconds(2))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
      #expect(phone.selectedIndex == 1)
    }
  }

  @Test(
    "L2: dragging off the bar hides what is shown, back on it shows it, and lifting beside it does nothing")
  func leaving() async throws {
    let phone = Phone()
    try await hosting(phone, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Recents", for: .seconds(0.6))
      try await screen.largeContentViewer.drag(to: Point(x: 200, y: 400))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.drag(onto: "Contacts")
      #expect(screen.largeContentViewer.overlay?.title == "Contacts")
      try await screen.largeContentViewer.drag(to: Point(x: -20, y: 9_000))
      try await screen.largeContentViewer.lift()
      #expect(phone.selectedIndex == 0)
    }
  }

  @Test("L2: buttons of navigation bars and toolbars are shown, and lifting does their action")
  func buttons() async throws {
    let letter = Letter()
    letter.photo.largeContentSizeImage = UIImage(named: "photo-large")
    try await hosting(UINavigationController(rootViewController: letter), environment: Self.large) { screen in
      letter.navigationController?.isToolbarHidden = false
      try await screen.advance(by: .zero)
      try await screen.largeContentViewer.press(on: "Add", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Add")
      try await screen.largeContentViewer.lift()
      try await screen.largeContentViewer.press(on: "Photo", for: .seconds(0.6))
      #expect(
        screen.largeContentViewer.overlay?.picture == nil
          || screen.largeContentViewer.overlay?.picture?.name == "photo-large")
      try await screen.largeContentViewer.lift()
      #expect(letter.done == ["add", "photo"])
      try await screen.largeContentViewer.press(on: "Letter", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay == nil)
      try await screen.largeContentViewer.lift()
    }
  }

  @Test("L2: the way back is shown by its words, and lifting goes back")
  func back() async throws {
    let first = UIViewController()
    first.title = "Mail"
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(Letter(), animated: false)
    try await hosting(stack, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Mail", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Mail")
      try await screen.largeContentViewer.lift()
      #expect(stack.viewControllers.count == 1)
    }
  }

  @Test("L2: a tab that cannot be used is shown, and lifting does nothing")
  func dimmed() async throws {
    let phone = Phone()
    try await hosting(phone, environment: Self.large) { screen in
      phone.tabBar.items?[1].isEnabled = false
      try await screen.advance(by: .zero)
      try await screen.largeContentViewer.press(on: "Recents", for: .seconds(0.6))
      #expect(screen.largeContentViewer.overlay?.title == "Recents")
      try await screen.largeContentViewer.lift()
      #expect(phone.selectedIndex == 0)
    }
  }

  @Test("L6: lifting early is an ordinary tap")
  func tap() async throws {
    let phone = Phone()
    try await hosting(phone, environment: Self.large) { screen in
      try await screen.largeContentViewer.press(on: "Contacts", for: .seconds(0.3))
      try await screen.largeContentViewer.lift()
      #expect(phone.selectedIndex == 2)
      #expect(screen.largeContentViewer.overlay == nil)
    }
  }
}
