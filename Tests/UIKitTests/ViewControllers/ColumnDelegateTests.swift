import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Delegates of columns, pages and tabs", .timeLimit(.minutes(10)))
struct ColumnDelegateTests {
  @MainActor
  private final class Witness: NSObject, UISplitViewControllerDelegate, UIPageViewControllerDelegate,
    UIPageViewControllerDataSource
  {
    var log: [String] = []
    var column: UISplitViewController.Column?
    let pages = ["One", "Two"].map { Page($0, ["Page of \($0)"]) }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { column ?? proposedTopColumn }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \(pendingViewControllers.compactMap(\.title))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(previousViewControllers.compactMap(\.title)) \(completed)") }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
  }

  private nonisolated static let columns: [(UISplitViewController.Column?, String)] = [
    (nil, "Three dogs"), (.secondary, "Beagle"),
  ]

  @Test("The delegate says which column is on top where there is room for one", arguments: columns)
  func columns(column: UISplitViewController.Column?, words: String) async throws {
    let witness = Witness()
    witness.column = column
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = witness
    split.setViewController(Page("Kennel", ["Three dogs"]), for: .primary)
    split.setViewController(Page("Bailey", ["Beagle"]), for: .secondary)
    try await hosting(split) { screen in
      let found = try screen.element(named: words)
      #expect(found.traits == .staticText)
      let isStop = screen.tree.stops.contains { $0 == found.id }
      #expect(isStop)
    }
  }

  @Test("The delegate of pages is told before and after a person turns one, and not of the last one's end")
  func pages() async throws {
    let witness = Witness()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (controller.dataSource, controller.delegate) = (witness, witness)
    controller.setViewControllers([witness.pages[0]], direction: .forward, animated: false)
    try await hosting(controller) { screen in
      #expect(witness.log.isEmpty)
      let first = try screen.element(named: "Page of One").id
      _ = screen.ask(.scroll(first, .right))
      #expect(witness.log == ["will [\"Two\"]", "did [\"One\"] true"])
      let second = try screen.element(named: "Page of Two").id
      _ = screen.ask(.scroll(second, .right))
      #expect(witness.log.count == 2)
    }
  }

  @Test("Tabs that are set anew take the place of those before them")
  func tabs() async throws {
    func tab(_ name: String) -> UITab {
      UITab(title: name, image: nil, identifier: name) { _ in Page(name, ["All \(name)"]) }
    }
    let controller = UITabBarController()
    controller.setTabs([tab("Dogs"), tab("Cats")], animated: false)
    try await hosting(controller) { screen in
      #expect(try screen.element(named: "Cats").traits.contains(.tabBarItem))
      controller.setTabs([tab("Birds")], animated: true)
      try await screen.advance(by: .zero)
      #expect(throws: ScreenError.self) { try screen.element(named: "Cats") }
      #expect(try screen.element(named: "All Birds").traits == .staticText)
    }
  }
}
