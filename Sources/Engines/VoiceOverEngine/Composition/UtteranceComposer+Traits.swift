import AccessibilityModel

extension UtteranceComposer {
  /// What the element is, in words, in the order of the trait table.
  ///
  /// - Source: at-behaviour 1.5.1, 1.5.2
  func traitSegments(of element: AccessibilityElement, at place: Place) -> [Utterance.Segment] {
    let traits = element.traits
    var builder = UtteranceBuilder(phrases: phrases)
    func add(_ key: PhraseKey, if condition: Bool) {
      if condition { builder.add(key, of: element.id) }
    }
    let isTab = traits.contains(.tabBarItem) || place.isInTabBar
    add(.dimmed, if: traits.contains(.notEnabled))
    add(
      .button,
      if: traits.contains(.button) && traits.isDisjoint(with: Self.replacingButton) && !isTab)
    add(.popUpButton, if: traits.contains(.popUpButton))
    add(.backButton, if: traits.contains(.backButton))
    builder.add(switchSegments(of: element))
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
    return builder.segments
  }

  /// Where the insertion point is, for the two places that have words.
  ///
  /// - Source: at-behaviour 1.5.2, 1.5.3
  private func insertionPoint(of element: AccessibilityElement) -> PhraseKey? {
    guard let text = element.textContent, let selection = text.selection, selection.isEmpty else {
      return nil
    }
    if selection.lowerBound == 0 { return .insertionAtStart }
    return selection.lowerBound == text.string.utf8.count ? .insertionAtEnd : nil
  }

  /// What a field is once it is typed into: its traits alone.
  ///
  /// - Source: at-behaviour 1.5.3
  func editing(of element: AccessibilityElement, in tree: AccessibilityTree) -> Utterance {
    let place = Place(of: element.id, in: tree, knowing: Set(tree.ancestors(of: element.id)))
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(traitSegments(of: element, at: place))
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

  /// That the element is a switch, and how it stands.
  private func switchSegments(of element: AccessibilityElement) -> [Utterance.Segment] {
    guard element.traits.contains(.toggleButton) else { return [] }
    var role = UtteranceBuilder(phrases: phrases)
    if element.traits.contains(.button) || dialect.platform == .macOS {
      role.add(.switchButton, of: element.id)
    }
    var state = UtteranceBuilder(phrases: phrases)
    addSwitchState(of: element, to: &state)
    guard !role.segments.isEmpty, !state.segments.isEmpty else { return role.segments + state.segments }
    role.noteOnLast(dialect.switchOrder.rule)
    return dialect.switchOrder == .roleFirst
      ? role.segments + state.segments : state.segments + role.segments
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
