import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("The language of a whole app", .timeLimit(.minutes(10)))
struct AppLanguageTests {
  @Test("Z11: the language of an app is that of every element that says no other")
  func language() async throws {
    let page = Page("Cani", ["Buongiorno", "Good morning"])
    try await hosting(page) { screen in
      #expect(try screen.element(named: "Buongiorno").language == nil)
      UIApplication.shared.accessibilityLanguage = "it"
      page.view.subviews.last?.accessibilityLanguage = "en-GB"
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Buongiorno").language == "it")
      #expect(try screen.element(named: "Good morning").language == "en-GB")
      let spoken = try #require(screen.focused)
      #expect(spoken.language == "it")
    }
  }
}
