import AccessibilityModel
import EffortEngine
import Testing

@Suite("Walks that find what keeps people out", .timeLimit(.minutes(10)))
struct AccessWalkTests {
  private func barriers(_ tree: AccessibilityTree, _ kind: AccessBarrier.Kind) -> [AccessBarrier] {
    AccessWalk(tree).barriers.filter { $0.kind == kind }
  }

  @Test(
    "S7: a tap on the combined cell meets plain text; it is told with the views, the place and the shortest way"
  )
  func ghost() throws {
    let ghost = try #require(barriers(SurveyScreen.combined, .ghostActivation).first)
    #expect(
      ghost.message
        == """
        "We'd love your feedback, What do you think of Save for Later?" says that it can be activated, and a tap at \
        (195, 110) meets the text "What do you think of Save for Later?". Its actions "Take Survey" and "Dismiss" \
        are reached by a list of actions alone. Leave its buttons elements of their own, or give it a default action.
        """)
    #expect(ghost.technology == .voiceControl)
    #expect(ghost.steps.count == 1)
    #expect(barriers(SurveyScreen.settled, .ghostActivation) == [])
    #expect(barriers(SurveyScreen.separate, .ghostActivation) == [])
  }

  @Test("S7: a tap that lands on something else, outside, or on a part is told")
  func others() {
    let part = AccessibilityNode.control(1, "Cell").with(\.activationHit, .part("Delete"))
    #expect(
      barriers(.screen([part]), .otherActivation).first?.message.contains("its part \"Delete\"") == true)
    let outside = AccessibilityNode.control(1, "Pay").with(\.activationPoint, Point(x: 300, y: 300))
    #expect(barriers(.screen([outside]), .otherActivation).first?.message.contains("outside of it") == true)
    var card = AccessibilityNode.control(1, "Card", y: 0)
    card.element.frame = Rect(x: 0, y: 0, width: 390, height: 200)
    let over = AccessibilityNode.control(2, "Share", x: 150, y: 90)
    let found = barriers(.screen([card, over]), .otherActivation)
    #expect(found.map(\.elements) == [[ElementID(slot: 1), ElementID(slot: 2)]])
  }

  @Test("B4: what one technology can use and another cannot is told, with the way of the one that can")
  func unreachable() throws {
    let refused = AccessibilityNode.control(2, "Pay").with(\.respondsToUserInteraction, false)
    let found = try #require(barriers(.screen([.control(1, "Help"), refused]), .unreachable).first)
    #expect(
      found.message
        == "\"Pay\" is out of reach in Voice Control, Full Keyboard Access, Switch Control. "
        + "It is marked as not responding to people; take that back.")
    #expect(found.technology == .voiceOver)
    #expect(found.steps == ["right", "double tap"])
  }

  @Test("B4: something modal that nothing closes is a trap")
  func trap() {
    var sheet = AccessibilityNode.container(label: "Thank you", [.control(5, "We got it", .staticText)])
    sheet.element.isModal = true
    let found = barriers(.screen([.control(1, "Pay"), sheet]), .trap)
    #expect(
      found.map(\.message) == [
        "\"Thank you\" covers the screen and has nothing to leave it by. Add a button that closes it."
      ])
    sheet.children.append(.control(6, "Close"))
    #expect(barriers(.screen([.control(1, "Pay"), sheet]), .trap) == [])
  }

  @Test("B4: controls and actions without a name, and equal names, are told with the shortest way")
  func names() {
    var nameless = AccessibilityNode.control(4, "Row")
    nameless.element.actions = [ElementAction(id: .init(rawValue: 0), name: " ")]
    let tree = AccessibilityTree.screen([
      .control(1, "Delete"), .control(2, "Delete"), .control(3, nil), nameless,
    ])
    #expect(barriers(tree, .equalNames).map(\.steps) == [["say \"delete\""]])
    #expect(barriers(tree, .namelessControl).map(\.steps) == [["say \"show numbers\"", "say \"3\""]])
    #expect(
      barriers(tree, .namelessAction).map(\.message) == [
        "An action of \"Row\" has no name and is offered nowhere. Name it."
      ])
    let apart = AccessibilityTree.screen([
      .control(1, "Delete"), .control(2, "Delete").with(\.inputLabels, ["Delete photo"]),
    ])
    #expect(barriers(apart, .equalNames) == [])
  }

  @Test("Parts of the system's controls are named by what they show, a slider is not by its number")
  func parts() {
    let place = SourceLocation(file: "Kennel.swift", line: 3)
    func part(_ slot: UInt32, _ value: SpokenText, _ traits: Traits) -> AccessibilityNode {
      AccessibilityNode.control(slot, nil).with(\.value, value).with(\.traits, traits)
    }
    let date = [part(2, "June", .adjustable), part(3, "12", .adjustable)].map {
      $0.with(\.sourceLocation, place)
    }
    let clean = AccessibilityTree.screen([part(1, "Search", .searchField)] + date)
    #expect(barriers(clean, .namelessControl) == [])
    let slider = AccessibilityTree.screen([part(1, "50%", .adjustable)])
    #expect(barriers(slider, .namelessControl).count == 1)
    let focused = AccessibilityTree.screen([part(1, "Name", [.textEntry, .isEditing])])
    #expect(barriers(focused, .unreachable) == [])
  }

  @Test("B4: a clean screen has none, and the walk tells how many states it met, or that it was cut")
  func clean() {
    let walk = AccessWalk(SurveyScreen.settled)
    #expect(walk.barriers == [])
    #expect(walk.text.hasPrefix("No barriers found.\n"))
    #expect(walk.cut == [])
    let cut = AccessWalk(SurveyScreen.settled, limit: 2)
    #expect(cut.cut.contains(.keyboard))
    #expect(cut.text.contains("Full Keyboard Access: the walk ended before every state was met."))
  }
}
