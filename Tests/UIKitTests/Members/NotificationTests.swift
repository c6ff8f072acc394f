import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// Keeps what was posted under a name while it lives.
@MainActor
private final class Listener {
  private(set) var posted: [[AnyHashable: Any]] = []
  private var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      nonisolated(unsafe) let info = notification.userInfo ?? [:]
      MainActor.assumeIsolated { self?.posted.append(info) }
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor
@Suite("What the app is told, and what it asks", .timeLimit(.minutes(10)))
struct NotificationTests {
  @Test("elementFocusedNotification tells which element the cursor left and which it came to")
  func elementFocused() async throws {
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (meter(), meter { $0.frame.origin.y = 200 })
    second.accessibilityLabel = "Second"
    both.addSubview(first)
    both.addSubview(second)
    try await hosting(both) { screen in
      let listener = Listener(UIAccessibility.elementFocusedNotification)
      defer { listener.stop() }
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === first)
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
      try await screen.voiceOver.flickRight()
      let last = try #require(listener.posted.last)
      #expect(last[UIAccessibility.focusedElementUserInfoKey] as? UIView === second)
      #expect(last[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === first)
      let technology = last[UIAccessibility.assistiveTechnologyUserInfoKey] as? String
      #expect(technology == UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue)
      #expect(second.accessibilityElementIsFocused())
    }
  }

  @Test(
    "Z4: announcementDidFinishNotification carries the words of an announcement, and whether they were heard")
  func announcementDidFinish() async throws {
    try await hosting(meter()) { screen in
      let listener = Listener(UIAccessibility.announcementDidFinishNotification)
      defer { listener.stop() }
      _ = screen.ask(.announcementEnded("Memory leak", isComplete: true))
      _ = screen.ask(.announcementEnded("Paused", isComplete: false))
      let texts = listener.posted.map { $0[UIAccessibility.announcementStringValueUserInfoKey] as? String }
      let ends = listener.posted.map { $0[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool }
      #expect(texts == ["Memory leak", "Paused"])
      #expect(ends == [true, false])
    }
  }

  @Test(
    "Every setting can be asked for, turned by a test, and is told of once",
    arguments: Screen.Setting.allCases)
  func status(setting: Screen.Setting) async throws {
    try await hosting(meter()) { screen in
      let before = Self.answer(setting)
      let listener = Listener(Self.notification(setting))
      defer { listener.stop() }
      try await screen.device.turn(setting, on: !before)
      #expect(Self.answer(setting) == !before)
      try await screen.device.turn(setting, on: !before)
      #expect(listener.posted.count == 1)
    }
  }

  @Test("A setting belongs to one app, and the next begins anew; only those that help at once are on")
  func settingsBeginAnew() async throws {
    try await hosting(meter()) { screen in try await screen.device.turn(.reduceMotion, on: true) }
    try await hosting(meter()) { _ in
      #expect(
        Screen.Setting.allCases.filter { Self.answer($0) } == [.voiceOver, .videoAutoplay, .shakeToUndo])
    }
  }

  @Test("convertToScreenCoordinates moves rectangles and outlines from a view's coordinates")
  func screenCoordinates() async throws {
    let view = meter()
    try await hosting(view) { _ in
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let there = CGRect(x: 17, y: 102, width: 3, height: 4)
      #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == there)
      let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(ovalIn: rect), in: view)
      #expect(path.bounds == there)
    }
  }

  @Test("Nobody is held to one app, and the asker is told so")
  func guidedAccess() async throws {
    try await hosting(meter()) { screen in
      var answer: Bool?
      UIAccessibility.requestGuidedAccessSession(enabled: true) { answer = $0 }
      try await screen.advance(by: .zero)
      #expect(answer == false)
    }
  }

  private static func answer(_ setting: Screen.Setting) -> Bool {
    switch setting {
    case .voiceOver: UIAccessibility.isVoiceOverRunning
    case .switchControl: UIAccessibility.isSwitchControlRunning
    case .assistiveTouch: UIAccessibility.isAssistiveTouchRunning
    case .guidedAccess: UIAccessibility.isGuidedAccessEnabled
    case .boldText: UIAccessibility.isBoldTextEnabled
    case .grayscale: UIAccessibility.isGrayscaleEnabled
    case .invertColors: UIAccessibility.isInvertColorsEnabled
    case .reduceTransparency: UIAccessibility.isReduceTransparencyEnabled
    case .reduceMotion: UIAccessibility.isReduceMotionEnabled
    case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitions
    case .darkerSystemColors: UIAccessibility.isDarkerSystemColorsEnabled
    case .differentiateWithoutColor: UIAccessibility.shouldDifferentiateWithoutColor
    case .onOffSwitchLabels: UIAccessibility.isOnOffSwitchLabelsEnabled
    case .buttonShapes: UIAccessibility.buttonShapesEnabled
    case .videoAutoplay: UIAccessibility.isVideoAutoplayEnabled
    case .monoAudio: UIAccessibility.isMonoAudioEnabled
    case .closedCaptioning: UIAccessibility.isClosedCaptioningEnabled
    case .speakSelection: UIAccessibility.isSpeakSelectionEnabled
    case .speakScreen: UIAccessibility.isSpeakScreenEnabled
    case .shakeToUndo: UIAccessibility.isShakeToUndoEnabled
    }
  }

  private static func notification(_ setting: Screen.Setting) -> NSNotification.Name {
    switch setting {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    }
  }
}
