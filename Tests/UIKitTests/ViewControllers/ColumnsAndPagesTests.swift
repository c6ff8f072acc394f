import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import TreeFormat
import UIKit

@MainActor
@Suite("Pages and columns", .timeLimit(.minutes(10)))
struct ColumnsAndPagesTests {
  final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = ["One", "Two", "Three"].map { Page($0, ["Page of \($0)"]) }
    var shown = 0

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { turn(viewController, by: -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { turn(viewController, by: 1) }

    private func turn(_ controller: UIViewController, by step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }), pages.indices.contains(index + step)
      else {
        return nil
      }
      shown = index + step
      return pages[shown]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { shown }
  }

  @Test("Scrolling turns pages until there is none")
  func pages() async throws {
    let book = Book()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    try await hosting(controller) { screen in
      #expect(screen.heard == ["Page of One"])
      #expect(turn(screen, .right, from: "Page of One"))
      #expect(book.pages[0].takeLog().contains("did disappear"))
      #expect(turn(screen, .right, from: "Page of Two"))
      #expect(!turn(screen, .right, from: "Page of Three"))
      #expect(turn(screen, .left, from: "Page of Three"))
      let page = try screen.element(named: "Page of Two")
      #expect(page.traits == .staticText)
    }
  }

  /// Scrolls at an element; true where the app did something.
  private func turn(_ screen: Screen, _ direction: Request.ScrollDirection, from name: String) -> Bool {
    guard let id = try? screen.element(named: name).id, let answer = screen.ask(.scroll(id, direction)) else {
      return false
    }
    return answer != .declined
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(Page("Kennel", ["Three dogs"]), for: .primary)
    split.setViewController(Page("Bailey", ["Beagle"]), for: .secondary)
    return split
  }

  @Test("Columns stand side by side on a tablet, each with its title")
  func wide() async throws {
    let pad = try #require(Device(named: "iPad Pro 11-inch"))
    let split = split()
    try await hosting(split, environment: LaunchOptions(device: pad, orientation: .landscapeLeft)) { screen in
      RunningApp.current.withApp { #expect(!split.isCollapsed) }
      try await screen.voiceOver.flickRight(times: 3)
      #expect(screen.heard == ["Kennel, heading", "Three dogs", "Bailey, heading", "Beagle"])
    }
  }

  @Test("On a telephone the first column is shown, and what is chosen above it")
  func narrow() async throws {
    let split = split()
    try await hosting(split) { screen in
      #expect(split.isCollapsed)
      #expect(screen.heard == ["Kennel, heading"])
      split.show(.secondary)
      try await screen.advance(by: .zero)
      #expect(screen.heard.last == "Beagle")
      try await screen.escape()
      #expect(screen.heard.last == "Kennel, heading")
      split.showDetailViewController(Page("Skyler"), sender: nil)
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Skyler").traits.contains(.header))
    }
  }

  @Test("Holding a view opens its menu")
  func contextMenu() async throws {
    final class Maker: NSObject, UIContextMenuInteractionDelegate {
      var chosen: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.chosen.append("copy") }])
        })
      }
    }
    let maker = Maker()
    let page = Page("Kennel", ["Three dogs"])
    try await hosting(page) { screen in
      page.view.addInteraction(UIContextMenuInteraction(delegate: maker))
      let id = try screen.element(named: "Three dogs").id
      #expect(screen.ask(.longPress(id)) == .handled(by: id))
      let copy = try screen.element(named: "Copy").id
      #expect(screen.ask(.activate(copy)) == .handled(by: copy))
      #expect(maker.chosen == ["copy"])
      #expect(page.presentedViewController == nil)
    }
  }

  @Test("Pages that say how many there are have dots, which say where the person is and turn pages")
  func dots() async throws {
    final class Slides: UIPageViewController, UIPageViewControllerDataSource {
      let pages = (1...3).map { Page("Slide \($0)", ["Slide \($0)"]) }
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
      }
      private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        let index = (pages.firstIndex { $0 === page } ?? 0) + step
        return pages.indices.contains(index) ? pages[index] : nil
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { page(-1, from: viewController) }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { page(1, from: viewController) }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }
    let slides = Slides(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    try await hosting(slides) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.focused?.traits.contains(.adjustable) == true)
      try await screen.voiceOver.send(.flickUp)
      #expect(try screen.element(named: "Slide 2").label == "Slide 2")
      try await screen.voiceOver.send(.flickUp)
      #expect(try screen.element(named: "Slide 3").label == "Slide 3")
      let words = screen.tree.stops.compactMap { screen.tree[$0]?.value?.string.lowercased() }
      #expect(words == ["page 3 of 3"])
    }
  }
}
