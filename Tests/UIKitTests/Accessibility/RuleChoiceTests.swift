import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import TreeFormat
import UIKit

@Suite("Uncertain rules of UIKit that somebody chose for", .timeLimit(.minutes(10)))
@MainActor
struct RuleChoiceTests {
  @Test("Every choice for a rule about views and controls reaches the app")
  func app() {
    for rule in ViewPolicy().rules + ControlPolicy().rules + OrderPolicy().rules {
      for choice in rule.choices {
        let host = RunningApp(environment: LaunchOptions(rules: [rule.name: choice]))
        let followed =
          host[ViewPolicy.self].rules + host[ControlPolicy.self].rules
          + host[OrderPolicy.self].rules
        #expect(followed.first { $0.name == rule.name }?.choice == choice, "\(rule.name)")
      }
    }
  }

  @Test("A rule about controls decides what is heard of them")
  func heard() async throws {
    try await hosting(Column([UIProgressView()]), rules: ["indicator.label": "none"]) { screen in
      #expect(screen.heard == ["0%"])
    }
  }
}
