import AccessibilityModel

/// A hint that says nothing but what the label or the value says.
///
/// - Source: Behaviour 8.2
struct HintRepeatsLabelRule: AuditRule {
  let id = "hint-repeats-label"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.compactMap { stop in
      let element = stop.element
      guard let hint = element.hint, !hint.isBlank else { return nil }
      let words = FoldedWords(hint.string).words
      let said = [element.label, element.value].compactMap { $0.map { FoldedWords($0.string).words } }
      guard !words.isEmpty, said.contains(words) else { return nil }
      return context.finding(
        self, in: screen, at: element, .hint,
        "Said twice: the hint \"\(hint.string)\" repeats the label. Let it say what happens, or leave it out."
      )
    }
  }
}
