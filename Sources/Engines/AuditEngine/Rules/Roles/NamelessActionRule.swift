import AccessibilityModel

/// An action that has no name.
struct NamelessActionRule: AuditRule {
  let id = "nameless-action"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.flatMap { stop in
      stop.element.actions.filter(\.name.isBlank).map { _ in
        context.finding(
          self, in: screen, at: stop.element, .actions,
          "An action of \"\(stop.element.label?.string ?? "it")\" has no name and is offered nowhere. Name it."
        )
      }
    }
  }
}
