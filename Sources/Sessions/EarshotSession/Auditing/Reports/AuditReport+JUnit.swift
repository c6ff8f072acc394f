import AccessibilityModel
import AuditEngine

extension AuditReport {
  /// The report as results of tests: a suite a screen, and in it a case a rule.
  ///
  /// Notes are no failure and stand in the output of their suite; rules that could not be looked at are skipped.
  /// - Parameter timestamp: When the audit was made, in ISO 8601 without a time zone: `2026-01-31T12:00:00`.
  /// - Returns: A document in XML.
  public func junit(at timestamp: String) -> String {
    let suites = screens.enumerated().map { suite(of: $1, number: $0, timestamp) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func suite(of screen: Screen, number: Int, _ timestamp: String) -> String {
    let skipped = Set(screen.unexamined.map(\.id))
    var failures = 0
    var lines: [String] = []
    var notes: [String] = []
    for rule in AuditRuleInfo.all {
      let found = screen.findings.filter { $0.rule == rule.id }
      let told = found.map { finding in
        VisibleText.cut(
          Transcript.line(
            "\(finding.location.map { place(of: $0) } ?? Self.ownName(of: finding)): \(finding.message)"))
      }
      let name = "name=\"\(Self.xml(rule.id))\" classname=\"\(Self.xml(screen.name))\" time=\"0\""
      if skipped.contains(rule.id) {
        lines += [
          "    <testcase \(name)>", "      <skipped message=\"without \(rule.needs.words)\"/>",
          "    </testcase>",
        ]
      } else if let worst = found.map(\.severity).max(), worst > .note {
        failures += 1
        lines += [
          "    <testcase \(name)>",
          "      <failure type=\"\(worst.rawValue)\" message=\"\(Self.xml(rule.title))\">"
            + "\(told.map(Self.xml).joined(separator: "\n"))</failure>",
          "    </testcase>",
        ]
      } else {
        notes += told
        lines.append("    <testcase \(name)/>")
      }
    }
    let head =
      "  <testsuite package=\"earshot.audit\" id=\"\(number)\" name=\"\(Self.xml(screen.name))\" "
      + "timestamp=\"\(timestamp)\" hostname=\"localhost\" tests=\"\(AuditRuleInfo.all.count)\" "
      + "failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped.count)\" time=\"0\">"
    let end = [
      "    <system-out>\(notes.map(Self.xml).joined(separator: "\n"))</system-out>", "    <system-err/>",
      "  </testsuite>",
    ]
    return ([head, "    <properties/>"] + lines + end).joined(separator: "\n")
  }

  /// A text for XML and HTML: what has a meaning there is escaped, and what no document may hold is written out.
  static func xml(_ text: String) -> String {
    var result = ""
    for scalar in Transcript.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
