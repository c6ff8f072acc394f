import AccessibilityModel

/// A stop that says more at once than the limits allow.
///
/// - Source: Behaviour 1.6, X12
struct TooMuchRule: StopRule {
  let id = "too-much"
  let attribute: Attribute? = .label

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .tooMuch = kind { true } else { false }
  }

  func measure(_ kind: StopFinding.Kind) -> AuditFinding.Measure? {
    guard case .tooMuch(let seconds, let facts, let limits) = kind else { return nil }
    return seconds > limits.seconds
      ? AuditFinding.Measure(seconds, limit: limits.seconds, unit: "s")
      : AuditFinding.Measure(Double(facts), limit: Double(limits.facts), unit: "facts")
  }
}
