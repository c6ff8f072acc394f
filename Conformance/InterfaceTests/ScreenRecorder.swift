import Foundation

#if canImport(XCUIAutomation)
  import XCUIAutomation
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Launches the app with one screen after the other, and takes down what VoiceOver says and what is on the screen.
@MainActor
struct ScreenRecorder {
  /// The app.
  let app = XCUIApplication()

  /// Records a screen, as far as the VoiceOver service can do what its steps say.
  ///
  /// The steps behind the first that it cannot do are left out: nothing is known of them.
  /// - Parameter screen: The screen.
  /// - Returns: What was recorded.
  /// - Throws: What keeps VoiceOver from starting.
  func record(_ screen: ListedScreen) throws -> RecordedScreen {
    app.launchArguments = ["-screen", screen.id]
    app.launch()
    defer { app.terminate() }
    let voiceOver = XCUIDevice.shared.voiceOverService
    try voiceOver.enable()
    defer { try? voiceOver.disable() }
    var start = RecordedStep(action: "start", screen: words)
    start.heard = try? [voiceOver.currentSpeech().utterance]
    var steps = [start]
    for action in screen.steps {
      guard let move = Self.moves[action] else { break }
      // Silence is an answer too: the service throws where nothing was said.
      let utterance = try? move(voiceOver).utterance
      steps.append(RecordedStep(action: action, heard: utterance.map { [$0] } ?? []))
    }
    return RecordedScreen(id: screen.id, steps: steps)
  }

  /// A move of the service.
  private typealias Move = @MainActor (XCUIVoiceOverService) throws -> XCUIVoiceOverService.Output

  /// What the service can do, by the words of a step.
  private static let moves: [String: Move] = [
    "right": { try $0.moveForward() }, "left": { try $0.moveBackward() },
    "two-finger flick right": { try $0.moveIn() }, "two-finger flick left": { try $0.moveOut() },
  ]

  /// Label and value of each element that contains no other, in the order of the tree.
  private var words: [String] {
    app.descendants(matching: .any).allElementsBoundByIndex.compactMap { element in
      guard element.children(matching: .any).count == 0 else { return nil }
      let value = (element.value as? String).map { $0.isEmpty ? "" : " = \($0)" } ?? ""
      return element.label.isEmpty && value.isEmpty ? nil : element.label + value
    }
  }
}
