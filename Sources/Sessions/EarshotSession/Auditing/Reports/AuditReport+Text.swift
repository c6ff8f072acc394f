import AccessibilityModel
import AuditEngine

extension AuditReport {
  /// The report for a terminal: findings by screen, each as `file:line: rule-id: message`.
  public var text: String {
    var lines: [String] = []
    for screen in screens {
      if !lines.isEmpty { lines.append("") }
      guard !screen.findings.isEmpty else {
        lines.append("\(Transcript.line(screen.name)): nothing found")
        continue
      }
      lines += ["\(Transcript.line(screen.name)): \(Self.count(screen.findings.count, "finding"))", ""]
      for group in groups(of: screen) {
        let finding = group.finding
        let place = finding.location.map { self.place(of: $0) } ?? Self.ownName(of: finding)
        let times = group.count > 1 ? " (×\(group.count))" : ""
        lines.append(Transcript.line("\(place): \(finding.rule): \(finding.message)\(times)"))
        lines += finding.steps.prefix(1).map { "  \(Transcript.line($0))" }
      }
    }
    lines += ["", summary]
    lines += [restSummary].compactMap(\.self) + unexaminedSummary
    if !notices.isEmpty { lines += [""] + notices.map(Transcript.line) }
    return VisibleText.joined(lines.map { VisibleText.cut($0) })
  }

  /// What a finding is called that has no place in the code.
  package static func ownName(of finding: AuditFinding) -> String {
    finding.path.isEmpty ? "the whole screen" : finding.path
  }

  /// Every rule as a line: its id, how much it matters, how sure it is, and what it finds.
  public static var rulesText: String {
    let rules = AuditRuleInfo.all
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let severity = rule.severity.rawValue.filled(to: 9)
      return "\(rule.id.filled(to: width + 2))\(severity)\(rule.certainty) %  \(rule.title)\n"
    }.joined()
  }

  /// What GitHub shows beside the lines of a change.
  public var annotations: String {
    var annotations: [GitHubAnnotation] = []
    for screen in screens {
      for group in groups(of: screen) {
        let finding = group.finding
        let place = finding.location == nil ? "\(Self.ownName(of: finding)): " : ""
        annotations.append(
          GitHubAnnotation(
            place + finding.message, title: "\(finding.rule) on \(screen.name)", at: finding.location,
            path: finding.location.map { path(of: $0.file) }, level: level(of: finding)))
      }
    }
    return (annotations + notices.map { GitHubAnnotation($0) }).map(\.text).joined()
  }

  private func level(of finding: AuditFinding) -> GitHubAnnotation.Level {
    switch finding.severity {
    case .note: .notice
    case .warning: .warning
    case .error: .error
    }
  }
}
