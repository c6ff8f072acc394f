import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Gestures and what comes of them", .timeLimit(.minutes(10)))
struct GestureTests {
  /// A view that fills a square at (0, 60), and writes down what is recognised on it.
  @MainActor
  final class Pad: UIView {
    var log: [String] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    @discardableResult
    func watch<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, _ words: @escaping (Recognizer) -> String = { _ in "" }
    ) -> Recognizer {
      let selector = Selector { [weak self] (sender: UIGestureRecognizer) in
        guard let sender = sender as? Recognizer else { return }
        self?.log.append("\(name) \(sender.state)\(words(sender))")
      }
      recognizer.addTarget(nil, action: selector)
      addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  @Test("A single tap waits for a double tap to fail, and the double tap stands alone")
  func doubleTap() async throws {
    let pad = Pad()
    let single = pad.watch(UITapGestureRecognizer(), "single")
    let double = pad.watch(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.tap(50, 100)
      #expect(pad.log == [])
      try await screen.advance(by: .milliseconds(400))
      #expect(pad.log == ["single ended"])
      finger.tap(50, 100)
      try await screen.advance(by: .milliseconds(100))
      finger.tap(50, 100)
      try await screen.advance(by: .seconds(1))
      #expect(pad.log == ["single ended", "double ended"])
      #expect(single.state == .possible)
      #expect(double.state == .possible)
    }
  }

  @Test("Two activations are two single taps, however soon one follows the other")
  func activations() async throws {
    let pad = Pad()
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.watch(UITapGestureRecognizer(), "single")
    pad.watch(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    try await hosting(pad) { screen in
      try await screen.activate("Pad")
      try await screen.activate("Pad")
      #expect(pad.log == ["single ended", "single ended"])
    }
  }

  @Test("A long press begins when its time has passed, goes on, and ends")
  func longPress() async throws {
    let pad = Pad()
    pad.watch(UILongPressGestureRecognizer(), "press") { " \(Int($0.location(in: $0.view).x))" }
    pad.watch(UITapGestureRecognizer(), "tap")
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 100)
      try await screen.advance(by: .milliseconds(499))
      #expect(pad.log == [])
      try await screen.advance(by: .milliseconds(1))
      #expect(pad.log == ["press began 50"])
      finger.move(80, 100)
      finger.up(80, 100)
      #expect(pad.log == ["press began 50", "press changed 80", "press ended 80"])
      pad.log = []
      finger.tap(50, 100)
      try await screen.advance(by: .seconds(1))
      #expect(pad.log == ["tap ended"])
      pad.log = []
      finger.down(50, 100)
      finger.move(50, 120)
      try await screen.advance(by: .seconds(1))
      #expect(pad.log == [])
    }
  }

  @Test("A press asked for by a technology is a long press of the app's")
  func press() async throws {
    let pad = Pad()
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.watch(UILongPressGestureRecognizer(), "press")
    try await hosting(pad) { screen in
      let id = try screen.element(named: "Pad").id
      #expect(screen.ask(.longPress(id)) == .handled(by: id))
      try await screen.advance(by: .seconds(2))
      #expect(pad.log == ["press began", "press ended"])
    }
  }

