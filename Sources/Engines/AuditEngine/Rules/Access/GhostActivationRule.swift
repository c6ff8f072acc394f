import AccessibilityModel

/// An element that says it can be activated, while a tap on it meets nothing that answers.
///
/// - Source: Behaviour 3.3.1, 4.1 V6
struct GhostActivationRule: AuditRule {
  let id = "ghost-activation"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.compactMap { stop in
      let element = stop.element
      guard case .nothing(let seen)? = element.activationHit, element.isUsable else { return nil }
      let own = element.label?.string ?? "An element"
      let met = seen.map { $0.isBlank ? "nothing" : "the text \"\($0.string)\"" } ?? "nothing"
      let actions = element.actions.map { "\"\($0.name.string)\"" }.joined(separator: " and ")
      let rest = actions.isEmpty ? "" : " Its actions \(actions) are reached by a list of actions alone."
      return context.finding(
        self, in: screen, at: element, .activationPoint,
        "\"\(own)\" says that it can be activated, and a tap on it meets \(met).\(rest) Leave its buttons elements "
          + "of their own, or give it a default action.")
    }
  }
}
