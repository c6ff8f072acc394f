import AccessibilityModel

extension UtteranceComposer {
  /// Adds name, value, facts of high importance and what the element is.
  ///
  /// - Source: at-behaviour 1.5.1, 1.6 M3, 2
  func addDescription(
    of element: AccessibilityElement, at place: Place, to builder: inout UtteranceBuilder
  ) {
    var name = UtteranceBuilder(phrases: phrases)
    addName(of: element, to: &name)
    let value = place.cell == nil ? valueSegments(of: element) : []
    let high = highContentSegments(of: element)
    let traits = traitSegments(of: element, at: place)

    let isPopUp = dialect.platform == .macOS && element.traits.contains(.popUpButton)
    let asksOrder =
      dialect.platform == .macOS && !isPopUp && !name.segments.isEmpty && !value.isEmpty && !traits.isEmpty
    let roleFirst = asksOrder && dialect.desktopOrder == .roleValue

    let hasText = !name.segments.isEmpty || !value.isEmpty
    let asksSelected = element.traits.contains(.selected) && hasText
    if element.traits.contains(.selected), !asksSelected || dialect.selectedPlace == .beforeLabel {
      builder.add(.selected, of: element.id, rules: asksSelected ? [dialect.selectedPlace.rule] : [])
    }
    builder.add(isPopUp ? value + name.segments : name.segments)
    if roleFirst { builder.add(traits) }
    if !isPopUp { builder.add(value) }
    if asksOrder { builder.noteOnLast(dialect.desktopOrder.rule) }
    if asksSelected, dialect.selectedPlace == .afterLabel {
      builder.add(.selected, of: element.id, rules: [dialect.selectedPlace.rule])
    }
    addExpansion(of: element, to: &builder)

    let asksPlace = !high.isEmpty && !traits.isEmpty && !roleFirst
    let highLast = asksPlace && dialect.highContentPlace == .afterTraits
    if highLast { builder.add(traits) }
    builder.add(high)
    if asksPlace { builder.noteOnLast(dialect.highContentPlace.rule) }
    if !roleFirst, !highLast { builder.add(traits) }
  }

  /// Adds the label; without label and value the hint takes its place.
  ///
  /// - Source: at-behaviour 1.5 U2
  private func addName(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    if element.isNameless {
      builder.add(element.hint, from: .attribute(.hint), of: element)
      return
    }
    if element.traits.contains(.backButton), element.label?.string == "Back" { return }
    builder.add(element.label, from: .attribute(.label), of: element)
  }

  /// The value, unless it is the state of a switch.
  func valueSegments(of element: AccessibilityElement) -> [Utterance.Segment] {
    guard !element.traits.contains(.toggleButton) else { return [] }
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(element.value, from: .attribute(.value), of: element)
    return builder.segments
  }

  /// Adds whether the element shows what it can hide.
  ///
  /// - Source: at-behaviour 1.5 U8
  func addExpansion(of element: AccessibilityElement, to builder: inout UtteranceBuilder) {
    guard let expanded = element.expanded else { return }
    builder.add(expanded ? .expanded : .collapsed, of: element.id)
  }

  /// The values of facts of high importance, in the app's order.
  ///
  /// - Source: at-behaviour 1.6 M3
  private func highContentSegments(of element: AccessibilityElement) -> [Utterance.Segment] {
    var builder = UtteranceBuilder(phrases: phrases)
    for (index, content) in element.customContent.enumerated() where content.importance == .high {
      builder.add(content.value, from: .customContent(index), of: element)
    }
    return builder.segments
  }
}

extension AccessibilityElement {
  /// True without label and value, where a hint has to serve as the name.
  var isNameless: Bool { (label?.isBlank ?? true) && (value?.isBlank ?? true) }
}
