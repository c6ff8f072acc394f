import AccessibilityModel

/// An element whose activation uses a part of it, or lands outside of it.
///
/// - Source: Behaviour 3.3.1, 4.1 V6
struct OtherActivationRule: AuditRule {
  let id = "other-activation"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.compactMap { stop in
      let element = stop.element
      guard element.isUsable else { return nil }
      let own = element.label?.string ?? "An element"
      if case .part(let part)? = element.activationHit {
        return context.finding(
          self, in: screen, at: element, .activationPoint,
          "Activating \"\(own)\" uses its part \"\(part.string)\". Give it a default action of its own.")
      }
      let outline = element.outline
      guard element.activationPoint != nil, element.path == nil, !outline.isEmpty,
        !outline.contains(element.effectiveActivationPoint)
      else { return nil }
      return context.finding(
        self, in: screen, at: element, .activationPoint,
        "A tap on \"\(own)\" lands outside of it. Correct its activation point.")
    }
  }
}
