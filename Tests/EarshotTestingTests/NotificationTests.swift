import Accessibility
import EarshotTesting
import SwiftUI
import Testing

/// A button that saves, and says so a second later.
private struct SaveForm: View {
  var body: some View {
    VStack {
      Button("Save") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          AccessibilityNotification.Announcement("Saved").post()
        }
      }
      Button("Shout") { AccessibilityNotification.Announcement("Shouted").post() }
    }
  }
}

/// A button that replaces the screen and says so.
private struct Wizard: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Text("Page \(page)")
      Button("Next") {
        page += 1
        AccessibilityNotification.ScreenChanged().post()
      }
    }
    .id(page)
  }
}

@Suite("What an app tells on a hosted screen", .timeLimit(.minutes(10)))
struct NotificationTests {
  @Test("Z4: an announcement is spoken when the app posts it, by the app's own clock too")
  func announcements() async throws {
    try await hosting(SaveForm()) { screen in
      try await screen.activate("Save")
      #expect(screen.lastHeard == ["Save"])
      try await screen.advance(by: .milliseconds(999))
      #expect(screen.lastHeard == [])
      try await screen.advance(by: .milliseconds(1))
      #expect(screen.lastHeard == ["Saved"])
    }
  }

  @Test("10.13: what a handler announces is cut by what is said of its button, and nobody hears it")
  func insideHandler() async throws {
    try await hosting(SaveForm()) { screen in
      try await screen.activate("Shout")
      #expect(screen.lastHeard == ["Shout, button", "Shout"])
      #expect(screen.unheard == ["Shouted; cut off at once by \"Shout\""])
    }
    try await hosting(SaveForm(), rules: ["announcement.inHandler": "heard"]) { screen in
      try await screen.activate("Shout")
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == ["Save, button", "Shout, button", "Shouted", "Shout"])
      #expect(screen.unheard == [])
    }
  }

  @Test("10.13: words that an announcement cuts after a while were heard in part")
  func cutAfterAWhile() async throws {
    try await hosting(SaveForm()) { screen in
      try await screen.activate("Save")
      try await screen.advance(by: .milliseconds(999))
      try await screen.focus("Shout")
      try await screen.advance(by: .milliseconds(1))
      #expect(screen.heard.suffix(2) == ["Shout, button", "Saved"])
      #expect(screen.unheard.map { $0.prefix(24) } == ["Shout, button; cut off a"])
      try await screen.focus("Save")
      #expect(!screen.heard.contains("Saved"))
      #expect(screen.unheard.last == "Saved; cut off at once by \"Save, button\"")
    }
  }

  @Test("Z4: after a changed screen the cursor is on its first stop")
  func screenChanged() async throws {
    try await hosting(Wizard()) { screen in
      try await screen.activate("Next")
      #expect(screen.lastHeard == ["Next, button", "Page 2"])
      #expect(screen.focused?.label?.string == "Page 2")
    }
  }

  @Test("Z18: an app finds the ways to have text spoken that a person turned on, and Switch Control running")
  func runningTechnologies() async throws {
    try await hosting(SaveForm()) { screen in
      var settings = SpokenContentSettings()
      settings.speaksScreen = true
      try await screen.spokenContent.turnOn(settings)
      #expect(UIAccessibility.isSpeakScreenEnabled && !UIAccessibility.isSpeakSelectionEnabled)
      try await screen.spokenContent.turnOff()
      #expect(!UIAccessibility.isSpeakScreenEnabled)
      try await screen.spokenContent.turnOn()
      try await screen.switchControl.turnOn()
      #expect(UIAccessibility.isSpeakScreenEnabled && UIAccessibility.isSpeakSelectionEnabled)
      #expect(UIAccessibility.isSwitchControlRunning && !UIAccessibility.isAssistiveTouchRunning)
    }
  }
}
