import AccessibilityModel
import AssistiveTouchEngine
import EarshotSession
import KeyboardAccessEngine
import LargeContentEngine
import SpokenContentEngine
import SwitchControlEngine
import Testing
import TreeFormat
import VoiceControlEngine
import VoiceOverEngine
import ZoomEngine

@Suite("Choices for uncertain rules")
struct RuleChoiceTests {
  private static let sources = Result { try OptionSources() }

  @Test("Every option that the sources declare can be chosen, under a name of its own")
  func complete() throws {
    let declared = try Self.sources.get().ruleNames
    #expect(declared.count > 70)
    #expect(UncertainRule.all.map(\.name).sorted() == declared)
  }

  @Test("Options are declared by one protocol, and rules are made of them alone")
  func oneProtocol() throws {
    #expect(try Self.sources.get().faults == [])
  }

  @Test(
    "A second protocol for options, and whatever tells what an option tells without being one, are found",
    arguments: [
      (
        "enum Ends: String, CaseIterable, ViewChoice { static let ruleName = \"a.ends\" }",
        ["A.swift: Ends is no UncertainOption"]
      ),
      (
        "enum Ends: String,\n  UncertainOption\n{\n  static var ruleName: String { \"a.ends\" }\n}", []
      ),
      (
        "protocol ViewChoice: CaseIterable { static var ruleName: String { get } }",
        ["A.swift: ViewChoice is a second protocol for options"]
      ),
      (
        "protocol ViewChoice: RawRepresentable<String> {}",
        ["A.swift: ViewChoice is a second protocol for options"]
      ),
      (
        "protocol Chosen { var rule: UncertainRule { get } }",
        ["A.swift: Chosen is a second protocol for options"]
      ),
      ("protocol Follower { var rules: [UncertainRule] { get } }", []),
      (
        "let rule = UncertainRule(name: choice.name)",
        ["A.swift: a rule is made of something else than an option"]
      ),
    ])
  func otherProtocol(text: String, faults: [String]) {
    let found = OptionSources(text, of: "A.swift")
    #expect(found.faults == faults)
    #expect(found.ruleNames == (text.contains("enum") ? ["a.ends"] : []))
  }

  @Test("Every rule takes each of its choices, and whoever follows it tells that choice")
  func everyChoice() throws {
    for rule in UncertainRule.all {
      #expect(rule.choices.count > 1, "\(rule.name)")
      #expect(rule.choices.contains(rule.choice), "\(rule.name)")
      #expect(rule.source.hasPrefix("Behaviour"), "\(rule.name)")
      for choice in rule.choices {
        var choices = RuleChoices()
        try choices.set(rule.name, to: choice)
        let followed = Self.everybody(following: choices)
        let own = followed.filter { $0.name == rule.name }
        #expect(own.map(\.choice) == [choice], "\(rule.name)")
        let others = followed.filter { $0.name != rule.name }
        #expect(Set(others) == Set(UncertainRule.all.filter { $0.name != rule.name }), "\(rule.name)")
      }
    }
  }

  /// What everybody who has open questions follows.
  private static func everybody(following choices: RuleChoices) -> [UncertainRule] {
    let engines =
      Dialect.iOS.following(choices).rules + VoiceControlOptions().following(choices).rules
      + KeyboardAccessOptions().following(choices).rules + SwitchControlOptions().following(choices).rules
      + LargeContentOptions().following(choices).rules + ZoomOptions().following(choices).rules
      + AssistiveTouchOptions().following(choices).rules + SpokenContentOptions().following(choices).rules
    let app =
      CombinePolicy().following(choices).rules + ControlPolicy().following(choices).rules
      + ViewPolicy().following(choices).rules + OrderPolicy().following(choices).rules
    let order = LaunchOptions(rules: choices).readingOrder
    return engines + app + [order.rowRule, order.rowOverlap.rule]
  }

