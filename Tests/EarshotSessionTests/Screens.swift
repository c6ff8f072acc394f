import AccessibilityModel

extension AccessibilityNode {
  /// Dogs one below the other.
  static func kennel(_ dogs: [AccessibilityNode]) -> AccessibilityNode {
    .container(order: .given, dogs)
  }

  /// A dog whose age is important and whose other facts wait.
  static var bailey: AccessibilityNode {
    AccessibilityNode.stop("Bailey, beagle").with(
      \.customContent,
      [
        CustomContent(label: "Age", value: "Three years", importance: .high),
        CustomContent(label: "Popularity", value: "Number one"),
        CustomContent(label: "Weight", value: "25 pounds"),
        CustomContent(label: "Height", value: "14 inches"),
        CustomContent(
          label: "Description", value: "Happy-go-lucky, excellent hunting dog, and loyal companion"),
      ])
  }

  /// A screen of a game, with a hint, a heading, a value and actions.
  static var game: AccessibilityNode {
    let survey = AccessibilityNode.stop("Survivors", value: "Two hundred and eleven", traits: .button).with(
      \.actions,
      ["Call", "Hide"].enumerated().map {
        ElementAction(id: ElementAction.ID(rawValue: $0.offset), name: SpokenText($0.element))
      })
    return .container(
      order: .given,
      [
        AccessibilityNode.stop("NSZombie Apocalypse", traits: .header).with(\.headingLevel, 1),
        .stop("Zombie meter", value: "0%", traits: .updatesFrequently),
        .stop("Self-release", hint: "Drag over zombies and release to deploy.", traits: .button),
        survey,
        .stop("Help", traits: .button),
      ])
  }
}
