import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Pages, words about them, and sizes of what is scrolled", .timeLimit(.minutes(10)))
struct ScrollFeatureTests {
  private final class Pager: UIViewController, UIScrollViewAccessibilityDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let dots = UIPageControl(frame: CGRect(x: 0, y: 400, width: 300, height: 30))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 200))
    var words: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.isPagingEnabled = true
      scroll.showsHorizontalScrollIndicator = false
      scroll.delegate = self
      scroll.contentSize = CGSize(width: 900, height: 200)
      scroll.addSubview(picture)
      for (index, name) in ["One", "Two", "Three"].enumerated() {
        let label = UILabel(frame: CGRect(x: CGFloat(index) * 300, y: 20, width: 200, height: 30))
        label.text = name
        picture.addSubview(label)
      }
      dots.numberOfPages = 3
      for part in [scroll, dots] { view.addSubview(part) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      dots.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    }

    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { words }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
  }

  @Test("Z1: a page that is scrolled to is told to the dots, and in the words of the app where it has some")
  func pages() async throws {
    let pager = Pager()
    try await hosting(pager) { screen in
      try await screen.focus("One")
      try await screen.voiceOver.send(.gesture(.threeFingerFlickLeft))
      #expect(screen.lastHeard.first == "Page 2 of 3")
      #expect(pager.dots.currentPage == 1)
      pager.words = "Dog 3 of 3"
      try await screen.voiceOver.send(.gesture(.threeFingerFlickLeft))
      #expect(screen.lastHeard.first == "Dog 3 of 3")
    }
  }

  @Test("A flick to what lies on the next page scrolls to the whole of it, and the dots follow")
  func pageOfFlick() async throws {
    let pager = Pager()
    try await hosting(pager) { screen in
      try await screen.focus("One")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Two"])
      #expect(pager.scroll.contentOffset.x == 300)
      #expect(pager.dots.currentPage == 1)
      pager.scroll.contentOffset.x = 130
      try await screen.voiceOver.send(.gesture(.threeFingerFlickLeft))
      #expect(pager.scroll.contentOffset.x == 300)
    }
  }

  @Test("8.3 2.4.11: what the cursor comes to is scrolled out from under the bars")
  func uncovered() async throws {
    final class Dogs: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Dogs"
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 30 * 60)
        for number in 0..<30 {
          let label = UILabel(frame: CGRect(x: 16, y: number * 60, width: 200, height: 44))
          label.text = "Dog \(number)"
          scroll.addSubview(label)
        }
        view.addSubview(scroll)
        toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
      }
    }
    let stack = UINavigationController(rootViewController: Dogs())
    stack.isToolbarHidden = false
    try await hosting(stack) { screen in
      try await screen.focus("Dog 0")
      var covered: [String] = []
      for turn in 0..<50 {
        if turn < 29 {
          try await screen.voiceOver.flickRight()
        } else {
          try await screen.voiceOver.flickLeft()
        }
        let frame = try #require(screen.focused?.frame)
        let free = stack.navigationBar.frame.maxY - 0.5...stack.toolbar.frame.minY + 0.5
        if !free.contains(frame.minY) || !free.contains(frame.maxY) {
          covered.append(screen.focused?.label?.string ?? "")
        }
      }
      #expect(covered == [])
    }
  }

  @Test("what the delegate names is magnified within the limits, and the content grows with it")
  func zooming() {
    let pager = Pager()
    pager.loadViewIfNeeded()
    #expect(pager.scroll.zoomScale == 1)
    pager.scroll.maximumZoomScale = 2
    pager.scroll.setZoomScale(5, animated: false)
    #expect(pager.scroll.zoomScale == 2)
    #expect(pager.scroll.contentSize == CGSize(width: 1800, height: 400))
    pager.scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 200), animated: false)
    #expect(pager.scroll.zoomScale == 1)
  }
}
