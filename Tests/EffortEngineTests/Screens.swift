import AccessibilityModel

extension AccessibilityNode {
  /// A control in a place.
  static func control(
    _ slot: UInt32, _ label: SpokenText?, x: Double = 0, y: Double? = nil, _ traits: Traits = .button
  ) -> AccessibilityNode {
    .stop(
      label, traits: traits, frame: Rect(x: x, y: y ?? Double(slot) * 40, width: 120, height: 30),
      id: ElementID(slot: slot))
  }
}

extension AccessibilityTree {
  /// A screen of 390 by 844 points.
  static func screen(_ children: [AccessibilityNode]) -> AccessibilityTree {
    AccessibilityTree(.container(frame: Rect(x: 0, y: 0, width: 390, height: 844), children))
  }
}

/// The survey cell in its versions, with a story above and stories below.
enum SurveyScreen {
  static let words: SpokenText = "We'd love your feedback, What do you think of Save for Later?"
  static let stories: [AccessibilityNode] =
    [.control(1, "Rain until Friday", y: 0), .control(2, "A bridge reopens", y: 30)]
    + (UInt32(10)..<18).map { .control($0, SpokenText("Story \($0)"), y: Double($0) * 40) }

  static let separate = AccessibilityTree.screen(
    stories + [
      .control(5, "Dismiss", x: 260, y: 60), .control(3, "We'd love your feedback", y: 70, .staticText),
      .control(4, "What do you think of Save for Later?", y: 100, .staticText),
      .control(6, "Take Survey", y: 130),
    ])

  static let combined = AccessibilityTree.screen(stories + [cell])

  static let named = AccessibilityTree.screen(stories + [cell.with(\.inputLabels, ["Take survey"])])

  static let settled = AccessibilityTree.screen(
    stories + [
      .container(
        .none, frame: Rect(x: 0, y: 60, width: 390, height: 100),
        [
          .control(3, words, y: 70, .staticText), .control(6, "Take Survey", y: 130),
          .control(5, "Dismiss", x: 260, y: 60).with(\.sortPriority, -1),
        ])
    ])

  private static let cell: AccessibilityNode = {
    var node = AccessibilityNode.control(3, words, y: 70)
    node.element.frame = Rect(x: 0, y: 60, width: 390, height: 100)
    node.element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Take Survey"),
      ElementAction(id: .init(rawValue: 1), name: "Dismiss"),
    ]
    node.element.activationHit = .nothing(seen: "What do you think of Save for Later?")
    return node
  }()
}
