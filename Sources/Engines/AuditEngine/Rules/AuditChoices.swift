/// What a project wants audited: which rules, how much each matters, and from when on.
public struct AuditChoices: Hashable, Sendable {
  /// How much a rule matters, by its id, where it is not as usual.
  public var severities: [String: AuditSeverity]
  /// Ids of rules that are left out.
  public var off: Set<String>
  /// What counts as too much or too little.
  public var limits: AuditLimits

  /// Makes choices; what is left out is as usual.
  public init(
    severities: [String: AuditSeverity] = [:], off: Set<String> = [], limits: AuditLimits = AuditLimits()
  ) {
    self.severities = severities
    self.off = off
    self.limits = limits
  }

  /// How much a rule matters; `nil` where it is left out.
  public func severity(of rule: AuditRuleInfo) -> AuditSeverity? {
    off.contains(rule.id) ? nil : severities[rule.id] ?? rule.severity
  }
}