  @Test("A pan tells how far and how fast the finger moved, and a short way is a tap")
  func pan() async throws {
    let pad = Pad()
    pad.watch(UIPanGestureRecognizer(), "pan") {
      " \(Int($0.translation(in: $0.view).x)) at \(Int($0.velocity(in: $0.view).x))"
    }
    pad.watch(UITapGestureRecognizer(), "tap")
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 100)
      try await screen.advance(by: .milliseconds(100))
      finger.move(70, 100)
      try await screen.advance(by: .milliseconds(100))
      finger.move(110, 100)
      finger.up(110, 100)
      #expect(pad.log == ["pan began 20 at 200", "pan changed 60 at 400", "pan ended 60 at 400"])
      pad.log = []
      finger.down(50, 100)
      finger.move(53, 100)
      finger.up(53, 100)
      #expect(pad.log == ["tap ended"])
    }
  }

  @Test(
    "A swipe counts in its own directions alone",
    arguments: [UISwipeGestureRecognizer.Direction.right, .left, [.right, .down]])
  func swipe(direction: UISwipeGestureRecognizer.Direction) async throws {
    let pad = Pad()
    pad.watch(UISwipeGestureRecognizer(), "swipe").direction = direction
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 100)
      finger.move(90, 100)
      finger.move(120, 105)
      finger.up(120, 105)
      #expect(pad.log == (direction.contains(.right) ? ["swipe ended"] : []))
    }
  }

  @Test("Two fingers pinch and turn, and both are seen where the delegate allows it")
  func pinch() async throws {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    for isBoth in [false, true] {
      let (pad, both) = (Pad(), Both())
      let pinch = pad.watch(UIPinchGestureRecognizer(), "pinch") { " \($0.scale)" }
      pad.watch(UIRotationGestureRecognizer(), "turn") { " \(Int(($0.rotation * 180 / .pi).rounded()))" }
      if isBoth { pinch.delegate = both }
      try await hosting(pad) { screen in
        let (first, second) = (Finger(screen: screen), Finger(screen: screen, number: 1))
        first.down(100, 100)
        second.down(200, 100)
        second.move(100, 300)
        first.up(100, 100)
        let turned = ["turn began 90", "turn ended 90"]
        #expect(pad.log.filter { $0.hasPrefix("turn") } == turned)
        #expect(
          pad.log.filter { $0.hasPrefix("pinch") } == (isBoth ? ["pinch began 2.0", "pinch ended 2.0"] : []))
      }
    }
  }

  @Test("A finger from the edge is a gesture of the edge, one from elsewhere is not")
  func edge() async throws {
    let pad = Pad()
    let edges: UIRectEdge = .left
    pad.watch(UIScreenEdgePanGestureRecognizer(), "edge").edges = edges
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      for start in [100.0, 5] {
        finger.down(start, 100)
        finger.move(start + 60, 100)
        finger.up(start + 60, 100)
      }
      #expect(pad.log == ["edge began", "edge ended"])
    }
  }

  @Test("A delegate keeps touches away, forbids gestures, and puts them in order")
  func delegate() async throws {
    final class Strict: NSObject, UIGestureRecognizerDelegate {
      var receives = true
      var begins = true
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { receives }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer }
    }
    let (pad, strict) = (Pad(), Strict())
    pad.watch(UIPanGestureRecognizer(), "pan")
    let tap = pad.watch(UITapGestureRecognizer(), "tap")
    tap.delegate = strict
    pad.watch(UILongPressGestureRecognizer(), "press")
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.tap(50, 100)
      #expect(pad.log == ["tap ended"])
      strict.begins = false
      finger.tap(50, 100)
      strict.begins = true
      strict.receives = false
      finger.tap(50, 100)
      #expect(pad.log == ["tap ended"])
    }
  }

  @Test("The view loses a touch that becomes a gesture, unless the recogniser leaves it")
  func takenTouches() async throws {
    final class Listener: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("cancelled")
      }
    }
    for cancels in [true, false] {
      let view = Listener(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      view.addGestureRecognizer(pan)
      try await hosting(view) { screen in
        let finger = Finger(screen: screen)
        finger.down(50, 100)
        finger.move(55, 100)
        finger.move(90, 100)
        finger.move(95, 100)
        finger.up(95, 100)
        #expect(
          view.log
            == (cancels
              ? ["began", "moved", "cancelled"] : ["began", "moved", "moved", "moved", "ended"]))
      }
    }
  }

  @Test("A recogniser that fails lets the one behind it go on, also of a class of the app's own")
  func ownClass() async throws {
    final class Check: UIGestureRecognizer {
      private var corner: CGPoint?
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
        if now.y > before.y { corner = now }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let corner, let touch = touches.first else {
          state = .failed
          return
        }
        state = touch.location(in: view).y < corner.y ? .recognized : .failed
      }
      override func reset() {
        super.reset()
        corner = nil
      }
    }
    let pad = Pad()
    let check = pad.watch(Check(), "check")
    pad.watch(UITapGestureRecognizer(), "tap").require(toFail: check)
    try await hosting(pad) { screen in
      let finger = Finger(screen: screen)
      finger.down(50, 100)
      finger.move(60, 120)
      finger.move(90, 80)
      finger.up(90, 80)
      finger.tap(50, 100)
      #expect(pad.log == ["check ended", "tap ended"])
    }
  }
}
