import AuditEngine

extension AuditReport {
  /// The report as one page that needs nothing beside it: headings, tables with headers, and a language.
  public var html: String {
    let sections = screens.map(section).joined(separator: "\n")
    let rest = [restSummary].compactMap(\.self) + unexaminedSummary + notices
    let list =
      rest.isEmpty
      ? ""
      : "<h2>Beside the findings</h2>\n<ul>\n"
        + rest.map { "<li>\(Self.xml($0))</li>\n" }.joined() + "</ul>\n"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Accessibility audit</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>Accessibility audit</h1>
      <p>\(Self.xml(summary))</p>
      \(sections)
      \(list)\(rules)</main>
      </body>
      </html>

      """
  }

  /// Dark letters on white, and light ones on black: every pair stands out 7 to 1 or more.
  private static let style = """
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1a1a1a; background: #ffffff; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; padding: 0.25rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.6rem; border: 1px solid #767676; }
    code { overflow-wrap: anywhere; }
    a { color: #003ea8; }
    @media (prefers-color-scheme: dark) {
      body { color: #f2f2f2; background: #121212; }
      a { color: #a8c8ff; }
    }
    """

  private func section(of screen: Screen) -> String {
    let title = "<h2>\(Self.xml(screen.name))</h2>"
    guard !screen.findings.isEmpty else { return "\(title)\n<p>Nothing found.</p>" }
    let rows = groups(of: screen).map { group in
      let finding = group.finding
      let place = finding.location.map { "<code>\(Self.xml(self.place(of: $0)))</code>" }
      let times = group.count > 1 ? " (×\(group.count))" : ""
      let steps = finding.steps.map { "<br><code>\(Self.xml($0))</code>" }.joined()
      return "<tr><th scope=\"row\">\(finding.severity.rawValue)</th>"
        + "<td><a href=\"#\(finding.rule)\">\(finding.rule)</a></td>"
        + "<td>\(place ?? Self.xml(Self.ownName(of: finding)))</td>"
        + "<td>\(Self.xml(finding.message))\(times)\(steps)</td></tr>"
    }
    return """
      \(title)
      <table>
      <caption>\(Self.count(screen.findings.count, "finding")) on this screen</caption>
      <thead><tr><th scope="col">Severity</th><th scope="col">Rule</th><th scope="col">Where</th><th scope="col">What</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }

  /// What the rules are about that were broken.
  private var rules: String {
    let broken = Set(findings.map(\.rule))
    let parts = AuditRuleInfo.all.filter { broken.contains($0.id) }.map { rule in
      """
      <h3 id="\(rule.id)">\(rule.id)</h3>
      <p>\(Self.xml(rule.title)). \(Self.xml(rule.reason)) Affected are \(Self.xml(rule.affected)). \
      \(Self.xml(rule.advice)) WCAG 2.2: \(Self.xml(rule.criteria)). It is \(rule.certainty) % sure.</p>

      """
    }
    return parts.isEmpty ? "" : "<h2>The rules</h2>\n\(parts.joined())"
  }
}
