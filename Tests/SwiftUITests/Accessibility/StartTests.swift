import Accessibility
import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// Two texts, and what is done when they appear.
private struct Kennel: View {
  let appears: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Bailey")
      Text("Layla")
    }
    .onAppear { appears() }
  }
}

/// Wants the cursor on its second text from the beginning.
private struct DefaultFocus: View {
  @AccessibilityFocusState private var focus: Int?

  var body: some View {
    VStack {
      Text("Bailey").accessibilityFocused($focus, equals: 1)
      Text("Layla").accessibilityFocused($focus, equals: 2)
      Text("Focus: \(focus ?? 0)")
    }
    .accessibilityDefaultFocus($focus, 2)
  }
}

/// Sets where the cursor is when it appears.
private struct FocusOnAppear: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("Bailey")
      Text("Layla").accessibilityFocused($isFocused)
    }
    .onAppear { isFocused = true }
  }
}

/// Shows what its first code found on.
private struct StatusApp: App {
  private let found: String

  init() {
    found = [
      ("VoiceOver", UIAccessibility.isVoiceOverRunning),
      ("Switch Control", UIAccessibility.isSwitchControlRunning),
      ("AssistiveTouch", UIAccessibility.isAssistiveTouchRunning),
      ("Reduce Motion", UIAccessibility.isReduceMotionEnabled),
    ].filter(\.1).map(\.0).joined(separator: ", ")
  }

  var body: some Scene {
    WindowGroup { Status(found: found) }
  }
}

private struct Status: View {
  let found: String
  @Environment(\.accessibilityVoiceOverEnabled) private var isHeard
  @Environment(\.accessibilitySwitchControlEnabled) private var usesSwitches
  @Environment(\.accessibilityReduceMotion) private var isStill

  var body: some View {
    let needs = [("heard", isHeard), ("switched", usesSwitches), ("still", isStill)]
    Text(verbatim: "\(found): \(needs.filter(\.1).map(\.0).joined(separator: " "))")
  }
}

@Suite("What views do while they come onto the first screen", .timeLimit(.minutes(10)))
@MainActor
struct StartTests {
  @Test("Z4: what onAppear announces is cut at once by the first screen, and told so")
  func announcement() async throws {
    let kennel = Kennel { AccessibilityNotification.Announcement("Welcome").post() }
    try await hosting(kennel) { screen in
      #expect(screen.heard == ["Bailey"])
      #expect(screen.unheard == ["Welcome; cut off at once by \"Bailey\""])
    }
    try await hosting(kennel, startsVoiceOver: false) { screen in
      try await screen.voiceOver.turnOn()
      #expect(screen.heard == ["Bailey"])
      #expect(screen.unheard == [])
    }
  }

  @Test("Z4: an urgent announcement of onAppear is heard first, a patient one last")
  func priorities() async throws {
    var urgent = AttributedString("Urgent")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    var patient = AttributedString("Later")
    patient.accessibilitySpeechAnnouncementPriority = .low
    let kennel = Kennel { [urgent, patient] in
      AccessibilityNotification.Announcement(patient).post()
      AccessibilityNotification.Announcement(urgent).post()
    }
    try await hosting(kennel) { screen in
      try await screen.advance(by: .seconds(10))
      #expect(screen.heard == ["Urgent", "Bailey", "Later"])
      #expect(screen.unheard == [])
    }
  }

  @Test("Z4: accessibilityDefaultFocus decides where the cursor begins, and the state follows it")
  func defaultFocus() async throws {
    try await hosting(DefaultFocus()) { screen in
      #expect(screen.heard == ["Layla"])
      #expect(screen.focused?.label?.string == "Layla")
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }.last == "Focus: 2")
      try await screen.voiceOver.flickRight()
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }.last == "Focus: 0")
    }
  }

  @Test("Z4: a focus state that onAppear sets leads the cursor there on the first screen")
  func focusState() async throws {
    try await hosting(FocusOnAppear()) { screen in
      #expect(screen.heard == ["Layla"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Bailey"])
    }
    try await hosting(FocusOnAppear(), startsVoiceOver: false) { screen in
      try await screen.voiceOver.turnOn()
      #expect(screen.heard == ["Bailey"])
    }
  }

  @Test("Z14: an app's init and its first environment know which technologies are on")
  func technologies() async throws {
    try await hosting(StatusApp()) { screen in
      #expect(screen.heard == ["VoiceOver: heard"])
    }
    let environment = LaunchOptions(settings: ["reduceMotion": true])
    try await hosting(
      StatusApp(), technologies: [SwitchControl.self, AssistiveTouch.self], environment: environment
    ) { screen in
      #expect(
        screen.heard == ["VoiceOver, Switch Control, AssistiveTouch, Reduce Motion: heard switched still"])
    }
    try await hosting(
      StatusApp(), startsVoiceOver: false, technologies: [SwitchControl.self, AssistiveTouch.self]
    ) { screen in
      let first = screen.tree.stops.first { _ in true }.flatMap { screen.tree[$0] }
      #expect(first?.label?.string == "Switch Control, AssistiveTouch: switched")
    }
  }
}
