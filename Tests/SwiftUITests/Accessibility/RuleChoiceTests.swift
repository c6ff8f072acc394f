import AccessibilityModel
import AppHost
import SwiftUI
import Testing
import TreeFormat

@Suite("Uncertain rules of views that somebody chose for")
@MainActor
struct RuleChoiceTests {
  /// What a view finds in its environment.
  @MainActor
  private final class Found {
    var rules: [UncertainRule] = []

    func take(_ rules: [UncertainRule]) -> Text {
      self.rules = rules
      return Text("Help")
    }
  }

  private struct Finder: View {
    let found: Found
    @Environment(\.combinePolicy) private var combining
    @Environment(\.controlPolicy) private var controls

    var body: some View { found.take(combining.rules + controls.rules) }
  }

  @Test("Every choice for a rule about views reaches the environment of an app's views")
  func environment() {
    for rule in CombinePolicy().rules + ControlPolicy().rules {
      for choice in rule.choices {
        let found = Found()
        let screen = Screen(LaunchOptions(rules: [rule.name: choice])) { Finder(found: found) }
        #expect(screen.labels == ["Help"])
        #expect(found.rules.first { $0.name == rule.name }?.choice == choice, "\(rule.name)")
      }
    }
  }

  @Test("The row threshold that somebody chose decides how siblings are read")
  func rowThreshold() {
    let host = RunningApp(environment: LaunchOptions(rules: ["order.rowThreshold": "13"]))
    #expect(host.tree.order.rowThreshold == 13)
    #expect(
      LaunchOptions(platform: .iPadOS, rules: ["order.rowThreshold": "8"]).readingOrder.rowThreshold == 8)
    #expect(LaunchOptions(platform: .iPadOS).readingOrder.rowThreshold == 13)
  }
}
