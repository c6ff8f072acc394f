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
