import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What bars look like", .timeLimit(.minutes(10)))
struct BarLookTests {
  /// What is drawn of some words.
  private func words(_ words: String) -> String {
    drawnScreen().first { $0.contains("“\(words)”") } ?? "nothing"
  }

  /// Left and top of some words.
  private func corner(_ name: String) -> [Double] {
    let parts = words(name).split(separator: " ")
    return parts.count > 2 ? parts[1...2].compactMap { Double($0) } : []
  }

  /// A red picture.
  private func picture(width: CGFloat = 10, height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Where red is filled: left, top, width and height of each place.
  private var red: [String] {
    drawnScreen().filter { $0.contains("fill") && $0.hasSuffix("#FF0000") }.map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: " ").dropFirst().prefix(4)
        .joined(separator: " ")
    }
  }

  private func edit() -> UIBarButtonItem {
    UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
  }

  @Test("Words of a bar look as their item says for its state, else as the bar says")
  func titleAttributes() async throws {
    let (page, edit) = (Page("Kennel"), edit())
    page.navigationItem.rightBarButtonItem = edit
    let navigation = UINavigationController(rootViewController: page)
    let bar: UINavigationBar = navigation.navigationBar
    let look = UINavigationBarAppearance()
    let buttons = UIBarButtonItemAppearance(style: .plain)
    let atRest: UIBarButtonItemStateAppearance = buttons.normal
    atRest.titleTextAttributes = [.foregroundColor: UIColor.red]
    look.buttonAppearance = buttons
    look.titleTextAttributes = [.foregroundColor: UIColor.green]
    try await hosting(navigation) { _ in
      bar.standardAppearance = look
      #expect(words("Edit").contains("#FF0000"))
      #expect(words("Kennel").contains("#00FF00"))
      edit.setTitleTextAttributes(
        [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 22)], for: .normal)
      #expect(words("Edit").contains("22/400 #0000FF"))
      edit.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .disabled)
      edit.isEnabled = false
      #expect(words("Edit").contains("22/400 #00FF00"))
      #expect(edit.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor == .green)
    }
  }

  @Test("A screen's own look takes the place of that of its bar")
  func itemLooks() async throws {
    let page = Page("Kennel")
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.red]
    own.backgroundColor = .blue
    page.navigationItem.standardAppearance = own
    try await hosting(UINavigationController(rootViewController: page)) { _ in
      #expect(words("Kennel").contains("#FF0000"))
      #expect(drawnScreen().contains { $0.contains("fill") && $0.hasSuffix("#0000FF") })
      page.navigationItem.standardAppearance = nil
      #expect(!words("Kennel").contains("#FF0000"))
    }
  }

  @Test("Titles and words of buttons are moved from their place as far as is said")
  func offsets() async throws {
    let (page, edit) = (Page("Kennel"), edit())
    page.navigationItem.rightBarButtonItem = edit
    let navigation = UINavigationController(rootViewController: page)
    try await hosting(navigation) { _ in
      let (button, title) = (corner("Edit"), corner("Kennel"))
      edit.setTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 5), for: .default)
      #expect(corner("Edit") == [button[0] - 3, button[1] + 5])
      navigation.navigationBar.setTitleVerticalPositionAdjustment(4, for: .default)
      #expect(corner("Kennel") == [title[0], title[1] + 4])
      #expect(navigation.navigationBar.titleVerticalPositionAdjustment(for: .default) == 4)
      #expect(edit.titlePositionAdjustment(for: .default).vertical == 5)
    }
  }

  @Test("A button that goes back has words and a picture of its own, moved as is said")
  func backButtons() async throws {
    let (first, second) = (Page("Kennel"), Page("Bailey"))
    let back = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    first.navigationItem.backBarButtonItem = back
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    try await hosting(navigation) { _ in
      let before = corner("All")
      back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 6, vertical: -2), for: .default)
      navigation.navigationBar.setNeedsLayout()
      let button = navigation.navigationBar.subviews.first { $0.accessibilityLabel == "All" }
      button?.setNeedsLayout()
      #expect(corner("All") == [before[0] + 6, before[1] - 2])
      #expect(
        back.backButtonTitlePositionAdjustment(for: .default) == UIOffset(horizontal: 6, vertical: -2))
      #expect(red.isEmpty)
      back.setBackButtonBackgroundImage(picture(), for: .normal, barMetrics: .default)
      #expect(red.count == 1)
      #expect(back.backButtonBackgroundImage(for: .normal, barMetrics: .default) == picture())
      #expect(back.backButtonBackgroundImage(for: .disabled, barMetrics: .default) == nil)
    }
  }

  @Test("Pictures lie behind bars and their buttons, and at the edge of a bar in place of its line")
  func pictures() async throws {
    let (page, edit) = (Page("Kennel"), edit())
    let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = edit
    page.toolbarItems = [share]
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    try await hosting(navigation) { screen in
      let bar = navigation.navigationBar
      let width = Int(UIScreen.main.bounds.width)
      bar.setBackgroundImage(picture(), for: .default)
      #expect(bar.backgroundImage(for: .default) == picture())
      #expect(red == ["0 0 \(width) 91"])
      bar.setBackgroundImage(nil, for: .default)
      edit.setBackgroundImage(picture(), for: .normal, barMetrics: .default)
      let button = try screen.element(named: "Edit").frame
      #expect(red == [line(CGRect(button))])
      edit.setBackgroundImage(nil, for: .normal, barMetrics: .default)
      let toolbar = navigation.toolbar
      toolbar?.setBackgroundImage(
        picture(), forToolbarPosition: UIBarPosition.any, barMetrics: .default)
      #expect(red.map { $0.split(separator: " ")[2] } == ["\(width)"])
      toolbar?.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
      toolbar?.setShadowImage(picture(height: 6), forToolbarPosition: UIBarPosition.bottom)
      #expect(red.map { $0.split(separator: " ").suffix(2) } == [["\(width)", "6"]])
    }
  }

  @Test("Tabs have the colours that the look of their bar says for their state")
  func tabs() async throws {
    let tabs = UITabBarController()
    let pages = ["Dogs", "Cats"].map { Page($0) }
    for page in pages {
      page.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: "star"), tag: 0)
    }
    tabs.viewControllers = pages
    let bar: UITabBar = tabs.tabBar
    let look = UITabBarAppearance()
    let items: UITabBarItemAppearance = look.stackedLayoutAppearance
    func dye(_ state: UITabBarItemStateAppearance, _ color: UIColor) {
      state.titleTextAttributes = [.foregroundColor: color]
      state.iconColor = color
    }
    dye(items.normal, .red)
    dye(items.selected, .blue)
    try await hosting(tabs) { _ in
      bar.standardAppearance = look
      #expect(words("Dogs").contains("#0000FF"))
      #expect(words("Cats").contains("#FF0000"))
      let stars = drawnScreen().filter { $0.contains("symbol star") }
      #expect(stars.map { $0.contains("#0000FF") } == [true, false])
      pages[1].tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      #expect(words("Cats").contains("#00FF00"))
    }
  }

  @Test("A copy of a look has everything of it, and what is changed in the copy stays there")
  func copies() throws {
    let look = UINavigationBarAppearance()
    look.backgroundImage = picture()
    look.shadowImage = picture(height: 1)
    look.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = try #require(look.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundImage == look.backgroundImage)
    #expect(copy.shadowImage == look.shadowImage)
    #expect(copy.titlePositionAdjustment == look.titlePositionAdjustment)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    copy.titleTextAttributes = [:]
    #expect(look.titleTextAttributes.count == 1)
    let toolbar = UIToolbarAppearance(barAppearance: look as UIBarAppearance)
    #expect(toolbar.backgroundImage == look.backgroundImage)
    toolbar.configureWithTransparentBackground()
    #expect(toolbar.backgroundColor == .clear)
  }

  @Test("Backgrounds of bars are opaque, let something through, or are not there")
  func backgrounds() {
    let look = UIBarAppearance()
    let cases: [(@MainActor (UIBarAppearance) -> Void, UIColor?)] = [
      ({ $0.configureWithOpaqueBackground() }, .systemBackground),
      ({ $0.configureWithTransparentBackground() }, .clear), ({ $0.configureWithDefaultBackground() }, nil),
    ]
    for (configure, color) in cases {
      configure(look)
      #expect(look.backgroundColor == color)
    }
  }
}
