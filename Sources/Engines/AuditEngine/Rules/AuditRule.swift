import AccessibilityModel

/// Something that an audit looks for; what it is about is data, found by its id.
public protocol AuditRule: Sendable {
  /// The rule's id, which is also its row in the data.
  var id: String { get }
  /// What breaks the rule on a screen, in the order in which it is met.
  ///
  /// - Complexity: O(n) for n stops and facts.
  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding]
}

/// What a rule follows and makes findings by.
public struct AuditContext: Sendable {
  /// What counts as too much or too little.
  public let limits: AuditLimits
  /// How much findings of the rule matter.
  let severity: AuditSeverity

  /// Makes a finding about an element.
  ///
  /// - Parameters:
  ///   - rule: The rule that is broken.
  ///   - screen: The screen.
  ///   - element: The element.
  ///   - attribute: The attribute that is wrong; where the app's code sets it is where the finding points.
  ///   - message: What is wrong and what to do.
  ///   - measure: What was measured.
  ///   - steps: How to meet it.
  /// - Returns: The finding.
  func finding(
    _ rule: some AuditRule, in screen: AuditedScreen, at element: AccessibilityElement,
    _ attribute: Attribute?, _ message: String, measure: AuditFinding.Measure? = nil,
    steps: [String] = []
  ) -> AuditFinding {
    let origin = attribute.flatMap { element.origins[$0] }
    return AuditFinding(
      rule: rule.id, severity: severity, screen: screen.name, element: element.id,
      path: screen.tree.likeness(of: element.id), attribute: attribute,
      location: origin ?? element.sourceLocation, frame: element.outline.isEmpty ? nil : element.outline,
      message: message, measure: measure, steps: steps)
  }

  /// Makes a finding about the screen as a whole.
  func finding(
    _ rule: some AuditRule, in screen: AuditedScreen, _ message: String, path: String = "",
    location: SourceLocation? = nil, measure: AuditFinding.Measure? = nil
  ) -> AuditFinding {
    AuditFinding(
      rule: rule.id, severity: severity, screen: screen.name, path: path, location: location,
      message: message, measure: measure)
  }
}
