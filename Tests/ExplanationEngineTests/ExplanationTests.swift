import AccessibilityModel
import Testing
import VoiceOverEngine

@testable import ExplanationEngine

@Suite("Why words are heard")
struct ExplanationTests {
  private var bailey: AccessibilityElement {
    var bailey = AccessibilityElement(id: ElementID(slot: 1), label: "Bailey, beagle", traits: [.button])
    bailey.customContent = [
      CustomContent(label: "Age", value: "Three years", importance: .high),
      CustomContent(label: "Weight", value: "25 pounds"),
    ]
    bailey.sourceLocation = SourceLocation(file: "Kennel/Dog.swift", line: 4)
    bailey.origins = [
      .label: SourceLocation(file: "Kennel/Dog.swift", line: 6),
      .customContent: SourceLocation(file: "Kennel/Dog.swift", line: 7),
    ]
    bailey.hiddenTexts = ["Good boy"]
    return bailey
  }

  @Test("B2: each word is traced to its property, its line and its rule, and what lost is told")
  func traced() throws {
    let tree = AccessibilityTree(.container([AccessibilityNode(bailey)]))
    let stop = try #require(tree.firstStop)
    let utterance = UtteranceComposer(.iOS).composition(of: stop, in: tree).utterance
    let element = try #require(tree[stop])
    let explanation = Explanation(of: utterance, at: element, in: tree)
    #expect(
      explanation.parts.map {
        "\($0.words) | \($0.property) | \($0.location?.line ?? 0) | \($0.rule?.id ?? "")"
      } == [
        "Bailey, beagle | accessibilityLabel | 6 | 1.5.1 U1",
        "Three years | accessibilityCustomContent(\"Age\", importance: high) | 7 | 1.6 M3",
        "button | accessibilityTraits | 4 | 1.5.2 button",
        "More content available | accessibilityCustomContent | 4 | 1.6 M2",
      ])
    #expect(explanation.parts[0].rule?.path == "Documentation/Behaviour/voiceover-utterances.md")
    #expect(explanation.parts[0].rule?.certainty == "documented and observed")
    #expect(
      explanation.losses.map { "\($0.words): \($0.reason)" } == [
        "Good boy: it is seen there; the label takes its place, or it is hidden",
        "25 pounds, Weight: it waits in More Content until it is wanted",
      ])
  }

  @Test("B2: every rule that words are traced to stands on a page of the behaviour")
  func rules() {
    #expect(WordOrigin.all.count > 50)
    for (key, origin) in WordOrigin.all {
      #expect(BehaviourRule.rule(origin.rule) != nil, "\(key) leads to \(origin.rule)")
    }
    for id in [
      "1.10.3 G1", "1.10.3 G3", "1.10.3 G4", "1.10.1", "1.10.4", "1.10.4 order", "1.10.4 SwiftUI",
      "1.10.4 groups", "1.11 heard", "1.5.1 U3", "1.6 M2", "1.5.2 toggleButton",
    ] {
      #expect(BehaviourRule.rule(id) != nil, "\(id)")
    }
  }

  @Test("B2: why it is read here: by its place, by an explicit list, by a sort priority")
  func order() throws {
    func reason(_ order: ChildOrder, priority: Double = 0) throws -> String {
      var first = AccessibilityNode.stop("Total", frame: Rect(x: 10, y: 20, width: 50, height: 20))
      first.element.sortPriority = priority
      let second = AccessibilityNode.stop("Pay", frame: Rect(x: 10, y: 60, width: 50, height: 20))
      let tree = AccessibilityTree(.container(order: order, [first, second]))
      let last = try #require(tree.lastStop)
      let explanation = OrderExplanation(of: last, in: tree)
      return "\(explanation.reason) [\(explanation.rule?.id ?? "")]"
    }
    #expect(try reason(.geometric) == "\"Total\" stands at y 20, \"Pay\" at y 60. [1.10.4 order]")
    #expect(try reason(.given) == "The app, or its container, lists both in this order. [1.10.3 G4]")
    #expect(
      try reason(.rows, priority: 1)
        == "\"Total\" has the sort priority 1, \"Pay\" only 0. [1.10.4 SwiftUI]")
  }

  @Test("B2: why it is not reached: behind something modal, inside one element, hidden in one")
  func absence() {
    var alert = AccessibilityNode.container(order: .given, [.stop("Delete?"), .stop("OK", traits: .button)])
    alert.element.isModal = true
    let modal = AccessibilityTree(.container(order: .given, [.stop("Pay", traits: .button), alert]))
    #expect(
      AbsenceExplanation.all(of: "pay", in: modal).map(\.reason) == [
        "It is behind something modal, which begins with \"Delete?\". Close that first."
      ])
    let row = AccessibilityNode(
      AccessibilityElement(label: "Bailey"), children: [.stop("Adopt", traits: .button)])
    let nested = AccessibilityTree(.container([row]))
    #expect(
      AbsenceExplanation.all(of: "Adopt", in: nested).map { "\($0.reason) [\($0.rule?.id ?? "")]" } == [
        "It lies in \"Bailey\", which is one element. Let that be a group. [1.10.3 G4]"
      ])
    let hidden = AccessibilityTree(.container([AccessibilityNode(bailey)]))
    #expect(AbsenceExplanation.all(of: "good boy", in: hidden).map(\.words) == ["Good boy"])
    #expect(AbsenceExplanation.all(of: "Luna", in: hidden).isEmpty)
  }
}
