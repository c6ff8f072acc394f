import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What is said after an activation")
struct ActivationTests {
  private let id = ElementID(slot: 1)

  private func tree(_ element: AccessibilityElement) -> AccessibilityTree {
    var element = element
    element.id = id
    return AccessibilityTree(.container(id: ElementID(slot: 0), [AccessibilityNode(element)]))
  }

  /// What is heard from the double tap on, when the app answers and the element is another afterwards.
  private func heard(
    _ before: AccessibilityElement, _ after: AccessibilityElement, _ answer: Answer? = nil,
    _ dialect: Dialect = .iOS
  ) throws -> [Effect] {
    var voiceOver = VoiceOver(dialect)
    _ = voiceOver.handle(.flickRight, in: tree(before))
    var effects = voiceOver.handle(.doubleTap, in: tree(before))
    let request = try #require(effects.requests.first)
    #expect(request.kind == .activate(id))
    effects += voiceOver.observe(.changed(TreeVersion(rawValue: 2), TreeDiff()), in: tree(after))
    return effects
      + voiceOver.observe(.answered(request.id, answer ?? .handled(by: id)), in: tree(after))
  }

  @Test(
    "Z5: of a switch, a slider and a stepper only the new value is said",
    arguments: [
      ("Wi-Fi", "0", "1", [.button, .toggleButton], "On"), ("Volume", "48%", "38%", .adjustable, "38%"),
      ("Speed", "1", "1.05", .button, "1.05"),
    ] as [(SpokenText, SpokenText, SpokenText, Traits, String)])
  func values(label: SpokenText, old: SpokenText, new: SpokenText, traits: Traits, words: String) throws {
    let before = AccessibilityElement(label: label, value: old, traits: traits)
    let after = AccessibilityElement(label: label, value: new, traits: traits)
    #expect(try heard(before, after).words == [words])
  }

  @Test("A segment that becomes the chosen one says so, and its name")
  func selected() throws {
    let before = AccessibilityElement(label: "Last 10 days", traits: .button)
    let after = AccessibilityElement(label: "Last 10 days", traits: [.button, .selected])
    #expect(try heard(before, after).words == ["Selected, Last 10 days, button"])
  }

  @Test("What opens and closes says how it stands now")
  func expanded() throws {
    var before = AccessibilityElement(label: "Details", traits: .button)
    before.expanded = false
    var after = before
    after.expanded = true
    #expect(try heard(before, after).words == ["Expanded"])
  }

  @Test("A plain button repeats its label, one that starts playing does not")
  func unchanged() throws {
    let plain = AccessibilityElement(label: "Add", traits: .button)
    #expect(try heard(plain, plain).words == ["Add"])
    let media = AccessibilityElement(label: "Play", traits: [.button, .startsMediaSession])
    #expect(try heard(media, media).words.isEmpty)
    var dialect = Dialect.iOS
    dialect.unchangedActivation = .silence
    #expect(try heard(plain, plain, nil, dialect).words.isEmpty)
  }

  @Test("A new label is said where the value stayed")
  func label() throws {
    let before = AccessibilityElement(label: "Play", traits: .button)
    #expect(try heard(before, AccessibilityElement(label: "Pause", traits: .button)).words == ["Pause"])
  }

  @Test("What nobody takes on stays silent, what fails knocks")
  func declined() throws {
    let text = AccessibilityElement(label: "Arc")
    #expect(try heard(text, text, .declined).words.isEmpty)
    #expect(try heard(text, text, .failed(.gone)).sounds == [.activated, .boundary])
  }

  @Test("An activation clicks, unless the element makes a sound of its own")
  func click() throws {
    let silent = AccessibilityElement(label: "C", traits: [.button, .playsSound])
    #expect(try heard(silent, silent).sounds.isEmpty)
    let button = AccessibilityElement(label: "C", traits: .button)
    #expect(try heard(button, button).sounds == [.activated])
  }

  @Test("An answer that nobody waits for is not spoken about")
  func unknownAnswer() {
    let element = AccessibilityElement(label: "Add", traits: .button)
    var voiceOver = VoiceOver()
    _ = voiceOver.handle(.flickRight, in: tree(element))
    let answer = Event.answered(Request.ID(rawValue: 77), .handled(by: id))
    #expect(voiceOver.observe(answer, in: tree(element)).isEmpty)
  }
}
