import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

/// A container that answers for its elements one by one.
private final class Road: UIView {
  let parts: [UIAccessibilityElement] = ["North", "South"].enumerated().map { index, name in
    let part = UIAccessibilityElement(accessibilityContainer: NSObject())
    part.accessibilityLabel = name
    part.accessibilityFrame = CGRect(x: 0, y: 50 + 30 * CGFloat(index), width: 100, height: 20)
    return part
  }

  override func accessibilityElementCount() -> Int { parts.count }
  override func accessibilityElement(at index: Int) -> Any? { parts[index] }
  override func index(ofAccessibilityElement element: Any) -> Int {
    parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}

/// A view that says facts by a block.
private final class Dossier: UIView, AXCustomContentProvider {
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "unheard")]
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
}

@MainActor
@Suite("What every element can say of itself", .timeLimit(.minutes(10)))
struct BasicTests {
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
    "Z1: accessibilityLabel, accessibilityValue, accessibilityTraits and accessibilityHint are heard in this order"
  )
  func order() async throws {
    let view = meter {
      $0.accessibilityValue = "15%"
      $0.accessibilityTraits = .button
      $0.accessibilityHint = "Shows how many there are"
    }
    try await hosting(view) { screen in
      try await screen.advance(by: .seconds(10))
      #expect(screen.heard == ["Zombie meter, 15%, button", "Shows how many there are"])
    }
  }

  @Test("Z1: a view is met once isAccessibilityElement says so")
  func isElement() async throws {
    let view = meter { $0.isAccessibilityElement = false }
    try await hosting(view) { screen in
      #expect(screen.heard.isEmpty)
      view.isAccessibilityElement = true
      try await screen.advance(by: .zero)
      #expect(screen.heard == ["Zombie meter"])
    }
  }

  @Test(
    "Z11: accessibilityAttributedLabel, accessibilityAttributedValue and accessibilityAttributedHint carry the language of a range"
  )
  func attributed() async throws {
    let text = NSMutableAttributedString(string: "Hello ")
    text.append(
      NSAttributedString(string: "こんにちは", attributes: [.accessibilitySpeechLanguage: "ja-JP"]))
    let element = try await element {
      $0.accessibilityAttributedLabel = text
      $0.accessibilityAttributedValue = text
      $0.accessibilityAttributedHint = text
    }
    for spoken in [element.label, element.value, element.hint] {
      #expect(spoken?.string == "Hello こんにちは")
      #expect(spoken?.runs.map(\.attributes.facts.language) == ["ja-JP"])
      #expect(spoken?.runs.map(\.range) == [6..<21])
    }
  }

  @Test("Z11: accessibilityLanguage is the language of all that an element says")
  func language() async throws {
    #expect(try await element { $0.accessibilityLanguage = "ja-JP" }.language == "ja-JP")
  }

  @Test("accessibilityIdentifier names an element for tests and is never heard")
  func identifier() async throws {
    try await hosting(meter { $0.accessibilityIdentifier = "meter" }) { screen in
      let element = try screen.element(named: "meter")
      #expect(element.label?.string == "Zombie meter")
      #expect(screen.heard == ["Zombie meter"])
    }
  }

  @Test("accessibilityFrame, accessibilityPath and accessibilityActivationPoint say where an element is")
  func places() async throws {
    let element = try await element {
      $0.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
      $0.accessibilityPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.accessibilityActivationPoint = CGPoint(x: 5, y: 6)
    }
    #expect(element.frame == Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(element.path?.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(element.activationPoint == Point(x: 5, y: 6))
  }

  @Test(
    "accessibilityUserInputLabels are what a person may say; accessibilityRespondsToUserInteraction wins over the traits"
  )
  func speaking() async throws {
    let element = try await element {
      $0.accessibilityUserInputLabels = ["Meter", "Gauge"]
      $0.accessibilityTraits = .button
      $0.accessibilityRespondsToUserInteraction = false
    }
    #expect(element.inputLabels.map(\.string) == ["Meter", "Gauge"])
    #expect(!element.respondsToUserInteraction)
  }

  @Test("accessibilityElementsHidden takes a view and all inside it out of reach")
  func hidden() async throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.addSubview(meter())
    view.accessibilityElementsHidden = true
    try await hosting(view) { screen in
      #expect(screen.tree.firstStop == nil)
      view.accessibilityElementsHidden = false
      try await screen.advance(by: .zero)
      #expect(screen.heard == ["Zombie meter"])
    }
  }

  @Test("Z7: shouldGroupAccessibilityChildren and accessibilityViewIsModal make groups")
  func groups() async throws {
    for isModal in [false, true] {
      let view = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
      view.addSubview(meter())
      view.shouldGroupAccessibilityChildren = !isModal
      view.accessibilityViewIsModal = isModal
      try await hosting(view) { screen in
        let group = try #require(
          screen.tree.elements.first { $0.frame == Rect(x: 0, y: 50, width: 320, height: 400) })
        #expect(group.isModal == isModal)
        #expect(!group.isStop)
      }
    }
  }

  @Test(
    "accessibilityContainerType and accessibilityElements: the name of a semantic group is heard on entering, in the listed order"
  )
  func containerType() async throws {
    let (first, second) = (meter(), meter { $0.frame.origin.y = 200 })
    second.accessibilityLabel = "Memory"
    let group = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
    group.accessibilityContainerType = .semanticGroup
    group.accessibilityLabel = "Game"
    group.accessibilityElements = [second, first]
    try await hosting(group) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.heard == ["Game, Memory", "Zombie meter"])
    }
  }

  @Test(
    "Z8: accessibilityElementCount, accessibilityElement(at:) and index(ofAccessibilityElement:) stand for drawn content"
  )
  func counting() async throws {
    let road = Road(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    try await hosting(road) { screen in
      try await screen.voiceOver.flickRight()
      #expect(screen.heard == ["North", "South"])
      #expect(road.index(ofAccessibilityElement: road.parts[1]) == 1)
      #expect(road.index(ofAccessibilityElement: screen) == NSNotFound)
    }
  }

  @Test("Z8: accessibilityContainer is the next responder of an element without a view")
  func container() async throws {
    let map = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
    var escaped = false
    map.accessibilityPerformEscapeBlock = {
      escaped = true
      return true
    }
    let road = UIAccessibilityElement(accessibilityContainer: map)
    road.accessibilityLabel = "Main Street"
    road.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 20)
    map.accessibilityElements = [road]
    try await hosting(map) { screen in
      try await screen.escape()
      #expect(escaped)
      #expect(road.accessibilityContainer === map)
    }
  }

  @Test(
    "automationElements, or the automationElementsBlock, are what a test of the interface finds, and nobody hears them"
  )
  func automation() async throws {
    let hidden = UIAccessibilityElement(accessibilityContainer: NSObject())
    hidden.accessibilityIdentifier = "score"
    let view = meter { $0.automationElements = [hidden] }
    try await hosting(view) { screen in
      #expect(screen.automationElements.map(\.identifier) == ["score"])
      #expect(screen.heard == ["Zombie meter"])
      view.automationElementsBlock = { [] }
      #expect(screen.automationElements.isEmpty)
    }
  }

  @Test("accessibilityCustomContentBlock wins over accessibilityCustomContent")
  func customContent() async throws {
    let view = Dossier(frame: CGRect(x: 0, y: 50, width: 320, height: 40))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Bailey"
    view.accessibilityCustomContentBlock = { [AXCustomContent(label: "Age", value: "Three years")] }
    try await hosting(view) { screen in
      #expect(screen.focused?.customContent.map(\.value.string) == ["Three years"])
      #expect(screen.heard == ["Bailey. More content available."])
    }
  }

  @Test(
    "accessibilityCustomActions, accessibilityActivate, accessibilityIncrement and accessibilityDecrement reach the view"
  )
  func doing() async throws {
    let view = Doing(frame: CGRect(x: 0, y: 50, width: 320, height: 40))
    try await hosting(view) { screen in
      try await screen.voiceOver.doubleTap()
      try await screen.increment("Amount")
      try await screen.decrement("Amount")
      try await screen.perform("Clear", on: "Amount")
      #expect(view.done == ["activate", "increment", "decrement", "clear"])
    }
  }
}

/// A view that writes down what it does.
private final class Doing: UIView {
  private(set) var done: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Amount"
    accessibilityTraits = .adjustable
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Clear") { [weak self] _ in
        self?.done.append("clear")
        return true
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    done.append("activate")
    return true
  }

  override func accessibilityIncrement() { done.append("increment") }
  override func accessibilityDecrement() { done.append("decrement") }
}
