import AccessibilityModel
import VoiceOverEngine

private let adjust = "Swipe up or down with one finger to adjust the value."

extension Golden {
  /// One element, heard when the cursor comes to it; a hint is an utterance of its own.
  private static func one(
    _ node: AccessibilityNode, _ words: String..., dialect: Dialect = .iOS
  ) -> Golden {
    Golden(
      description: words.joined(separator: " "), nodes: [node], steps: [(.flickRight, words)],
      dialect: dialect)
  }

  private static var statesFirst: Dialect {
    var dialect = Dialect.iOS
    dialect.switchOrder = .stateFirst
    return dialect
  }

  /// The system of the talk about the shelter: the first flick leads to the first action whichever way it goes,
  /// and the app's actions are the only ones.
  private static var firstActionFirst: Dialect {
    var dialect = Dialect.iOS
    dialect.firstActionFlick = .first
    dialect.activateEntry = .absent
    return dialect
  }

  /// The rows about single elements.
  static let elements: [Golden] = [
    one(.item("Zombie meter", "15%", .updatesFrequently), "Zombie meter, 15%"),
    one(
      .item("Self-release", nil, .button, hint: "Drag over zombies and release to deploy."),
      "Self-release, button", "Drag over zombies and release to deploy."),
    one(.item("Favorite", "off", .button), "Favorite, off, button"),
    one(.item("Name", "Pinky"), "Name, Pinky"), one(.item("Age", "7.0 years"), "Age, 7.0 years"),
    one(.item("Picture one of Pinky", nil, .image), "Picture one of Pinky, image"),
    one(.item("Your age", "19 percent", .adjustable), "Your age, 19 percent, adjustable", adjust),
    one(.item("Red", "76", .adjustable), "Red, 76, adjustable", adjust),
    one(.item("Contrast ratio 11.7 to 1", nil, .header), "Contrast ratio 11.7 to 1, heading"),
    one(.item("Matches", nil, .header), "Matches, heading"),
    one(.item("Back", nil, .backButton), "Back button"),
    one(.item("Settings", nil, .backButton), "Settings, back button"),
    one(.item("Reachability", "0", .toggleButton), "Reachability, off", "Double tap to toggle setting."),
    one(
      .item("Label", "0", [.button, .toggleButton]), "Label, switch button, off",
      "Double tap to toggle setting."),
    one(
      .item("Label", "0", [.button, .toggleButton]), "Label, off, switch button",
      "Double tap to toggle setting.", dialect: statesFirst),
    one(.item("Label", "0", [.button, .toggleButton, .notEnabled]), "Label, dimmed, switch button, off"),
    one(.item("Label", nil, [.button, .notEnabled]), "Label, dimmed, button"),
    one(
      .item("Last 24 hours", nil, [.button, .selected], position: (1, 2)),
      "Selected, Last 24 hours, button, 1 of 2"),
    one(.item("Decrement", nil, .button), "Decrement, button"),
    one(.item("November", nil, [.pickerItem, .adjustable]), "November, picker item, adjustable", adjust),
    one(
      .item("E-mail", "name@example.com", .textEntry), "E-mail, name@example.com, text field",
      "Double tap to edit."),
    one(
      .item("E-mail", nil, [.textEntry, .isEditing]).typed(at: 0),
      "E-mail, text field, is editing, insertion point at start"),
    one(
      .item("E-mail", "Rex", [.textEntry, .isEditing]).typed(at: 3),
      "E-mail, Rex, text field, is editing, insertion point at end"),
    one(.item("Search", nil, .searchField), "Search, search field", "Double tap to edit."),
    one(.item("OK", nil, .button), "OK, button"),
    one(
      .item("Card controller", "half screen", .button, hint: "Adjust the size of the card overlaying screen"),
      "Card controller, half screen, button", "Adjust the size of the card overlaying screen"),
    one(.item("Dismiss context menu", nil, .button), "Dismiss context menu, button"),
    one(
      .item("System Voice", "Alex", .popUpButton), "Alex, System Voice, pop up button",
      "To open this menu, press Control-Option-Space.", dialect: .macOS),
    one(.item("…", nil, .header).with(\.headingLevel, 1), "…, heading level 1"),
    one(
      .item("Double tap to dismiss pop-up window", nil, .button),
      "Double tap to dismiss pop-up window, button"),
    one(.item("Close", nil, .button), "Close, button"),
  ]

  /// The rows that the engine cannot follow yet: of web pages only, whose kinds of elements the model does not tell.
  static let beyond: [Golden] = [
    one(.item("Skip to main content", nil, .link), "Skip to main content, in-page link"),
    Golden(
      description: "T-Mobile",
      nodes: [.container(.landmark, label: "Main", [.item("T-Mobile", nil, .image)])],
      steps: [(.flickRight, ["T-Mobile, image, main, landmark"])]),
  ]

