import AccessibilityModel

/// A control whose label is made of signs alone; what is drawn as a picture among letters has a name of its own.
///
/// - Source: Behaviour 8.1
struct SymbolNameRule: AuditRule {
  let id = "symbol-name"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.compactMap { stop in
      guard let label = stop.element.label, !label.isBlank, Self.isSigns(label.string) else { return nil }
      guard stop.element.respondsToUserInteraction || Self.isOfIconFont(label.string) else { return nil }
      return context.finding(
        self, in: screen, at: stop.element, .label,
        "Not a name: the label is \"\(label.string)\", a sign alone. Give it a label in words.")
    }
  }

  /// Signs without a letter, a digit or a picture among them.
  private static func isSigns(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return !properties.isAlphabetic && properties.numericType == nil && !properties.isEmojiPresentation
        && scalar.value != 0xFE0F
    }
  }

  /// Characters that no standard gives a meaning; fonts of icons use them.
  private static func isOfIconFont(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }
}
