import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What is said of an element's place")
struct PlaceTests {
  private let first = ElementID(slot: 1)
  private let second = ElementID(slot: 2)
  private let third = ElementID(slot: 3)
  private let outside = ElementID(slot: 9)

  private func tree(_ container: AccessibilityNode) -> AccessibilityTree {
    AccessibilityTree(.container(order: .given, [.stop("Outside", id: outside), container]))
  }

  private func words(
    of id: ElementID, from previous: ElementID?, in container: AccessibilityNode
  ) -> String {
    UtteranceComposer(.iOS).composition(of: id, in: tree(container), from: previous).utterance.text
  }

  @Test("The name of a group is said when the cursor comes from outside, and not again inside")
  func semanticGroup() {
    let player = AccessibilityNode.container(
      .semanticGroup, label: "Mini player", order: .given,
      [.stop("Play", traits: .button, id: first), .stop("Next", traits: .button, id: second)])
    #expect(words(of: first, from: outside, in: player) == "Mini player, Play, button")
    #expect(words(of: second, from: first, in: player) == "Next, button")
    #expect(words(of: second, from: outside, in: player) == "Mini player, Next, button")
  }

  @Test("A container that only orders is not mentioned")
  func silentContainer() {
    let stack = AccessibilityNode.container(label: "Stack", [.stop("Play", id: first)])
    #expect(words(of: first, from: outside, in: stack) == "Play")
  }

  @Test("Tabs say that they are tabs, and which one of how many")
  func tabs() {
    let bar = AccessibilityNode.container(
      .tabBar, order: .given,
      [
        .stop("Home", traits: [.button, .selected], id: first), .stop("My tickets", id: second),
        .stop("More", id: third),
      ])
    #expect(words(of: first, from: outside, in: bar) == "Tab bar, selected, Home, tab, 1 of 3")
    #expect(words(of: third, from: second, in: bar) == "More, tab, 3 of 3")
  }

  @Test("A list tells where it starts and ends; of one element only the start")
  func lists() {
    let list = AccessibilityNode.container(
      .list, order: .given, [.stop("One", id: first), .stop("Two", id: second), .stop("Three", id: third)])
    #expect(words(of: first, from: outside, in: list) == "One, list start")
    #expect(words(of: second, from: first, in: list) == "Two")
    #expect(words(of: third, from: second, in: list) == "Three, list end")
    let single = AccessibilityNode.container(.list, [.stop("One", id: first)])
    #expect(words(of: first, from: outside, in: single) == "One, list start")
  }

  @Test("A landmark tells where it starts and ends")
  func landmarks() {
    let landmark = AccessibilityNode.container(
      .landmark, label: "Main", order: .given, [.stop("One", id: first), .stop("Two", id: second)])
    #expect(words(of: first, from: outside, in: landmark) == "Main, One, landmark")
    #expect(words(of: second, from: first, in: landmark) == "Two, end")
  }

  @Test("Z11: an element's language is that of all its words, an attributed label's that of its runs")
  func languages() {
    var label = SpokenText("Hello ")
    label.append(SpokenText("こんにちは", SpeechAttributes(language: "ja-JP")))
    let element = AccessibilityElement(label: label, traits: .button)
    let runs = composed(element).utterance.segments[0].text
    #expect(runs.pieces.map(\.attributes.facts.language) == [nil, "ja-JP"])
    var greek = element
    greek.language = "el"
    let segments = composed(greek).utterance.segments
    #expect(segments[0].text.pieces.map(\.attributes.facts.language) == ["el", "el"])
    #expect(segments[1].text.runs.isEmpty)
  }
}
