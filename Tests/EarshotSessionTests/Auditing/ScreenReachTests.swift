import AccessibilityModel
import AuditEngine
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("Screens that an audit meets", .timeLimit(.minutes(10)))
struct ScreenReachTests {
  @Test("A screen that was saved is inspected by its tree, its words and walks, and leads nowhere")
  func saved() async throws {
    let tree = AccessibilityTree(
      .container([.stop("Adopt", traits: .button), .stop(nil, traits: .button)]))
    let reach = ScreenReach(ScreenInspection(with: VoiceOver(.iOS)))
    let met = try await reach.screens("Dogs", of: StaticSource(tree))
    #expect(met.screens.map(\.name) == ["Dogs"])
    #expect(met.leftOut == 0)
    let screen = try #require(met.screens.first)
    #expect(screen.stops.map(\.utterance.text) == ["Adopt, button", "Button"])
    #expect(screen.picture == nil)
    #expect(screen.barriers != nil)
    let outcome = Audit().outcome(of: screen)
    #expect(outcome.findings.map(\.rule) == ["missing-name"])
    #expect(outcome.unexamined.contains { $0.id == "contrast" })
  }

  @Test("A screen with more stops than are walked is told to have no walks")
  func large() async throws {
    let rows = (0..<30).map { AccessibilityNode.stop(SpokenText("Row \($0)")) }
    var inspection = ScreenInspection(with: VoiceOver(.iOS))
    inspection.walkedStops = 20
    let met = try await ScreenReach(inspection).screens(
      "Rows", of: StaticSource(AccessibilityTree(.container(rows))))
    #expect(met.screens.first?.barriers == nil)
    #expect(met.screens.first?.stops.count == 30)
  }
}
