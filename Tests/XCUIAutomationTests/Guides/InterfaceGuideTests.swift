import EarshotTesting
import Kennel
import SwiftUI
import Testing
import XCUIAutomation

private struct SignIn: View {
  @State private var name = ""
  @State private var isSignedIn = false

  var body: some View {
    if isSignedIn {
      Text("Welcome, \(name)")
    } else {
      VStack {
        TextField("Name", text: $name)
        Button {
          isSignedIn = true
        } label: {
          Text("Sign in").frame(width: 120, height: 44)
        }
      }
    }
  }
}

private struct SignInApp: App {
  var body: some Scene {
    WindowGroup { SignIn() }
  }
}

extension LaunchingTests {
  @Suite(.serialized)
  @MainActor
  struct SignInTests {
    init() {
      #if os(Linux)
        XCUIApplication.setTargetApplication(SignInApp())
      #endif
    }

    @Test func signsIn() {
      let app = XCUIApplication()
      app.launch()
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Bailey")
      app.buttons["Sign in"].tap()
      #expect(app.staticTexts["Welcome, Bailey"].waitForExistence(timeout: 2))
    }

    @Test func isHeard() throws {
      let app = XCUIApplication()
      app.launch()
      let voiceOver = XCUIDevice.shared.voiceOverService
      try voiceOver.enable()
      #expect(try voiceOver.currentSpeech().utterance == "Name, text field")
      #expect(try voiceOver.moveForward().utterance == "Sign in, button")
    }

    @Test func hasNoIssues() throws {
      let app = XCUIApplication()
      app.launch()
      try app.performAccessibilityAudit(for: [.contrast, .hitRegion, .sufficientElementDescription])
    }

    @Test func isReachedByVoice() async throws {
      let app = XCUIApplication()
      app.launch()
      let screen = try #require(app.screen)
      try await screen.voiceOver.turnOn()
      try await screen.voiceControl.say("tap sign in")
      #expect(!app.buttons["Sign in"].exists)
    }
  }
}
