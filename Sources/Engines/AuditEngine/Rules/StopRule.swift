import AccessibilityModel

/// A rule that the audit of single stops knows already.
protocol StopRule: AuditRule {
  /// True for what the audit of stops says of the rule.
  func isMet(by kind: StopFinding.Kind) -> Bool
  /// The attribute that is wrong.
  var attribute: Attribute? { get }
  /// What was measured, where it is a matter of a limit.
  func measure(_ kind: StopFinding.Kind) -> AuditFinding.Measure?
}

extension StopRule {
  func measure(_ kind: StopFinding.Kind) -> AuditFinding.Measure? { nil }

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    screen.stops.flatMap { stop in
      stop.findings.filter { isMet(by: $0.kind) }.map { found in
        var finding = context.finding(
          self, in: screen, at: stop.element, attribute, found.message, measure: measure(found.kind))
        finding.location = found.location ?? finding.location
        return finding
      }
    }
  }
}
