import AccessibilityModel

/// A text field that is named by its placeholder alone, or no longer named since a text is in it.
///
/// - Source: Behaviour 3.4
struct VanishingNameRule: AuditRule {
  let id = "vanishing-name"
  private static let fields: Traits = [.textEntry, .secureTextEntry, .textArea]

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.compactMap { stop in
      let element = stop.element
      guard !element.traits.isDisjoint(with: Self.fields), !element.traits.contains(.searchField) else {
        return nil
      }
      guard element.label?.isBlank ?? true, let value = element.value, !value.isBlank,
        let text = element.textContent, text.isEditable
      else { return nil }
      let message =
        text.string.isEmpty
        ? "Its name \"\(value.string)\" is its placeholder, and is gone with the first letter. "
          + "Give it a label."
        : "Nothing but the text in it is heard, and no name. Give it a label."
      return context.finding(self, in: screen, at: element, .label, message)
    }
  }
}
