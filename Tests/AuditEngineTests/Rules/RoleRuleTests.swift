import AccessibilityModel
import AuditEngine
import Testing

@Suite("Rules about roles, actions and structure")
struct RoleRuleTests {
  @Test("8.1: traits that contradict each other break a rule; a link that is a button does not")
  func conflict() {
    #expect(Screens.broken([.stop("Name", traits: [.textEntry, .button])]).contains("conflicting-traits"))
    #expect(Screens.broken([.stop("More", traits: [.link, .button])]) == [])
  }

  @Test("8.1: a button that is said to respond to nobody breaks a rule, a dimmed one does not")
  func unusable() {
    let dead = AccessibilityNode.button("Pay").with(\.respondsToUserInteraction, false)
    #expect(Screens.broken([dead]) == ["unusable-control"])
    #expect(Screens.broken([.stop("Pay", traits: [.button, .notEnabled])]) == [])
  }

  @Test("8.1: an action without a name breaks a rule, a named one does not")
  func namelessAction() {
    func row(_ name: SpokenText) -> AccessibilityNode {
      AccessibilityNode.stop("Bailey").with(
        \.actions, [ElementAction(id: ElementAction.ID(rawValue: 1), name: name)])
    }
    #expect(Screens.broken([row(" ")]).contains("nameless-action"))
    #expect(Screens.broken([row("Adopt")]) == [])
  }

  @Test("8.1: a button inside a stop is out of reach and breaks a rule; in a container it does not")
  func stopInsideStop() throws {
    var card = AccessibilityNode.stop("Survey")
    card.children = [.button("Dismiss")]
    let found = Screens.findings([card])
    #expect(found.map(\.rule) == ["stop-inside-stop"])
    #expect(try #require(found.first).message.hasPrefix(#""Dismiss" lies inside "Survey""#))
    card.children = [.text("Dismiss")]
    #expect(Screens.broken([card]) == [])
    #expect(Screens.broken([.container([.button("Dismiss")])]) == [])
  }

  @Test("8.3: a long screen without a heading breaks a rule; with one, or a short one, does not")
  func missingHeading() throws {
    let rows = (1...16).map { AccessibilityNode.text(SpokenText("Row \($0)")) }
    let found = Screens.findings(rows)
    #expect(found.map(\.rule) == ["missing-heading"])
    #expect(try #require(found.first).measure == AuditFinding.Measure(16, limit: 16, unit: "stops"))
    #expect(Screens.broken([.heading("Rows")] + rows) == [])
    let words = SpokenText("Rows", SpeechAttributes(headingLevel: 2))
    #expect(Screens.broken([.stop(words)] + rows) == [])
    #expect(Screens.broken(Array(rows.dropLast())) == [])
  }

  @Test(
    "8.3: words in another script without a language break a rule; single letters do not",
    arguments: [
      ("Το επαναστατικό τηλέφωνο", "en", true), ("يتضمن الهاتف", "en", true), ("日本語", "en", true),
      ("Το επαναστατικό τηλέφωνο", "el", false), ("日本語", "ja", false), ("Bailey", "ja", false),
      ("π is 3.14, Δ is a change", "en", false), ("Café", "en", false),
    ])
  func foreign(text: String, language: String, isFound: Bool) {
    let found = Screens.findings(
      [.text(SpokenText(text))], of: "foreign-language", language: language)
    #expect(found.count == (isFound ? 1 : 0))
    let told = AccessibilityNode.text(SpokenText(text)).with(\.language, "el")
    #expect(Screens.findings([told], of: "foreign-language", language: language).isEmpty)
    let run = SpokenText(text, SpeechAttributes(language: "el"))
    #expect(Screens.findings([.text(run)], of: "foreign-language", language: language).isEmpty)
  }

  @Test("S7: an element whose activation meets nothing breaks a rule, and tells what the tap meets")
  func ghost() throws {
    let ghost = AccessibilityNode.button("How was your week?")
      .with(\.activationHit, .nothing(seen: "Tell us"))
    let found = try #require(Screens.findings([ghost], of: "ghost-activation").first)
    #expect(
      found.message
        == #""How was your week?" says that it can be activated, and a tap on it meets the text "Tell us". "#
        + "Leave its buttons elements of their own, or give it a default action.")
    #expect(Screens.broken([.button("How was your week?")]) == [])
  }

  @Test("S7: a text that a tap meets nothing on is no control, and no finding")
  func ghostText() {
    let text = AccessibilityNode.text("How was your week?").with(\.activationHit, .nothing(seen: nil))
    #expect(Screens.broken([text]) == [])
  }

  @Test("4.1: an element whose activation uses a part, or lands outside, breaks a rule")
  func other() {
    let part = AccessibilityNode.button("Card").with(\.activationHit, .part("Dismiss"))
    #expect(Screens.broken([part]) == ["other-activation"])
    let outside = AccessibilityNode.button("Card").with(\.activationPoint, Point(x: 700, y: 700))
    #expect(Screens.broken([outside]) == ["other-activation"])
    let inside = AccessibilityNode.button("Card").with(\.activationPoint, Point(x: 20, y: 20))
    #expect(Screens.broken([inside]) == [])
  }
}
