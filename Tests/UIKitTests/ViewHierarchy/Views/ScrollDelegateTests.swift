import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What the delegate of a scroll view is told", .timeLimit(.minutes(10)))
struct ScrollDelegateTests {
  @MainActor
  private final class Witness: NSObject, UIScrollViewAccessibilityDelegate {
    var log: [String] = []
    var picture: UIView?
    var words: NSAttributedString?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("scroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end of animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zoom \(scrollView.zoomScale)") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("end of zoom \(view === picture) \(scale)")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      log.append("inset \(Int(scrollView.adjustedContentInset.top))")
    }
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { words }
  }

  private func scroll(_ witness: Witness) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let delegate: any UIScrollViewDelegate = witness
    scroll.delegate = delegate
    return scroll
  }

  @Test("Each move is told, the end of one only where it was gradual, and what changes nothing is not")
  func moves() {
    let witness = Witness()
    let scroll = scroll(witness)
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    #expect(witness.log == ["scroll 10"])
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(witness.log == ["scroll 10", "scroll 20"])
    witness.log = []
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(witness.log == ["scroll 30", "end of animation"])
    witness.log = []
    scroll.scrollRectToVisible(CGRect(x: 0, y: 40, width: 10, height: 10), animated: true)
    #expect(witness.log.isEmpty)
  }

  @Test("Magnifying is told while it goes on, and at its end with the view and the scale")
  func zooming() {
    let witness = Witness()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let scroll = scroll(witness)
    scroll.addSubview(picture)
    witness.picture = picture
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: true)
    #expect(witness.log.filter { $0.contains("zoom") } == ["zoom 2.0", "end of zoom true 2.0"])
    witness.log = []
    scroll.setZoomScale(2, animated: true)
    #expect(witness.log.isEmpty)
  }

  @Test("Another space around the content is told, whoever asked for it")
  func insets() async throws {
    let witness = Witness()
    let scroll = scroll(witness)
    scroll.contentInset.top = 5
    #expect(witness.log.contains("inset 5"))
    scroll.contentInset.top = 0
    witness.log = []
    scroll.contentInset.top = 0
    #expect(witness.log.isEmpty)
    scroll.contentInsetAdjustmentBehavior = .automatic
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    try await hosting(scroll) { _ in
      #expect(witness.log.contains("inset 47"))
      witness.log = []
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(witness.log.contains("inset 0"))
    }
  }

  @Test("Words of the app with attributes of speech tell where a page was scrolled to")
  func status() async throws {
    let witness = Witness()
    witness.words = NSAttributedString(
      string: "Deuxième page", attributes: [.accessibilitySpeechLanguage: "fr-FR"])
    let scroll = scroll(witness)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Dogs"
    scroll.addSubview(label)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.addSubview(scroll)
    scroll.frame.origin.y = 100
    try await hosting(page) { screen in
      try await screen.focus("Dogs")
      try await screen.voiceOver.send(.gesture(.threeFingerFlickUp))
      #expect(screen.lastHeard.first == "Deuxième page")
    }
  }
}