  /// The rows about what follows: flicks, activations, ways through containers.
  static let flows: [Golden] = [
    Golden(
      description: "carousel", nodes: [.item("Dog picker", "Pinky", .adjustable)],
      steps: [
        (.flickRight, ["Dog picker, Pinky, adjustable", adjust]), (.flickUp, ["Layla"]),
        (.flickDown, ["Pinky"]),
      ],
      values: ["Pinky", "Layla"]),
    Golden(
      description: "speaking rate", nodes: [.item("Speaking Rate", "48%", .adjustable)],
      steps: [
        (.flickRight, ["Speaking Rate, 48%, adjustable", adjust]), (.flickDown, ["38%"]), (.flickUp, ["48%"]),
      ],
      values: ["38%", "48%"]),
    Golden(
      description: "slider with a value of its own", nodes: [.item(nil, "37", .adjustable)],
      steps: [(.flickRight, ["37, adjustable", adjust]), (.flickUp, ["38"])], values: ["37", "38"]),
    shelter(["Open address in maps", "Call"], dialect: firstActionFirst),
    Golden(
      description: "custom actions of a menu",
      nodes: [
        .item("Anna's, chunky, sugar-free, rated 4 out of 5").offering(["toggle favorite", "increase rating"])
      ],
      steps: [
        (.flickRight, ["Anna's, chunky, sugar-free, rated 4 out of 5. Actions available."]),
        (.flickDown, ["toggle favorite"]), (.flickDown, ["increase rating"]),
      ]),
    Golden(
      description: "stepper", nodes: [.item("Increment", nil, .button)],
      steps: [(.flickRight, ["Increment, button"]), (.doubleTap, ["1.05"])], values: ["1.05"]),
    Golden(
      description: "page control", nodes: [.item(nil, "Page 1 of 11", .adjustable)],
      steps: [(.flickRight, ["Page 1 of 11, adjustable", adjust]), (.flickUp, ["Page 2 of 11"])],
      values: ["Page 1 of 11", "Page 2 of 11"]),
    Golden(
      description: "picker", nodes: [.item(nil, "November", [.pickerItem, .adjustable])],
      steps: [(.flickRight, ["November, picker item, adjustable", adjust]), (.flickUp, ["December"])],
      values: ["November", "December"]),
    Golden(
      description: "tab bar",
      nodes: [
        .container(
          .tabBar,
          [
            .item("Home", nil, .selected), .item("Search"), .item("My tickets"), .item("Shop"), .item("News"),
            .item("Account"),
          ])
      ],
      steps: [
        (.flickRight, ["Tab bar, selected, Home, tab, 1 of 6"]), (.flickRight, ["Search, tab, 2 of 6"]),
        (.flickRight, ["My tickets, tab, 3 of 6"]),
      ]),
    Golden(
      description: "mini player",
      nodes: [
        .item("Songs"),
        .container(
          .semanticGroup, label: "Mini player", [.item("Play", nil, .button), .item("Next", nil, .button)]),
      ],
      steps: [
        (.flickRight, ["Songs"]), (.flickRight, ["Mini player, Play, button"]),
        (.flickRight, ["Next, button"]),
      ]),
    Golden(
      description: "text with two links", nodes: [terms],
      steps: [
        (.flickRight, ["I agree with the Privacy Policy and the Terms and Conditions, link"]),
        (.rotate(.previous), ["Links"]),
        (.flickDown, ["Privacy Policy, link"]), (.flickDown, ["Terms and Conditions, link"]),
      ], rotor: [.text(.characters), .search(.links)]),
  ]

  /// The shelter whose actions are met by flicks up, as the talk about it shows; what is heard is in this order.
  ///
  /// - Source: Behaviour 1.7 A9
  static func shelter(_ actions: [String], dialect: Dialect) -> Golden {
    let flicks = actions.map { (input: VoiceOver.Input.flickUp, words: [$0]) }
    return Golden(
      description: "custom actions",
      nodes: [.item("Skyler's animal shelter").offering(["Open address in maps", "Call"])],
      steps: [(input: .flickRight, words: ["Skyler's animal shelter. Actions available."])] + flicks,
      dialect: dialect)
  }

  private static var terms: AccessibilityNode {
    let text = "I agree with the Privacy Policy and the Terms and Conditions"
    func range(_ part: String) -> Range<Int> {
      var offset = 0
      while !text.utf8.dropFirst(offset).starts(with: part.utf8) { offset += 1 }
      return offset..<offset + part.utf8.count
    }
    var node = AccessibilityNode.item(SpokenText(text), nil, .link)
    node.element.id = ElementID(slot: 1)
    node.element.rotors = [
      RotorDescriptor(
        name: "", system: .link,
        entries: ["Privacy Policy", "Terms and Conditions"].map {
          RotorDescriptor.Entry(element: ElementID(slot: 1), range: range($0))
        })
    ]
    return node
  }
}
