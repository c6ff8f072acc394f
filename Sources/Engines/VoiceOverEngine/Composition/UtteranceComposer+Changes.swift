import AccessibilityModel

extension UtteranceComposer {
  /// The value alone, as it is said when it changes under the cursor.
  ///
  /// - Source: Behaviour 1.1 F5
  public func value(of element: AccessibilityElement) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    if element.traits.contains(.toggleButton) {
      addSwitchState(of: element, to: &builder)
    } else {
      builder.add(element.value, from: .attribute(.value), of: element)
      builder.read(element, as: dialect.textualContext)
    }
    return builder.utterance()
  }

  /// Whether the element shows what it can hide, alone.
  func expansion(of element: AccessibilityElement) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    addExpansion(of: element, to: &builder)
    return builder.utterance()
  }

  /// The label alone.
  func label(of element: AccessibilityElement, rules: [UncertainRule] = []) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(labels.naming(element).label, from: .attribute(.label), of: element, rules: rules)
    return builder.utterance()
  }

  /// Words of a notification.
  func announcement(_ text: SpokenText) -> Utterance {
    Utterance([Utterance.Segment(text, origin: .notification)])
  }
}
