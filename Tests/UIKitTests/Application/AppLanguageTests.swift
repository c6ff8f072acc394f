import AccessibilityModel
import AppHost
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

  @Test("Z11: what an app announces is in its language, where the words say no other")
  func announcements() {
    let app = RunningApp()
    func languages(_ argument: Any) -> [String?] {
      app.withApp { UIAccessibility.post(notification: .announcement, argument: argument) }
      app.settle()
      return app.takeEvents().flatMap { event -> [String?] in
        guard case .notification(.announcement(let text, _, _)) = event else { return [] }
        return text.pieces.map(\.attributes.facts.language)
      }
    }
    #expect(languages("Salvato") == [nil])
    app.withApp { UIApplication.shared.accessibilityLanguage = "it" }
    #expect(languages("Salvato") == ["it"])
    let mixed = NSMutableAttributedString(string: "Salvato OK")
    mixed.addAttribute(
      .accessibilitySpeechLanguage, value: "en-GB", range: NSRange(location: 8, length: 2))
    #expect(languages(mixed) == ["it", "en-GB"])
  }
}