  @Test("Technologies that a session turns on by name follow what was chosen")
  func session() async throws {
    let rules: RuleChoices = [
      "voiceControl.inputLabels": "the label too", "keyboard.ends": "stay",
      "switch.groups": "none", "large.leaving": "keeps it", "zoom.following": "center",
      "assistiveTouch.covering": "moves away",
    ]
    try rules.check()
    let session = Session(source: StaticSource(AccessibilityTree(.game)), rules: rules)
    try await session.start()
    try await session.turnOn(VoiceControl.self)
    try await session.turnOn(KeyboardAccess.self)
    try await session.turnOn(SwitchControl.self)
    try await session.turnOn(LargeContentViewer.self, textSize: "accessibility3")
    try await session.turnOn(Zoom.self)
    try await session.turnOn(AssistiveTouch.self)
    #expect(await session.technology(VoiceControl.self)?.options.inputLabels == .beside)
    #expect(await session.technology(KeyboardAccess.self)?.options.ends == .stay)
    #expect(await session.technology(SwitchControl.self)?.options.groups == ScanGroups.none)
    #expect(await session.technology(LargeContentViewer.self)?.options.leaving == .keeps)
    #expect(await session.technology(Zoom.self)?.options.following == .center)
    #expect(await session.technology(AssistiveTouch.self)?.options.covering == .movesAway)
  }

  @Test("A rule that is not known is told with the nearest name, a wrong choice with the choices")
  func wrong() {
    var choices = RuleChoices()
    #expect(throws: SettingsError(.unknownRule, "cursor.refocu", details: "Nearest: cursor.refocus.")) {
      try choices.set("cursor.refocu", to: "first")
    }
    #expect(throws: SettingsError(.wrongValue, "cursor.refocus", details: "nearest | first")) {
      try choices.set("cursor.refocus", to: "last")
    }
    let unknown = SettingsError(.unknownRule, "cursor.refocu", details: "Nearest: cursor.refocus.")
    #expect(unknown.description == "No rule \"cursor.refocu\". Nearest: cursor.refocus.")
    #expect(
      SettingsError(.wrongValue, "cursor.refocus", details: "nearest | first").description
        == "\"cursor.refocus\" takes nearest | first.")
    #expect(choices.isEmpty)
  }

  @Test("A file of settings keeps what was chosen, and tells a wrong line with its number")
  func settingsFile() throws {
    var person = UserSettings()
    try person.set("cursor.refocus", to: "first")
    #expect(person.text.hasSuffix("\n[rules]\ncursor.refocus = first\n"))
    let again = try UserSettings(reading: person.text)
    #expect(again == person)
    #expect(again.rules == ["cursor.refocus": "first"])
    #expect(try again.value(of: "cursor.refocus") == "first")
    #expect(try again.value(of: "cursor.boundary") == "sound")
    let wrongs = [
      ("cursor.refocu = first", "line 3: No rule \"cursor.refocu\". Nearest: cursor.refocus."),
      ("cursor.refocus = last", "line 3: \"cursor.refocus\" takes nearest | first."),
    ]
    for (line, message) in wrongs {
      let error = #expect(throws: SettingsError.self) {
        try UserSettings(reading: "earshot settings 1\n[rules]\n\(line)\n")
      }
      #expect(error?.description == message)
    }
  }

  @Test("A recording keeps what was chosen, and one with a rule that is not known is told the nearest name")
  func recording() throws {
    let launch = LaunchOptions(rules: ["control.stepper": "buttons"])
    let written = EncodedSessionV1([], options: launch)
    let session = try EncodedSessionV1(written.text)
    #expect(try session.options() == launch)
    try session.checkRules()
    let wrong = try EncodedSessionV1(written.text.replacing("control.stepper", with: "control.steper"))
    #expect(throws: SettingsError(.unknownRule, "control.steper", details: "Nearest: control.stepper.")) {
      try wrong.checkRules()
    }
    let rule = UncertainRule(
      name: "cursor.refocs", choice: "first", choices: ["first"], summary: "s", source: "Behaviour")
    let words = Utterance([Utterance.Segment("Help", origin: .notification, rules: [rule])])
    let heard = EncodedSessionV1([
      .init(at: .start, .effect(technology: "VoiceOver", .speak(words, interrupts: true)))
    ])
    #expect(throws: SettingsError(.unknownRule, "cursor.refocs", details: "Nearest: cursor.refocus.")) {
      try heard.checkRules()
    }
  }
}
