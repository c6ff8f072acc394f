import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What gesture recognizers see of one pointer", .timeLimit(.minutes(10)))
struct OnePointerTests {
  /// A view that fills a square at (0, 60), and writes down what is recognised on it.
  @MainActor
  private final class Pad: UIView {
    var log: [String] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 60, width: 300, height: 300))
      isMultipleTouchEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    func watch<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ words: @escaping (Recognizer) -> String
    ) {
      let selector = Selector { [weak self] (sender: UIGestureRecognizer) in
        guard let sender = sender as? Recognizer, sender.state == .ended else { return }
        self?.log.append(words(sender))
      }
      recognizer.addTarget(nil, action: selector)
      addGestureRecognizer(recognizer)
    }
  }

  /// Fingers below each other that go from one side to the other.
  private static func swipe(_ fingers: Int, from start: Double, to end: Double) -> RecordedGesture {
    let paths = (1...fingers).map { finger in
      FingerPath(
        finger,
        (0...4).map { step in
          let x = start + (end - start) * Double(step) / 4
          return .init(step * 50, Point(x: x, y: 80 + Double(finger) * 40))
        })
    }
    return RecordedGesture("Swipe", on: Size(width: 393, height: 852), paths)
  }

  @Test(
    "Z20: a recorded drag of three fingers is a pan of three, its way and its speed those of the recording")
  func pan() async throws {
    let pad = Pad()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 3
    pad.watch(pan) { pan in
      let (way, speed) = (pan.translation(in: pad), pan.velocity(in: pad))
      return "\(pan.numberOfTouches) fingers by \(Int(way.x)),\(Int(way.y)) at \(Int(speed.x.rounded()))"
    }
    try await hosting(pad, startsVoiceOver: false) { screen in
      try await screen.assistiveTouch.play(Self.swipe(3, from: 40, to: 240))
      #expect(pad.log == ["3 fingers by 200,0 at 1000"])
      try await screen.assistiveTouch.play(Self.swipe(2, from: 40, to: 240))
      #expect(pad.log.count == 1)
    }
  }

  @Test("Z20: taps of three fingers, two taps and a long press are those that recognizers wait for")
  func taps() async throws {
    let pad = Pad()
    let three = UITapGestureRecognizer()
    three.numberOfTouchesRequired = 3
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    pad.watch(three) { _ in "three fingers" }
    pad.watch(double) { _ in "two taps" }
    pad.watch(UILongPressGestureRecognizer()) { _ in "held" }
    try await hosting(pad, startsVoiceOver: false) { screen in
      for name: AssistiveFunction in [.threeFingers, .doubleTap, .longPress] {
        try await screen.assistiveTouch.send(.perform(.function(name)))
        try await screen.assistiveTouch.press(at: Point(x: 150, y: 200))
        try await screen.advance(by: .seconds(1))
      }
      #expect(pad.log == ["three fingers", "two taps", "held"])
    }
  }

  @Test("Z20: one press pinches to twice the size, turns by a quarter, or does both")
  func pairs() async throws {
    let pad = Pad()
    let together = Together()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    pinch.delegate = together
    rotation.delegate = together
    pad.watch(pinch) { "\((Double($0.scale) * 10).rounded() / 10) times" }
    pad.watch(rotation) { "\(Int((Double($0.rotation) * 180 / .pi).rounded())) degrees" }
    try await hosting(pad, startsVoiceOver: false) { screen in
      for name: AssistiveFunction in [.pinch, .rotate, .pinchAndRotate] {
        try await screen.assistiveTouch.send(.perform(.function(name)))
        try await screen.assistiveTouch.press(at: Point(x: 150, y: 200))
      }
      #expect(pad.log.prefix(2) == ["2.0 times", "90 degrees"])
      #expect(pad.log.dropFirst(2).sorted() == ["2.0 times", "90 degrees"])
      pad.log = []
      // By hand: the other finger stays opposite.
      let touch = screen.assistiveTouch
      try await touch.send(.move(Point(x: 200, y: 200)))
      try await touch.send(.perform(.function(.pinch)))
      for input: AssistiveTouch.Input in [
        .hold, .move(Point(x: 225, y: 200)), .move(Point(x: 250, y: 200)), .release,
      ] {
        try await touch.send(input)
      }
      #expect(pad.log == ["2.0 times"])
    }
  }

  @Test("Z20: a button is pressed by the pointer, and by one that rests")
  func button() async throws {
    let taps = Pad()
    var presses = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Pay") { _ in presses += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    taps.addSubview(button)
    try await hosting(taps, startsVoiceOver: false) { screen in
      try await screen.assistiveTouch.press(on: "Pay")
      #expect(presses == 1)
      try await screen.assistiveTouch.send(.move(Point(x: 60, y: 110)))
      try await screen.assistiveTouch.dwell(.seconds(1))
      #expect(presses == 2)
    }
  }
}

/// Lets all gestures be recognised at once.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
