import AccessibilityModel

extension UtteranceComposer {
  /// What the element is, in words, in the order of the trait table.
  func traitSegments(of element: AccessibilityElement, at place: Place) -> [Utterance.Segment] {
    var builder = UtteranceBuilder(phrases: phrases)
    addTraits(of: element, at: place, to: &builder)
    return builder.segments
  }

  /// Adds what the element is, in words, in the order of the trait table.
  ///
  /// - Source: Behaviour 1.5.1, 1.5.2
  func addTraits(of element: AccessibilityElement, at place: Place, to builder: inout UtteranceBuilder) {
    let traits = element.traits
    let isTab = traits.contains(.tabBarItem) || place.isInTabBar
    guard isTab || !traits.isDisjoint(with: Self.withWords) else { return }
    func add(_ key: PhraseKey, if condition: Bool) {
      if condition { builder.add(key, of: element.id) }
    }
    add(.dimmed, if: traits.contains(.notEnabled))
    add(
      .button,
      if: traits.contains(.button) && traits.isDisjoint(with: Self.replacingButton) && !isTab)
    if traits.contains(.popUpButton) { addPopUpButton(element, to: &builder) }
    add(.backButton, if: traits.contains(.backButton))
    if traits.contains(.toggleButton) { addSwitch(element, to: &builder) }
    add(.tab, if: isTab)
    let isSecure = traits.contains(.secureTextEntry)
    add(.secureTextField, if: isSecure)
    add(.textField, if: !isSecure && !traits.isDisjoint(with: [.textEntry, .textArea]))
    add(.editing, if: traits.contains(.isEditing))
    if traits.contains(.isEditing), let key = insertionPoint(of: element) { builder.add(key, of: element.id) }
    if traits.contains(.header) { addHeading(of: element, to: &builder) }
    add(.link, if: traits.contains(.link))
    add(.pickerItem, if: traits.contains(.pickerItem))
    add(.adjustable, if: traits.contains(.adjustable))
    add(.image, if: traits.contains(.image))
    add(.searchField, if: traits.contains(.searchField))
  }

  /// - Source: Behaviour 3.4 (Menu)
  private func addPopUpButton(_ element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    let words = dialect.popUpButtonWords
    let matters = element.traits.contains(.button)
    if matters, words == .both { builder.add(.button, of: element.id) }
    builder.add(.popUpButton, of: element.id, rules: matters ? [words.rule] : [])
  }

  /// Traits that words are said for; of an element with none of them nothing is said here.
  private static let withWords: Traits = [
    .notEnabled, .button, .popUpButton, .backButton, .toggleButton, .tabBarItem, .secureTextEntry, .textEntry,
    .textArea, .isEditing, .header, .link, .pickerItem, .adjustable, .image, .searchField,
  ]

  /// Where the insertion point is, for the two places that have words.
  ///
  /// - Source: Behaviour 1.5.2, 1.5.3
  private func insertionPoint(of element: AccessibilityElement) -> PhraseKey? {
    guard let text = element.textContent, let selection = text.selection, selection.isEmpty else {
      return nil
    }
    if selection.lowerBound == 0 { return .insertionAtStart }
    return selection.lowerBound == text.string.utf8.count ? .insertionAtEnd : nil
  }

  /// What a field is once it is typed into: its traits alone.
  ///
  /// - Source: Behaviour 1.5.3
  func editing(of element: AccessibilityElement, in tree: AccessibilityTree) -> Utterance {
    let place = Place(of: element, in: tree) { _ in true }
    var builder = UtteranceBuilder(phrases: phrases)
    addTraits(of: element, at: place, to: &builder)
    return builder.utterance()
  }

  /// Traits with a word of their own in place of "button".
  private static let replacingButton: Traits = [.keyboardKey, .toggleButton, .backButton, .popUpButton]

  private func addHeading(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard let level = element.headingLevel else {
      builder.add(.heading, of: element.id)
      return
    }
    let key: PhraseKey = dialect.headingLevel == .level ? .headingLevel : .heading
    builder.add(key, ["level": String(level)], of: element.id, rules: [dialect.headingLevel.rule])
  }

  /// Adds that the element is a switch, and how it stands.
  private func addSwitch(_ element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    let hasRole = element.traits.contains(.button) || dialect.platform == .macOS
    guard hasRole else { return addSwitchState(of: element, to: &builder) }
    var state = UtteranceBuilder(phrases: phrases)
    addSwitchState(of: element, to: &state)
    let stateFirst = dialect.switchOrder != .roleFirst
    if stateFirst { builder.add(state.segments) }
    let before = builder.segments.count
    builder.add(.switchButton, of: element.id)
    if builder.segments.count > before, !state.segments.isEmpty {
      builder.noteOnLast(dialect.switchOrder.rule)
    }
    if !stateFirst { builder.add(state.segments) }
  }

  /// Adds "on", "off" or "mixed" for the values 1, 0 and 2; other values are read as they are.
  func addSwitchState(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    switch element.value?.string {
    case "1": builder.add(.on, of: element.id)
    case "0": builder.add(.off, of: element.id)
    case "2": builder.add(.mixed, of: element.id)
    default: builder.add(element.value, from: .attribute(.value), of: element)
    }
  }
}
