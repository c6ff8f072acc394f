import AuditEngine
import CrawlEngine

extension CrawlMap {
  /// What a crawl found on each screen, as an audit tells it.
  ///
  /// A screen is named by its title, so that its findings are known again when another screen comes before it.
  /// - Parameter choices: Which rules are told, and how much each matters.
  /// - Returns: An outcome for each screen.
  /// - Complexity: O(n) for n screens and passages.
  func outcomes(_ choices: AuditChoices) -> [Audit.Outcome] {
    var met: [String: Int] = [:]
    let ends = Set(deadEnds.map(\.number))
    return screens.map { screen in
      let own = screen.number == 1 ? name : "\(name) > \(screen.title)"
      met[own, default: 0] += 1
      let number = met[own] ?? 1
      let title = number > 1 ? "\(own) (\(number))" : own
      var found = screen.findings
      if ends.contains(screen.number) {
        found.append(
          CrawlFinding(
            "trap", "Dead end: nothing on it leads back. Add a button that does.", path: "the screen"))
      }
      for passage in crashes where passage.from == screen.number {
        guard case .ends(let reason) = passage.outcome else { continue }
        found.append(
          CrawlFinding(
            "app-fault", "\(passage.step.words): the app ends: \(reason)", path: passage.step.words))
      }
      return Audit.Outcome(
        screen: title, findings: found.compactMap { Self.finding($0, on: title, choices) })
    }
  }

  /// A finding as an audit tells it; `nil` where its rule is left out.
  private static func finding(
    _ found: CrawlFinding, on screen: String, _ choices: AuditChoices
  ) -> AuditFinding? {
    var severity = AuditSeverity(rawValue: found.severity) ?? .warning
    if let info = AuditRuleInfo.rule(found.code) {
      guard let chosen = choices.severity(of: info) else { return nil }
      severity = chosen
    }
    return AuditFinding(
      rule: found.code, severity: severity, screen: screen, path: found.path, location: found.location,
      message: found.message)
  }
}
