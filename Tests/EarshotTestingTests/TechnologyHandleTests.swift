import EarshotTesting
import Testing

// Nothing but EarshotTesting is imported here: it exports what the signatures of its handles name.

@Suite("A handle for each technology", .timeLimit(.minutes(10)))
@MainActor
struct TechnologyHandleTests {
  @Test("A test starts without VoiceOver, and nothing is heard until it is turned on")
  func withoutVoiceOver() async throws {
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == [])
      #expect(screen.voiceOver.focusedElement == nil)
      #expect(await screen.voiceOver.isOn == false)
      try await screen.voiceOver.turnOn()
      #expect(await screen.voiceOver.isOn)
      #expect(screen.heard == ["Count, 0"])
      try await screen.voiceOver.turnOn()
      #expect(screen.heard == ["Count, 0"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Add, button"])
    }
  }

  @Test("The app is told that VoiceOver is off, and that it comes on")
  func told() async throws {
    try await hosting(Listener(), startsVoiceOver: false) { screen in
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Off"])
      try await screen.voiceOver.turnOn()
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["On"])
      try await screen.voiceOver.turnOff()
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Off"])
      #expect(await screen.voiceOver.isOn == false)
    }
  }

  @Test("Other technologies are used without VoiceOver; the first input turns them on")
  func alone() async throws {
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      #expect(await screen.keyboard.isOn == false)
      try await screen.keyboard.press("tab", "space")
      #expect(await screen.keyboard.focusedElement?.label?.string == "Add")
      #expect(try screen.element(named: "counter").value?.string == "1")
      try await screen.voiceControl.say("Tap Add")
      #expect(try screen.element(named: "counter").value?.string == "2")
      try await screen.zoom.send(.toggle)
      #expect(await screen.zoom.magnification?.level == 2)
      #expect(screen.heard == [])
    }
  }

  @Test("A gesture that goes past VoiceOver because it is off fails at its line and says how to turn it on")
  func past() async throws {
    let message =
      "VoiceOver is off on this screen, so nothing took the gesture. Turn it on: screen.voiceOver.turnOn()."
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      let gestures: [() async throws -> Void] = [
        { try await screen.voiceOver.flickRight() }, { try await screen.voiceOver.doubleTap() },
        { try await screen.voiceOver.send(.firstElement) }, { try await screen.focus("Add") },
        { try await screen.activate("Add") },
      ]
      for gesture in gestures {
        let error = await #expect(throws: ScreenError.self) { try await gesture() }
        #expect(error?.code == .technologyIsOff)
        #expect(error?.message == message)
        #expect(error?.description.hasPrefix("\(message) (TechnologyHandleTests.swift:") == true)
      }
      let counter = try screen.element(named: "counter")
      #expect(counter.value?.string == "0")
    }
  }

  @Test("What a test asks the app directly is done without any technology")
  func directly() async throws {
    try await hosting(Mail(), startsVoiceOver: false) { screen in
      try await screen.perform("Archive", on: "Letter")
      #expect(try screen.element(named: "Letter").value?.string == "Archived")
      #expect(screen.heard == [])
    }
  }

  @Test("The line of a script for VoiceOver fails where it is off, and the others are done")
  func scripts() async throws {
    try await hosting(Counter(), startsVoiceOver: false) { screen in
      try await withKnownIssue {
        try await screen.drive("right\nrotor \"Headings\"\npress tab\nexpect ring \"Add\"")
      } matching: { issue in
        let wanted =
          "VoiceOver is off here. Turn it on before this line; in a test: screen.voiceOver.turnOn()."
        return issue.comments.contains { "\($0)".contains(wanted) }
      }
      #expect(await screen.keyboard.focusedElement?.label?.string == "Add")
    }
  }

  @Test("A test that imports EarshotTesting alone names every type of the handles")
  func names() async throws {
    let gesture: VoiceOver.Input = .flickRight
    let words: VoiceControl.Input = .say("Tap Add")
    let keys: KeyboardAccess.Input = .holdCommand
    let press: SwitchControl.Input = .select
    let finger: LargeContentViewer.Input = .press(Point(x: 1, y: 1))
    let three: Zoom.Input = .toggle
    let settings: ZoomSettings? = nil
    let (overlay, magnification): (Overlay?, Magnification?) = (nil, nil)
    let (edit, element): (TextEdit?, AccessibilityElement?) = (nil, nil)
    let (orientation, appearance): (UIInterfaceOrientation, LaunchOptions.ColorScheme) = (.portrait, .dark)
    try await hosting(Counter()) { screen in
      #expect(await isOn(screen.voiceOver))
      #expect(await !isOn(screen.switchControl))
      #expect(overlay == nil && magnification == nil && edit == nil && element == nil && settings == nil)
      try await screen.device.rotate(to: orientation)
      try await screen.device.setAppearance(appearance)
      try await screen.voiceOver.send(gesture)
      try await screen.voiceControl.send(words)
      try await screen.keyboard.send(keys)
      try await screen.switchControl.send(press)
      try await screen.largeContentViewer.send(finger)
      try await screen.zoom.send(three)
      #expect(await isOn(screen.switchControl))
    }
  }

  private func isOn(_ driver: some TechnologyDriver) async -> Bool { await driver.isOn }
}
