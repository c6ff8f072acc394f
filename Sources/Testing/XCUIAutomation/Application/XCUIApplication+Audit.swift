import EarshotTesting

extension XCUIApplication {
  /// Audits what the app shows now; each issue that no handler ignores fails the test.
  ///
  ///     try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { issue in
  ///       issue.element?.label == "Decoration"
  ///     }
  ///
  /// - Parameters:
  ///   - auditTypes: What to look for.
  ///   - file: The file of the test.
  ///   - line: The line of the call.
  ///   - issueHandler: Called for each issue; true ignores it.
  /// - Throws: What the handler throws.
  /// - Source: Behaviour 8.1
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    file: StaticString = #filePath, line: UInt = #line,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let site = CallSite(file, line)
    var findings: [AuditFinding] = []
    use(at: site) { screen in
      let wasOn = await screen.voiceOver.isOn
      findings = try await screen.audit()
      if !wasOn { try await screen.voiceOver.turnOff() }
    }
    for finding in findings {
      guard let type = XCUIAccessibilityAuditType.types[finding.rule], !auditTypes.isDisjoint(with: type)
      else {
        continue
      }
      let element = finding.element.map { id in
        XCUIElement(descendants(matching: .any), .identity(id))
      }
      let issue = XCUIAccessibilityAuditIssue(finding, type, element)
      if try issueHandler?(issue) == true { continue }
      let name = element?.present.map { "\($0.name): " } ?? ""
      TestFailure.report("\(name)\(issue.compactDescription). \(issue.detailedDescription)", at: site)
    }
  }
}
