import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Appearing and updating of screens that others hold", .timeLimit(.minutes(10)))
struct AppearanceTests {
  /// Says itself when those in it come and go.
  private final class Holder: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A container that forwards by itself says when those in it come and go, and they hear it in order")
  func transitions() async throws {
    let (holder, page) = (Holder(), Page("Kennel", ["Three dogs"]))
    try await hosting(holder) { _ in
      holder.addChild(page)
      holder.view.addSubview(page.view)
      page.didMove(toParent: holder)
      _ = page.takeLog()
      page.beginAppearanceTransition(true, animated: false)
      #expect(page.takeLog() == ["will appear"])
      page.endAppearanceTransition()
      #expect(page.takeLog() == ["is appearing", "did appear"])
      page.endAppearanceTransition()
      #expect(page.takeLog() == [])
      page.beginAppearanceTransition(false, animated: false)
      page.endAppearanceTransition()
      #expect(page.takeLog() == ["will disappear", "did disappear"])
    }
  }

  private final class Shelf: UIViewController {
    var dogs: [String] = []
    var states: [UIContentUnavailableConfigurationState] = []
    var updates = 0

    override func updateProperties() { updates += 1 }
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No dogs"
      contentUnavailableConfiguration = dogs.isEmpty ? empty : nil
    }
  }

  @Test("A screen without content says so once it is asked to look, and no longer when there is some")
  func unavailable() async throws {
    let shelf = Shelf()
    try await hosting(shelf) { screen in
      shelf.setNeedsUpdateContentUnavailableConfiguration()
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "No dogs").traits == .staticText)
      #expect(shelf.states.last?.traitCollection.userInterfaceIdiom == .phone)
      shelf.dogs = ["Bailey"]
      shelf.setNeedsUpdateContentUnavailableConfiguration()
      try await screen.advance(by: .zero)
      #expect(throws: ScreenError.self) { try screen.element(named: "No dogs") }
    }
  }

  @Test("The view for missing content shows another configuration of its kind, and no other kind")
  func unavailableView() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "No dogs"
    let view = UIContentUnavailableView(configuration: content)
    let shown: any UIContentView = view
    #expect(shown.supports(UIContentUnavailableConfiguration.search()))
    #expect(!shown.supports(UIListContentConfiguration.cell()))
    content.text = "No cats"
    view.configuration = content
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(drawn(view).contains { $0.contains("“No cats”") })
    #expect(!drawn(view).contains { $0.contains("“No dogs”") })
  }

  @Test("A screen sets what follows from observed values once for every layout that asks for it")
  func properties() async throws {
    let shelf = Shelf()
    try await hosting(shelf) { screen in
      let before = shelf.updates
      #expect(before == 1)
      shelf.setNeedsUpdateProperties()
      shelf.setNeedsUpdateProperties()
      #expect(shelf.updates == before)
      try await screen.advance(by: .zero)
      #expect(shelf.updates == before + 1)
    }
  }

  @Test("What changes along with a turn knows how long it takes, and whose screen it is")
  func coordinators() async throws {
    final class Turning: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { (context: any UIViewControllerTransitionCoordinatorContext) in
          self.log.append("along \(context.isAnimated) \(context.isCancelled)")
          #expect(context.transitionDuration > 0)
        } completion: { context in
          self.log.append("done \(context.isCancelled)")
        }
      }
    }
    let turning = Turning()
    try await hosting(turning) { screen in
      try await screen.device.rotate(to: .landscapeLeft)
      try await screen.advance(by: .seconds(1))
      #expect(turning.log == ["along true false", "done false"])
    }
  }

  @Test("A screen that presents a sheet of a size hears that those in it want another one")
  func contentSizes() async throws {
    final class Holder: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (holder, page) = (Holder(), Page("Kennel"))
    holder.addChild(page)
    page.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(holder.sizes == [CGSize(width: 100, height: 50)])
    page.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(holder.sizes.count == 1)
  }

  @Test("A scroll view that is named for some edges is the one that the bars at each of them follow")
  func scrollViews() {
    let (controller, scroll) = (UIViewController(), UIScrollView())
    let ends: NSDirectionalRectEdge = [.top, .bottom]
    controller.setContentScrollView(scroll, for: ends)
    #expect(controller.contentScrollView(for: .top) === scroll)
    #expect(controller.contentScrollView(for: .bottom) === scroll)
    #expect(controller.contentScrollView(for: .leading) == nil)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.contentScrollView(for: .top) == nil)
    #expect(controller.contentScrollView(for: .bottom) === scroll)
  }
}
