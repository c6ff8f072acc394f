import AccessibilityModel
import EarshotSession
import EffortEngine
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("The count of uncertain rules")
struct RuleCountTests {
  /// A stepper whose shape rests on a rule, beside a button that rests on none.
  private static var screen: AccessibilityNode {
    .container([
      .stop("Help", traits: .button, frame: Rect(x: 0, y: 0, width: 100, height: 40)),
      AccessibilityNode.stop("Guests", traits: .button, frame: Rect(x: 0, y: 100, width: 100, height: 40))
        .with(\.rules, [ControlPolicy().stepper.rule]),
    ])
  }

  private func drive(_ lines: String) async throws -> String {
    try await DrivenScript(lines, Self.screen, listsRules: true).text
  }

  @Test(
    "A rule that shaped an element is counted in a driven session once the element is met, and not before")
  func driven() async throws {
    let met = try await drive("right")
    #expect(met.contains("Rests on 1 uncertain rule:\n\n  control.stepper = adjustable\n"))
    #expect(met.contains("heard in: line 1\n"))
    let unmet = try await drive("wait 1s")
    #expect(unmet.hasSuffix("Rests on no uncertain rule.\n"))
  }

  private func source(_ stop: AccessibilityNode) -> StaticSource {
    StaticSource(AccessibilityTree(.container([stop])))
  }

  @Test("A rule that shaped an element is counted where keys or a voice meet it")
  func technologies() async throws {
    let pressed = try await drive("press tab\npress tab")
    #expect(pressed.contains("  control.stepper = adjustable\n"))
    let named = try await drive("say \"show names\"")
    #expect(named.contains("  control.stepper = adjustable\n"))
  }

  @Test("A rule behind a sound is counted where the sound is heard: the end of More Content")
  func sounds() async throws {
    let dog = AccessibilityNode.bailey
    let driven = try await DrivenScript(
      "rotor \"More Content\"\n" + String(repeating: "down\n", count: 9), .kennel([dog]), listsRules: true)
    #expect(driven.text.contains("  moreContent.ends = "))
    let before = try await DrivenScript("rotor \"More Content\"\ndown\n", .kennel([dog]), listsRules: true)
    #expect(!before.text.contains("moreContent.ends"))
  }

  @Test("A picture counts the rules by which the screen grows with the text")
  func growth() async throws {
    let rule = ViewPolicy().largeTitle.rule
    let title = AccessibilityNode.stop("Dogs", traits: .header).with(
      \.rules, [rule, ControlPolicy().stepper.rule])
    let session = Session(source: StaticSource(AccessibilityTree(.container([title]))))
    try await session.start()
    #expect(await session.rules(of: PictureRequest()).map(\.name) == ["textSize.largeTitle"])
  }

  @Test("VoiceOver's own words in a language that nobody reviewed are one rule, the app's words are none")
  func phrases() async throws {
    var german = Dialect.iOS
    german.language = "de"
    let tour = try await Tour.walk(source(.stop("Hilfe", traits: .button)), with: VoiceOver(german))
    #expect(tour.rules.map(\.name) == ["phrases.de"])
    let plain = try await Tour.walk(source(.stop("Hilfe")), with: VoiceOver(german))
    #expect(plain.rules == [])
    let english = try await Tour.walk(source(.stop("Help", traits: .button)), with: VoiceOver(.iOS))
    #expect(english.rules == [])
  }

  @Test("Prices count the rules that their way rests on, with the action they matter to")
  func effort() {
    let table = EffortTable(AccessibilityTree(Self.screen))
    let stepper = table.rulePlaces.first { $0.rule.name == "control.stepper" }
    #expect(stepper?.places == "Guests")
    #expect(!table.rules.contains { $0.name == "order.rowThreshold" })
    let others = EffortTable(AccessibilityTree(.stop("Help")))
    #expect(!others.rules.contains { $0.name == "control.stepper" })
  }

  @Test("What everybody hears of a rule is written the same below prices and pictures")
  func text() {
    let rule = ControlPolicy().stepper.rule
    #expect(Transcript.text(ofRules: []) == "Rests on no uncertain rule.\n")
    #expect(
      Transcript.text(ofRules: [(rule, "Guests")]) == "Rests on 1 uncertain rule; --rules lists it.\n")
    let listed = Transcript.text(ofRules: [(rule, "Guests"), (rule, "Rooms")], lists: true)
    #expect(listed.contains("otherwise: buttons\n"))
    #expect(listed.contains("heard in: Guests; Rooms\n"))
  }

  @Test("A picture counts the rules of what is drawn over it")
  func picture() async throws {
    let session = Session(source: StaticSource(AccessibilityTree(Self.screen)))
    try await session.start()
    let cursor = try #require(await session.overlay(.cursor, stop: 2))
    #expect(await session.rules(of: PictureRequest(overlays: [cursor])).map(\.name) == ["control.stepper"])
    let first = try #require(await session.overlay(.cursor, stop: 1))
    #expect(await session.rules(of: PictureRequest(overlays: [first])) == [])
    let written = EncodedFindingsV1([], of: "Guests", rules: [ControlPolicy().stepper.rule])
    #expect(try EncodedFindingsV1(written.text).rules() == [ControlPolicy().stepper.rule])
  }
}
