import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A meter that is drawn, with whatever a test wants said of it.
@MainActor
func meter(_ change: (UIView) -> Void = { _ in }) -> UIView {
  let view = UIView(frame: CGRect(x: 16, y: 100, width: 200, height: 40))
  view.isAccessibilityElement = true
  view.accessibilityLabel = "Zombie meter"
  change(view)
  return view
}

@MainActor
@Suite("Blocks are asked at every look, and win over values", .timeLimit(.minutes(10)))
struct BlockTests {
  private func element(
    _ change: @escaping @MainActor (UIView) -> Void
  ) async throws -> AccessibilityElement {
    var found: AccessibilityElement?
    try await hosting(meter(change)) { screen in
      found = screen.tree.stops.compactMap { screen.tree[$0] }.first
    }
    return try #require(found)
  }

  @Test(
    "Z1: accessibilityLabelBlock, accessibilityValueBlock and accessibilityHintBlock are heard in place of the values"
  )
  func texts() async throws {
    let view = meter { $0.accessibilityValue = "unheard" }
    var percent = 0
    let label: AXStringReturnBlock = { "Meter" }
    view.accessibilityLabelBlock = label
    view.accessibilityValueBlock = { "\(percent)%" }
    view.accessibilityHintBlock = { "Shows how many there are" }
    try await hosting(view) { screen in
      try await screen.advance(by: .seconds(10))
      #expect(screen.heard == ["Meter, 0%", "Shows how many there are"])
      percent = 15
      try await screen.focus("Meter")
      view.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.focused?.value?.string == "15%")
    }
  }

  @Test(
    "accessibilityAttributedLabelBlock, accessibilityAttributedValueBlock and accessibilityAttributedHintBlock keep how words are spoken"
  )
  func attributedTexts() async throws {
    func french(_ words: String) -> NSAttributedString {
      NSAttributedString(string: words, attributes: [.accessibilitySpeechLanguage: "fr-FR"])
    }
    let element = try await element {
      let label: AXAttributedStringReturnBlock = { french("Compteur") }
      $0.accessibilityAttributedLabelBlock = label
      $0.accessibilityAttributedValueBlock = { french("quinze") }
      $0.accessibilityAttributedHintBlock = { french("aide") }
    }
    let texts = [element.label, element.value, element.hint]
    #expect(texts.map { $0?.string } == ["Compteur", "quinze", "aide"])
    #expect(texts.allSatisfy { $0?.runs.first?.attributes.facts.language == "fr-FR" })
  }

  @Test("Z2: accessibilityTraitsBlock wins over the traits, and decides about interaction")
  func traits() async throws {
    let element = try await element {
      $0.accessibilityTraits = .header
      let traits: AXTraitsReturnBlock = { [.button, .selected] }
      $0.accessibilityTraitsBlock = traits
    }
    #expect(element.traits == [.button, .selected])
    #expect(element.respondsToUserInteraction)
  }

  @Test(
    "accessibilityLanguageBlock, accessibilityIdentifierBlock and accessibilityTextualContextBlock win over the values"
  )
  func names() async throws {
    let element = try await element {
      $0.accessibilityLanguage = "en-GB"
      $0.accessibilityLanguageBlock = { "de-DE" }
      $0.accessibilityIdentifierBlock = { "meter" }
      $0.accessibilityTextualContext = .console
      $0.accessibilityTextualContextBlock = { UIAccessibilityTextualContext.sourceCode.rawValue }
    }
    #expect(element.language == "de-DE")
    #expect(element.identifier == "meter")
    #expect(element.textualContext == .sourceCode)
  }

  @Test(
    "accessibilityUserInputLabelsBlock and accessibilityAttributedUserInputLabelsBlock win over the values")
  func inputLabels() async throws {
    let plain = try await element {
      $0.accessibilityUserInputLabels = ["Gauge"]
      let labels: AXArrayReturnBlock = { ["Meter", "Dial"] }
      $0.accessibilityUserInputLabelsBlock = labels
    }
    #expect(plain.inputLabels.map(\.string) == ["Meter", "Dial"])
    let attributed = try await element {
      $0.accessibilityUserInputLabels = ["Gauge"]
      $0.accessibilityAttributedUserInputLabelsBlock = {
        [NSAttributedString(string: "Dial", attributes: [.accessibilitySpeechSpellOut: true])]
      }
    }
    #expect(attributed.inputLabels.map(\.string) == ["Dial"])
    #expect(attributed.inputLabels.first?.runs.first?.attributes.wishes.spellsOut == true)
  }

  @Test(
    "accessibilityFrameBlock, accessibilityPathBlock and accessibilityActivationPointBlock win over the places"
  )
  func places() async throws {
    let element = try await element {
      let frame: AXRectReturnBlock = { CGRect(x: 1, y: 2, width: 30, height: 40) }
      let path: AXPathReturnBlock = { UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)) }
      let point: AXPointReturnBlock = { CGPoint(x: 5, y: 6) }
      $0.accessibilityFrameBlock = frame
      $0.accessibilityPathBlock = path
      $0.accessibilityActivationPointBlock = point
    }
    #expect(element.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(element.path?.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.activationPoint == Point(x: 5, y: 6))
  }

  @Test(
    "accessibilityExpandedStatusBlock and accessibilityRespondsToUserInteractionBlock win over the values")
  func states() async throws {
    let element = try await element {
      $0.accessibilityExpandedStatus = .expanded
      let status: AXExpandedStatusReturnBlock = { .collapsed }
      $0.accessibilityExpandedStatusBlock = status
      $0.accessibilityRespondsToUserInteractionBlock = { true }
    }
    #expect(element.expanded == false)
    #expect(element.respondsToUserInteraction)
  }

  @Test("isAccessibilityElementBlock and accessibilityElementsHiddenBlock decide whether it is met")
  func presence() async throws {
    let view = meter()
    var isElement = false
    var isHidden = false
    let presence: AXBoolReturnBlock = { isElement }
    view.isAccessibilityElementBlock = presence
    view.accessibilityElementsHiddenBlock = { isHidden }
    try await hosting(view) { screen in
      #expect(screen.tree.firstStop == nil)
      isElement = true
      view.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop != nil)
      isHidden = true
      view.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop == nil)
    }
  }

  @Test(
    "Blocks of a group win: accessibilityContainerTypeBlock, accessibilityElementsBlock, accessibilityViewIsModalBlock, accessibilityNavigationStyleBlock"
  )
  func groups() async throws {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let inner = meter()
    let kind: AXContainerTypeReturnBlock = { UIAccessibilityContainerType.list }
    let style: AXNavigationStyleReturnBlock = { UIAccessibilityNavigationStyle.combined }
    group.accessibilityContainerTypeBlock = kind
    group.accessibilityElementsBlock = { [inner] }
    group.accessibilityViewIsModalBlock = { true }
    group.accessibilityNavigationStyleBlock = style
    group.addSubview(inner)
    try await hosting(group) { screen in
      let element = try #require(screen.tree.elements.first { $0.containerType == .list })
      #expect(element.isModal)
      #expect(element.navigationStyle == .combined)
      #expect(screen.tree.stops.count { _ in true } == 1)
    }
  }

  @Test("Z7: accessibilityShouldGroupAccessibilityChildrenBlock keeps together what lies inside")
  func grouping() async throws {
    let group = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    group.addSubview(meter())
    group.accessibilityShouldGroupAccessibilityChildrenBlock = { true }
    try await hosting(group) { screen in
      let stop = try #require(screen.tree.firstStop)
      let parent = try #require(screen.tree.parent(of: stop).flatMap { screen.tree[$0] })
      #expect(parent.frame == Rect(x: 0, y: 100, width: 300, height: 200))
    }
  }

  @Test(
    "accessibilityCustomActionsBlock makes the actions anew, and accessibilityHeaderElementsBlock the headers"
  )
  func lists() async throws {
    var name = "Call"
    let heading = meter { $0.accessibilityLabel = "Heading" }
    let view = meter { $0.frame.origin.y = 200 }
    let actions: AXCustomActionsReturnBlock = {
      [UIAccessibilityCustomAction(name: name) { _ in true }]
    }
    view.accessibilityCustomActionsBlock = actions
    view.accessibilityHeaderElementsBlock = { [heading] }
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    both.addSubview(heading)
    both.addSubview(view)
    try await hosting(both) { screen in
      let element = try screen.element(named: "Zombie meter")
      #expect(element.actions.map(\.name.string) == ["Call"])
      let heading = try screen.element(named: "Heading").id
      #expect(element.headers == [heading])
      name = "Write"
      try await screen.perform("Call", on: "Zombie meter")
      #expect(try screen.element(named: "Zombie meter").actions.map(\.name.string) == ["Write"])
    }
  }

  @Test(
    "accessibilityActivateBlock, accessibilityIncrementBlock and accessibilityDecrementBlock do what they say"
  )
  func acting() async throws {
    let view = meter { $0.accessibilityTraits = .adjustable }
    var value = 5
    view.accessibilityValueBlock = { "\(value)" }
    let more: AXVoidReturnBlock = { value += 1 }
    view.accessibilityIncrementBlock = more
    view.accessibilityDecrementBlock = { value -= 1 }
    view.accessibilityActivateBlock = {
      value = 0
      return true
    }
    try await hosting(view) { screen in
      try await screen.increment("Zombie meter")
      #expect(value == 6)
      try await screen.decrement("Zombie meter")
      #expect(value == 5)
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["0"])
    }
  }

  @Test("Z6: accessibilityMagicTapBlock and accessibilityPerformEscapeBlock answer in place of the methods")
  func bubbling() async throws {
    let view = meter()
    var done: [String] = []
    view.accessibilityMagicTapBlock = {
      done.append("magic")
      return true
    }
    view.accessibilityPerformEscapeBlock = {
      done.append("escape")
      return true
    }
    try await hosting(view) { screen in
      try await screen.magicTap()
      try await screen.escape()
      #expect(done == ["magic", "escape"])
    }
  }

  @Test("Blocks are kept for objects that are no responders too, and taken back by nil")
  func objects() async throws {
    let road = NSObject()
    road.isAccessibilityElement = true
    road.accessibilityLabel = "Road"
    road.accessibilityLabelBlock = { "Main Street" }
    road.accessibilityFrameBlock = { CGRect(x: 0, y: 100, width: 100, height: 20) }
    let map = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    map.accessibilityElements = [road]
    try await hosting(map) { screen in
      #expect(screen.heard == ["Main Street"])
      road.accessibilityLabelBlock = nil
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "Road").frame == Rect(x: 0, y: 100, width: 100, height: 20))
    }
  }
}
