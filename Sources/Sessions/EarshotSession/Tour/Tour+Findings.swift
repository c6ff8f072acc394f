import AccessibilityModel
import AuditEngine
import VoiceOverEngine

extension Tour {
  /// The tour with a mark at each stop where too much, by the limits, or too little is heard.
  public func marked(_ limits: StopLimits = StopLimits()) -> Tour {
    let audit = StopAudit(UtteranceComposer(dialect), speech: speech, limits: limits)
    var result = self
    for index in stops.indices {
      result.stops[index].findings = audit.findings(
        at: stops[index].element, hearing: stops[index].utterance)
    }
    return result
  }

  /// What was found at any stop.
  public var findings: [StopFinding] { stops.flatMap(\.findings) }

  /// True where a stop says too much or too little, or something was noticed to be wrong on the way.
  public var hasFindings: Bool { !diagnostics.isEmpty || stops.contains { !$0.findings.isEmpty } }
}
