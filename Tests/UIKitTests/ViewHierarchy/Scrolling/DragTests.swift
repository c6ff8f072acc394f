import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("A finger scrolls what lies under it", .timeLimit(.minutes(10)))
struct DragTests {
  /// A scroll view of 300 by 400 points at (0, 100) with lines of 50 points, and what it and its delegate tell.
  @MainActor
  private final class Lines: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    var log: [String] = []
    var target: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 2000)
      for number in 0..<40 {
        let label = UILabel(frame: CGRect(x: 0, y: number * 50, width: 200, height: 40))
        label.text = "Line \(number)"
        scroll.addSubview(label)
      }
      scroll.delegate = self
      view.addSubview(scroll)
    }

    private func note(_ words: String) {
      let states = [
        scroll.isTracking ? "tracking" : nil, scroll.isDragging ? "dragging" : nil,
        scroll.isDecelerating ? "decelerating" : nil,
      ]
      log.append(([words] + states.compactMap { $0 }).joined(separator: ", "))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("at \(Int(scrollView.contentOffset.y))") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begins") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("will end at \((velocity.y * 10).rounded() / 10) for \(Int(targetContentOffset.pointee.y))")
      if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note(decelerate ? "ended and goes on" : "ended")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("goes on") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests") }
  }

  @Test("Z20: a drag of the pointer scrolls, and the words of what it leads to are heard on the next flick")
  func pointer() async throws {
    let lines = Lines()
    try await hosting(lines) { screen in
      try await screen.focus("Line 3")
      let heard = screen.heard.count
      try await screen.assistiveTouch.drag(from: Point(x: 150, y: 450), to: Point(x: 150, y: 340))
      #expect(lines.scroll.contentOffset.y == 100)
      #expect(screen.heard.count == heard)
      #expect(try screen.element(named: "Line 3").frame.origin.y == 150)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Line 4"])
    }
  }

  @Test(
    "Z20: a recorded drag scrolls at the speed of the recording, goes on by itself, and ends at its limit")
  func recording() async throws {
    let lines = Lines()
    let path = FingerPath(1, (0...4).map { .init($0 * 50, Point(x: 150, y: 450 - Double($0) * 30)) })
    let drag = RecordedGesture("Up", on: Size(width: 393, height: 852), [path])
    try await hosting(lines, startsVoiceOver: false) { screen in
      try await screen.assistiveTouch.play(drag)
      // 600 points a second lead 299 points farther.
      #expect(lines.scroll.contentOffset.y == 409)
      #expect(
        lines.log.suffix(5) == [
          "will end at 0.6 for 409, dragging", "ended and goes on", "goes on, decelerating",
          "at 409, decelerating", "rests",
        ])
      lines.scroll.decelerationRate = .fast
      lines.scroll.contentOffset.y = 0
      try await screen.assistiveTouch.play(drag)
      #expect(lines.scroll.contentOffset.y == 169)
      lines.scroll.contentOffset.y = 1550
      try await screen.assistiveTouch.play(drag)
      #expect(lines.scroll.contentOffset.y == 1600)
    }
  }

  @Test("The delegate is told in order: it begins, moves, will end, and has ended")
  func order() async throws {
    let lines = Lines()
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.down(150, 400)
      #expect(lines.scroll.isTracking && !lines.scroll.isDragging)
      finger.move(150, 395)
      #expect(lines.log == [])
      finger.move(150, 380)
      finger.move(150, 350)
      finger.up(150, 350)
      #expect(
        lines.log == [
          "begins, tracking, dragging", "at 10, tracking, dragging", "at 40, tracking, dragging",
          "will end at 0.0 for 40, dragging", "ended",
        ])
      #expect(!lines.scroll.isTracking && !lines.scroll.isDragging)
    }
  }

  @Test("The content comes to rest where the delegate wants it, kept to the limits")
  func target() async throws {
    let lines = Lines()
    lines.target = 250
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.drag(from: (150, 400), to: (150, 300))
      #expect(lines.scroll.contentOffset.y == 250)
      #expect(lines.log.suffix(3) == ["goes on, decelerating", "at 250, decelerating", "rests"])
      lines.target = 9000
      finger.drag(from: (150, 400), to: (150, 300))
      #expect(lines.scroll.contentOffset.y == 1600)
    }
  }

  @Test("Content that is pulled past its end resists and comes back; without bouncing it stays at its end")
  func limits() async throws {
    let lines = Lines()
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.down(150, 200)
      finger.move(150, 410)
      let pulled = lines.scroll.contentOffset.y
      #expect(pulled < 0 && pulled > -120)
      finger.up(150, 410)
      #expect(lines.scroll.contentOffset.y == 0)
      #expect(lines.log.suffix(3) == ["goes on, decelerating", "at 0, decelerating", "rests"])
      lines.scroll.bounces = false
      lines.log = []
      finger.drag(from: (150, 200), to: (150, 400))
      #expect(lines.log == [])
      lines.scroll.bounces = true
      lines.scroll.isScrollEnabled = false
      finger.drag(from: (150, 400), to: (150, 200))
      #expect(lines.log == [])
      #expect(lines.scroll.contentOffset.y == 0)
    }
  }

  @Test("Pages are turned one at a time, by half of the way or by a quick finger")
  func pages() async throws {
    let lines = Lines()
    lines.loadViewIfNeeded()
    lines.scroll.isPagingEnabled = true
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.drag(from: (150, 450), to: (150, 340))
      #expect(lines.scroll.contentOffset.y == 0)
      finger.drag(from: (150, 450), to: (150, 200))
      #expect(lines.scroll.contentOffset.y == 400)
      #expect(!lines.log.contains { $0.hasPrefix("will end") })
      finger.down(150, 400)
      try await screen.advance(by: .milliseconds(50))
      finger.move(150, 340)
      finger.up(150, 340)
      #expect(lines.scroll.contentOffset.y == 800)
      #expect(lines.log.last == "rests")
    }
  }

  @Test("A direction is kept where the view is told to, and where the content goes no other way")
  func directions() async throws {
    let lines = Lines()
    lines.loadViewIfNeeded()
    let scroll = lines.scroll
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.drag(from: (150, 300), to: (20, 300))
      #expect(lines.log == [])
      scroll.contentSize.width = 900
      finger.drag(from: (250, 400), to: (190, 320))
      #expect(abs(scroll.contentOffset.x - 54) < 0.1 && abs(scroll.contentOffset.y - 72) < 0.1)
      scroll.contentOffset = .zero
      scroll.isDirectionalLockEnabled = true
      finger.drag(from: (150, 400), to: (130, 300))
      #expect(scroll.contentOffset.x == 0 && scroll.contentOffset.y > 80)
    }
  }

  @Test("The inner of two scroll views scrolls as far as it can, then the outer one; each keeps its axis")
  func nested() async throws {
    let lines = Lines()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let strip = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    inner.contentSize = CGSize(width: 300, height: 260)
    strip.contentSize = CGSize(width: 900, height: 100)
    lines.loadViewIfNeeded()
    for view in [inner, strip] { lines.scroll.addSubview(view) }
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.drag(from: (150, 290), to: (150, 190))
      #expect(inner.contentOffset.y == 60)
      #expect(lines.scroll.contentOffset.y == 0)
      finger.drag(from: (150, 290), to: (150, 270))
      #expect(lines.scroll.contentOffset.y == 10)
      finger.drag(from: (250, 340), to: (140, 340))
      #expect(strip.contentOffset.x == 100)
      finger.drag(from: (250, 340), to: (250, 310))
      #expect(strip.contentOffset.x == 100)
      #expect(lines.scroll.contentOffset.y == 30)
    }
  }

  @Test("A gesture of the app's own inside goes before scrolling, and fails to tap where a finger scrolls")
  func gestures() async throws {
    let lines = Lines()
    lines.loadViewIfNeeded()
    var log: [String] = []
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    for (recognizer, name) in [(tap, "tap"), (pan, "pan")] as [(UIGestureRecognizer, String)] {
      let selector = Selector { (sender: UIGestureRecognizer) in
        guard sender.state == .ended else { return }
        log.append(name)
      }
      recognizer.addTarget(nil, action: selector)
      card.addGestureRecognizer(recognizer)
    }
    lines.scroll.addSubview(card)
    try await hosting(lines, startsVoiceOver: false) { screen in
      let finger = Finger(screen: screen)
      finger.drag(from: (150, 250), to: (150, 150))
      #expect(log == ["pan"])
      #expect(lines.scroll.contentOffset.y == 0)
      pan.isEnabled = false
      finger.drag(from: (150, 250), to: (150, 150))
      #expect(lines.scroll.contentOffset.y == 90)
      finger.tap(150, 120)
      #expect(log == ["pan", "tap"])
      lines.scroll.panGestureRecognizer.isEnabled = false
      finger.drag(from: (150, 300), to: (150, 150))
      #expect(lines.scroll.contentOffset.y == 90)
    }
  }
}
