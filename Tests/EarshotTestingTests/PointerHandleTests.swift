import EarshotTesting
import Testing

// Nothing but EarshotTesting is imported here: it exports what the signatures of its handles name.

@Suite("The handle of AssistiveTouch", .timeLimit(.minutes(10)))
@MainActor
struct PointerHandleTests {
  @Test("Z20: a test presses by name, lets the pointer rest, and reads the menu, the button and the notice")
  func handle() async throws {
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      #expect(await touch.isOn == false)
      try await touch.press(on: "Add")
      #expect(try screen.element(named: "counter").value?.string == "1")
      try await touch.dwell(.seconds(1))
      #expect(try screen.element(named: "counter").value?.string == "2")
      #expect(await touch.menu == [])
      let button = try #require(await touch.button)
      try await touch.press(at: button)
      #expect(await touch.menu.contains("Device"))
      #expect(screen.overlayTexts.contains("Device"))
      try await touch.press(at: Point(x: -10, y: -10))
      #expect(await touch.pointer == .zero)
      #expect(await touch.menu == [])
      try await touch.play(RecordedGesture("Empty", on: .init(width: 1, height: 1), []))
      #expect(await touch.notice == "No gesture is called “Empty”.")
      #expect(await touch.gestures == [])
    }
  }

  @Test("Z20: an app finds AssistiveTouch running while it is on, and is told when it is turned on and off")
  func status() async throws {
    try await hosting(StatusReader()) { screen in
      #expect(try screen.element(named: "status").label?.string == "Off, told 0 times")
      try await screen.assistiveTouch.turnOn()
      #expect(try screen.element(named: "status").label?.string == "On, told 1 times")
      try await screen.assistiveTouch.send(.menu)
      try await screen.assistiveTouch.turnOff()
      #expect(await screen.assistiveTouch.isOn == false)
      #expect(screen.overlayTexts == [])
      #expect(try screen.element(named: "status").label?.string == "Off, told 2 times")
      #expect(await screen.voiceOver.isOn)
    }
  }

  @Test("Z20: a finger that AssistiveTouch holds is taken back when it is turned off")
  func turnedOff() async throws {
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      let add = try screen.element(named: "Add").effectiveActivationPoint
      try await screen.assistiveTouch.send(.move(add))
      try await screen.assistiveTouch.send(.perform(.function(.holdAndDrag)))
      try await screen.assistiveTouch.send(.press)
      try await screen.assistiveTouch.turnOff()
      try await screen.assistiveTouch.press(on: "Add")
      #expect(try screen.element(named: "counter").value?.string == "1")
    }
  }

  @Test("Z20: settings of a person are those with which it is turned on, and a picture shows it")
  func settings() async throws {
    var settings = AssistiveTouchSettings()
    settings.singleTap = .function(.home)
    settings.mouseButtons = [2: .gesture("Tap")]
    settings.keep(
      RecordedGesture(
        "Tap", on: .init(width: 393, height: 852), [FingerPath(1, [.init(0, Point(x: 196, y: 426))])]))
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      let touch = screen.assistiveTouch
      try await touch.turnOn(settings)
      try await touch.press(at: try #require(await touch.button))
      #expect(await touch.menu == [])
      try await touch.send(.mouseButton(2))
      #expect(await touch.gestures.map(\.name) == ["Tap"])
      #expect(screen.heard == [])
    }
  }
}
