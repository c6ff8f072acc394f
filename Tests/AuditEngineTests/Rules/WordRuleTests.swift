import AccessibilityModel
import AuditEngine
import Testing

@Suite("Rules about names, values and hints")
struct WordRuleTests {
  @Test("8.1: a button without a name breaks a rule; with a name or a value it does not")
  func missingName() throws {
    let found = try #require(
      Screens.findings([.text("Garbage"), .button(nil)], of: "missing-name").first)
    #expect(found.message == #"Too little: only "Button". Give it a label that says which one."#)
    #expect(found.severity == .error)
    #expect(found.attribute == .label)
    #expect(found.path == #"(button) after "Garbage""#)
    #expect(Screens.broken([.text("Garbage"), .button("Help")]) == [])
    #expect(Screens.broken([.stop(nil, value: "40%", traits: .button)]) == [])
  }

  @Test("8.1: a stop at which nothing is said breaks a rule, a text does not")
  func silent() {
    #expect(Screens.broken([.stop(nil)]) == ["silent-stop"])
    #expect(Screens.broken([.stop("Text")]) == [])
  }

  @Test("8.2: the name of a file as label breaks a rule, a label that looks like one and was given does not")
  func fileName() {
    let read = AccessibilityNode.stop("apple 512", traits: .image).with(\.fileNames, ["apple_512"])
    #expect(Screens.broken([read]) == ["file-name"])
    #expect(Screens.broken([.stop("apple 512", traits: .image)]) == [])
  }

  @Test(
    "8.1: a control that is named by a sign breaks a rule; letters, digits and plain text do not",
    arguments: [
      ("?", Traits.button, true), ("×", .button, true), ("\u{E001}", .staticText, true),
      ("5", .button, false),
      ("?", .staticText, false), ("👍", .button, false), ("C++", .button, false), ("日", .button, false),
    ] as [(String, Traits, Bool)])
  func symbol(label: String, traits: Traits, isFound: Bool) {
    let found = Screens.findings(
      [.stop(SpokenText(label), traits: traits)], of: "symbol-name")
    #expect(found.map(\.rule) == (isFound ? ["symbol-name"] : []))
  }

  @Test("8.2: a label that ends in its role breaks a rule, one that merely contains the word does not")
  func roleInLabel() {
    #expect(Screens.broken([.button("Close button")]) == ["role-in-label"])
    #expect(Screens.broken([.button("Button colours")]) == [])
  }

  @Test("8.2: a hint that repeats the label breaks a rule, one that says more does not")
  func hint() throws {
    let found = try #require(
      Screens.findings([.button("Take survey", hint: "Take survey.")], of: "hint-repeats-label").first)
    #expect(
      found.message
        == #"Said twice: the hint "Take survey." repeats the label. Let it say what happens, or leave it out."#
    )
    #expect(Screens.broken([.button("Take survey", hint: "Opens the survey")]) == [])
    #expect(Screens.broken([.button("Take survey", hint: "Take survey to win a prize")]) == [])
  }

  @Test("B4: controls that share a spoken name are one finding, with what is said to meet it")
  func sameName() throws {
    let found = Screens.findings([.button("Edit"), .text("Edit"), .button("edit!"), .button("Add")])
    #expect(found.map(\.rule) == ["same-name"])
    let first = try #require(found.first)
    #expect(first.message.hasPrefix(#"2 controls are called "Edit"."#))
    #expect(first.steps == [#"Voice Control: say "edit""#])
  }

  @Test("B4: the way back may be called as a tab is, which the system does; two tabs may not")
  func wayBack() {
    let back = AccessibilityNode.stop("Dogs", traits: [.button, .backButton])
    let tab = AccessibilityNode.stop("Dogs", traits: [.button, .tabBarItem])
    #expect(Screens.broken([back, tab]) == [])
    #expect(Screens.broken([tab, tab]) == ["same-name"])
  }

  @Test("B4: input labels that tell controls apart are enough")
  func inputLabels() {
    let other = AccessibilityNode.button("Edit").with(\.inputLabels, ["Edit address"])
    #expect(Screens.broken([.button("Edit"), other]) == [])
  }

  @Test("3.4: a field that its placeholder names breaks a rule; with a label it does not")
  func vanishingName() throws {
    func field(_ label: SpokenText?, _ value: SpokenText, text: String, _ traits: Traits = .textEntry)
      -> AccessibilityNode
    {
      AccessibilityNode.stop(label, value: value, traits: traits).with(\.textContent, TextContent(text))
    }
    let found = try #require(
      Screens.findings([field(nil, "Email", text: "")], of: "vanishing-name").first)
    #expect(
      found.message
        == #"Its name "Email" is its placeholder, and is gone with the first letter. Give it a label."#)
    #expect(Screens.broken([field(nil, "Ann", text: "Ann")]) == ["vanishing-name"])
    #expect(Screens.broken([field("Email", "you@there.org", text: "")]) == [])
    #expect(Screens.broken([field(nil, "Search", text: "", [.searchField, .textEntry])]) == [])
  }

  @Test("K11: a stop that says too much breaks a rule, with what was measured and the limit")
  func tooMuch() throws {
    let facts = SpokenText((1...7).map { "fact \($0)" }.joined(separator: ", "))
    let found = try #require(Screens.findings([.stop(facts)], of: "too-much").first)
    #expect(found.measure == AuditFinding.Measure(7, limit: 6, unit: "facts"))
    let words = SpokenText(String(repeating: "words and more words ", count: 10))
    let long = try #require(Screens.findings([.stop(words)], of: "too-much").first)
    #expect(long.measure?.unit == "s")
    #expect(try #require(long.measure?.value) > 8)
    #expect(Screens.broken([.stop("Bailey, beagle, Three years")]) == [])
  }

  @Test("K11: words that are seen and hidden break a rule, those that wait in custom content do not")
  func hiddenText() {
    let hidden = AccessibilityNode.stop("Bailey").with(\.hiddenTexts, ["Three years"])
    #expect(Screens.broken([hidden]) == ["hidden-text"])
    let waiting = hidden.with(\.customContent, [CustomContent(label: "Age", value: "Three years")])
    #expect(Screens.broken([waiting]) == [])
  }
}
