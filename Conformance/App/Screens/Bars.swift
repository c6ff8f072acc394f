import SwiftUI
import UIKit

/// Bars, tabs, and the way between screens.
extension KitScreen {
  static let bars: [KitScreen] = [
    KitScreen("tabs-badge") {
      TabView {
        Text("Dogs").tabItem { Label("Dogs", systemImage: "star") }.badge(3)
        Text("Cats").tabItem { Label("Cats", systemImage: "heart") }
      }
    },
    KitScreen(
      "tab-bar-badge",
      controller: {
        let dogs = TextController("Dogs")
        dogs.tabBarItem = UITabBarItem(title: "Dogs", image: nil, tag: 0)
        dogs.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [dogs, TextController("Cats")]
        return tabs
      }),
    KitScreen(
      "search-bar",
      controller: {
        let dogs = TextController("Dogs")
        dogs.navigationItem.searchController = UISearchController(searchResultsController: nil)
        dogs.navigationItem.hidesSearchBarWhenScrolling = false
        return UINavigationController(rootViewController: dogs)
      }),
    KitScreen(
      "order-large-title",
      controller: {
        let dogs = TextController("Dogs")
        dogs.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", primaryAction: UIAction(title: "Add") { _ in })
        let navigation = UINavigationController(rootViewController: dogs)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      }),
    KitScreen("order-large-title-swiftui") {
      NavigationStack {
        Text("Bailey").navigationTitle("Dogs").toolbar { Button("Add") {} }
      }
    },
    KitScreen("navigation-arrival") { Pushing() },
    KitScreen("navigation-way-back") { Pushing() },
    KitScreen(
      "navigation-arrival-uikit",
      controller: {
        let dogs = PushingController("Dogs")
        return UINavigationController(rootViewController: dogs)
      }),
    KitScreen("focus-after-dismissal", controller: { PresentingController("Dogs") }),
  ]
}

/// A screen with its name as a text.
private class TextController: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What is shown, one below the other.
  var content: [UIView] { [label("All of them")] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, part) in content.enumerated() {
      part.frame = CGRect(x: 20, y: 300 + 80 * index, width: 300, height: 44)
      view.addSubview(part)
    }
  }
}

/// A screen that pushes another one.
private final class PushingController: TextController {
  override var content: [UIView] {
    [
      label("All of them"),
      button("Bailey") { [weak self] in
        self?.navigationController?.pushViewController(TextController("Bailey"), animated: false)
      },
    ]
  }
}

/// A screen that presents another one.
private final class PresentingController: TextController {
  override var content: [UIView] {
    [
      label("All of them"),
      button("Open") { [weak self] in
        self?.present(ClosingController("Card"), animated: false)
      },
    ]
  }
}

/// A screen that can be closed.
private final class ClosingController: TextController {
  override var content: [UIView] { [button("Close") { [weak self] in self?.dismiss(animated: false) }] }
}

/// A screen of SwiftUI that pushes another one.
private struct Pushing: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 40) {
        Text("All of them")
        NavigationLink("Bailey") { Text("A beagle").navigationTitle("Bailey") }
      }
      .navigationTitle("Dogs")
    }
  }
}
