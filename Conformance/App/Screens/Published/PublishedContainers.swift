import SwiftUI
import UIKit

/// Bars, groups, lists and actions whose words somebody published.
extension KitScreen {
  static let publishedContainers: [KitScreen] = [
    KitScreen("published-menu-button", controller: { navigation { $0.rightBarButtonItem = addMenu() } }),
    KitScreen(
      "published-add-item",
      controller: {
        navigation {
          $0.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        }
      }),
    KitScreen("published-back", controller: { pushed(from: "Home") }),
    KitScreen("published-back-settings", controller: { pushed(from: "Settings") }),
    KitScreen("published-back-back", controller: { pushed(from: "HelloGoodbye", back: "Back") }),
    KitScreen(
      "published-arrival-back",
      controller: { UINavigationController(rootViewController: ProfileController()) }),
    KitScreen(
      "published-arrival-below",
      controller: { UINavigationController(rootViewController: ProfileController()) }),
    KitScreen(
      "published-tab-bar", controller: { tabs(["Watch Now", "TV+", "Store", "Library", "Search"], 4) }),
    KitScreen("published-tab-bar-first", controller: { tabs(["First", "Second"], 0) }),
    KitScreen(
      "published-tab-badge",
      controller: {
        let bar = tabs(["Feed", "Home"], 0)
        bar.viewControllers?.last?.tabBarItem.badgeValue = "3"
        return bar
      }),
    KitScreen("published-toolbar", controller: { filtered() }),
    KitScreen("published-mini-player") {
      [
        label("Episodes"),
        group("Mini Player", [element("Play", .button), element("Fast-forward, 30 seconds", .button)]),
      ]
    },
    KitScreen("published-camera-controls") {
      [
        label("Photo"),
        group(
          "Camera Controls", [element("Flash", .button, value: "Off", hint: "Switch between flash modes")]),
      ]
    },
    KitScreen("published-chart-group") {
      [
        label("Statistics"),
        group(
          "Cups of coffee vs lines of code",
          [
            element("1 cup", .none, value: "30 lines of code"),
            element("2 cups", .none, value: "35 lines of code"),
          ]),
      ]
    },
    KitScreen("published-group-actions") {
      let photo = group(nil, [element("Photo", .image)])
      photo.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "foo") { _ in true }]
      return [photo]
    },
    KitScreen("published-summary") {
      let title = label("Summary")
      title.accessibilityTraits = .header
      return [title, element("Moving 55%, Exercising: 8%, Standing: 38%", .summaryElement)]
    },
    KitScreen("published-actions-announced") {
      [
        acting(
          "Talk page message notification. English Wikipedia. Topic title. Read", ["Mark as Unread", "More"])
      ]
    },
    KitScreen("published-actions-shelter") {
      [acting("Skyler's animal shelter", ["Open address in maps", "Call"])]
    },
    KitScreen("published-actions-reply") { [acting("A tweet", ["Reply", "Retweet", "Like"])] },
    KitScreen("published-actions-ring") { [acting("A tweet", ["Reply", "Retweet", "Like"])] },
    KitScreen("published-read-all") { [element("Blue OK", .button, hint: "2 out of 4")] },
    KitScreen("published-curtain") { Text("Settings") },
    KitScreen("published-list") {
      List { ForEach(1..<7) { Text("Item \(["a", "b", "c", "d", "e", "f"][$0 - 1])") } }
    },
    KitScreen("published-table-index", controller: { IndexTable() }),
    KitScreen("published-alert", controller: { SignIn() }),
  ]

  private static func navigation(_ change: (UINavigationItem) -> Void) -> UIViewController {
    let passwords = LabelController("Passwords")
    change(passwords.navigationItem)
    return UINavigationController(rootViewController: passwords)
  }

  private static func addMenu() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .add,
      menu: UIMenu(children: [
        UIAction(title: "New password") { _ in }, UIAction(title: "New shared group") { _ in },
      ]))
  }

  private static func pushed(from title: String, back: String? = nil) -> UIViewController {
    let root = LabelController(title)
    if let back { root.navigationItem.backBarButtonItem = UIBarButtonItem(title: back) }
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(LabelController("Details"), animated: false)
    return navigation
  }

  private static func tabs(_ titles: [String], _ selected: Int) -> UITabBarController {
    let bar = UITabBarController()
    bar.viewControllers = titles.map { title in
      let screen = LabelController(title)
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    bar.selectedIndex = selected
    return bar
  }

  private static func filtered() -> UIViewController {
    let inbox = LabelController(nil)
    let filter = UIBarButtonItem(
      title: "Toggle Filtering", primaryAction: UIAction(title: "Toggle Filtering") { _ in })
    filter.isSelected = true
    inbox.toolbarItems = [filter]
    let navigation = UINavigationController(rootViewController: inbox)
    navigation.isToolbarHidden = false
    return navigation
  }

  private static func group(_ name: String?, _ parts: [UIView]) -> UIView {
    let group = UIStackView(arrangedSubviews: parts)
    group.axis = .vertical
    group.spacing = 20
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = name
    return group
  }

  private static func acting(_ label: String, _ names: [String]) -> UIView {
    let view = element(label, .none)
    view.accessibilityCustomActions = names.map { UIAccessibilityCustomAction(name: $0) { _ in true } }
    return view
  }
}

/// A screen with a title and a text.
private final class LabelController: UIViewController {
  init(_ title: String?) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = label("All of them")
    text.frame = CGRect(x: 20, y: 300, width: 300, height: 44)
    view.addSubview(text)
  }
}

/// A screen with a button that pushes another one.
private final class ProfileController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "HelloGoodbye"
    navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let profile = button("Profile") { [weak self] in
      self?.navigationController?.pushViewController(LabelController("Profile"), animated: false)
    }
    profile.frame = CGRect(x: 20, y: 300, width: 300, height: 44)
    view.addSubview(profile)
  }
}

/// A table with an index at its edge.
private final class IndexTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["Adams", "Brown", "Cole"][indexPath.section]
    return cell
  }
}

/// A button that is answered with an alert.
private final class SignIn: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let signIn = button("Sign in") { [weak self] in
      let alert = UIAlertController(
        title: "Sign in into the application",
        message: "Error, the username or password is incorrect. Please try again", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert, animated: false)
    }
    signIn.frame = CGRect(x: 20, y: 300, width: 300, height: 44)
    view.addSubview(signIn)
  }
}
