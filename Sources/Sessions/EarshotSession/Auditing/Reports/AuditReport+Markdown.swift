import AccessibilityModel
import AuditEngine

extension AuditReport {
  /// The report as a comment on a change: a sentence, then a table for each screen with findings.
  public var markdown: String {
    var lines = ["## Accessibility audit", "", summary]
    if let restSummary { lines.append(restSummary) }
    for screen in screens where !screen.findings.isEmpty {
      lines += ["", "### \(Self.cell(screen.name))", ""]
      lines += ["| | rule | where | what |", "|---|---|---|---|"]
      for group in groups(of: screen) {
        let finding = group.finding
        let place =
          finding.location.map { "`\(Self.code(self.place(of: $0)))`" }
          ?? Self.cell(Self.ownName(of: finding))
        let times = group.count > 1 ? " (×\(group.count))" : ""
        lines.append(
          "| \(finding.severity.rawValue) | `\(finding.rule)` | \(place) | \(Self.cell(finding.message))\(times) |"
        )
      }
    }
    let rest = unexaminedSummary + notices
    if !rest.isEmpty { lines += [""] + rest.map { "- \(Self.cell($0))" } }
    return VisibleText.joined(lines)
  }

  /// A text inside a table: in one line, and nothing in it that Markdown takes for more than words.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in VisibleText.cut(Transcript.line(text)) {
      if "\\`*_{}[]<>|#~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result.replacing("@", with: "@\u{200B}")
  }

  /// A text as code inside a table: in one line, without what ends the code or the cell.
  private static func code(_ text: String) -> String {
    Transcript.line(text).replacing("`", with: "'").replacing("|", with: "\\|")
  }
}
