import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("What gestures of views see of one pointer", .timeLimit(.minutes(10)))
struct OnePointerTests {
  @Test("Z20: a drag, a pinch, a turn and a long press of views are made by one pointer")
  func gestures() async throws {
    let log = Noted<[String]>([])
    let view = Color.clear.frame(width: 300, height: 300).accessibilityLabel("Pad")
      .gesture(
        DragGesture().onEnded { log.value.append("dragged by \($0.translation.width)") }
      )
      .simultaneousGesture(
        MagnifyGesture().onEnded {
          log.value.append("\((Double($0.magnification) * 10).rounded() / 10) times")
        }
      )
      .simultaneousGesture(
        RotateGesture().onEnded { log.value.append("\(Int($0.rotation.degrees.rounded())) degrees") })
    try await hosting(view, startsVoiceOver: false) { screen in
      let middle = try screen.element(named: "Pad").frame.center
      let touch = screen.assistiveTouch
      try await touch.drag(from: middle, to: Point(x: middle.x + 80, y: middle.y))
      #expect(log.value == ["dragged by 80.0"])
      log.value = []
      for name: AssistiveFunction in [.pinch, .rotate] {
        try await touch.send(.perform(.function(name)))
        try await touch.press(at: middle)
      }
      #expect(log.value.contains("2.0 times"))
      #expect(log.value.contains("90 degrees"))
    }
  }

  @Test("Z20: a button of a view is pressed by the pointer, and by one that rests")
  func button() async throws {
    let log = Noted<[String]>([])
    try await hosting(Button("Pay") { log.value.append("paid") }, startsVoiceOver: false) { screen in
      try await screen.assistiveTouch.press(on: "Pay")
      #expect(log.value == ["paid"])
      try await screen.assistiveTouch.dwell(.seconds(2))
      #expect(log.value == ["paid", "paid"])
    }
  }
}
