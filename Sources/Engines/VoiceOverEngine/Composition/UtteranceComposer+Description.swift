import AccessibilityModel

extension UtteranceComposer {
  /// Adds name, value, facts of high importance and what the element is.
  ///
  /// - Source: Behaviour 1.5.1, 1.6 M3, 2
  func addDescription(
    of element: AccessibilityElement, at place: Place, to builder: inout UtteranceBuilder
  ) {
    let isDesktop = dialect.platform == .macOS
    let isPopUp = isDesktop && element.traits.contains(.popUpButton)
    let hasName = saysName(of: element)
    let hasValue = place.cell == nil && saysValue(of: element)
    let hasHigh = hasHighContent(element)
    // Only where their order is open are the traits needed before their turn.
    let traits = isDesktop || hasHigh ? traitSegments(of: element, at: place) : []
    let asksOrder = isDesktop && !isPopUp && hasName && hasValue && !traits.isEmpty
    let roleFirst = asksOrder && dialect.desktopOrder == .roleValue

    let isSelected = element.traits.contains(.selected)
    let asksSelected = isSelected && (hasName || hasValue)
    if isSelected, !asksSelected || dialect.selectedPlace == .beforeLabel {
      builder.add(.selected, of: element.id, rules: asksSelected ? [dialect.selectedPlace.rule] : [])
    }
    if isPopUp, hasValue { addValue(of: element, to: &builder) }
    if hasName { addName(of: element, to: &builder) }
    if roleFirst { builder.add(traits) }
    if !isPopUp, hasValue { addValue(of: element, to: &builder) }
    if asksOrder { builder.noteOnLast(dialect.desktopOrder.rule) }
    if asksSelected, dialect.selectedPlace == .afterLabel {
      builder.add(.selected, of: element.id, rules: [dialect.selectedPlace.rule])
    }
    // The state of what can be expanded is said behind the traits.
    defer { addExpansion(of: element, to: &builder) }

    guard hasHigh else {
      if isDesktop {
        if !roleFirst { builder.add(traits) }
      } else {
        addTraits(of: element, at: place, to: &builder)
      }
      return
    }
    let asksPlace = !traits.isEmpty && !roleFirst
    let highLast = asksPlace && dialect.highContentPlace == .afterTraits
    if highLast { builder.add(traits) }
    addHighContent(of: element, to: &builder)
    if asksPlace { builder.noteOnLast(dialect.highContentPlace.rule) }
    if !roleFirst, !highLast { builder.add(traits) }
  }

  /// True where the element has a name that is said.
  private func saysName(of element: AccessibilityElement) -> Bool {
    if element.isNameless { return !(element.hint?.isBlank ?? true) }
    if element.traits.contains(.backButton), element.label?.string == "Back" { return false }
    return !(element.label?.isBlank ?? true)
  }

  /// Adds the label; without label and value the hint takes its place.
  ///
  /// - Source: Behaviour 1.5 U2
  private func addName(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    if element.isNameless {
      builder.add(element.hint, from: .attribute(.hint), of: element)
    } else {
      builder.add(element.label, from: .attribute(.label), of: element)
    }
  }

  /// True where the element has a value that is said as such; that of a switch is its state.
  private func saysValue(of element: AccessibilityElement) -> Bool {
    guard let value = element.value, !element.traits.contains(.toggleButton) else { return false }
    return !value.isBlank
  }

  /// Adds the value, unless it is the state of a switch.
  func addValue(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard saysValue(of: element) else { return }
    builder.add(element.value, from: .attribute(.value), of: element)
  }

  /// Adds whether the element shows what it can hide.
  ///
  /// - Source: Behaviour 1.5 U8
  func addExpansion(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard element.hasAttributes, let expanded = element.expanded else { return }
    builder.add(expanded ? .expanded : .collapsed, of: element.id)
  }

  private func hasHighContent(_ element: AccessibilityElement) -> Bool {
    element.hasAttributes && element.customContent.contains { $0.importance == .high && !$0.value.isBlank }
  }

  /// Adds the values of facts of high importance, in the app's order.
  ///
  /// - Source: Behaviour 1.6 M3
  private func addHighContent(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    for (index, content) in element.customContent.enumerated() where content.importance == .high {
      builder.add(content.value, from: .customContent(index), of: element)
    }
  }
}

extension AccessibilityElement {
  /// True without label and value, where a hint has to serve as the name.
  var isNameless: Bool { (label?.isBlank ?? true) && (value?.isBlank ?? true) }
}
