import AccessibilityModel
import AuditEngine
import EarshotSession
import EffortEngine
import TreeFormat

/// What a page is told of the costs of a screen and of what an audit finds there.
struct PageInspection: Encodable {
  /// What can be done, with a price for each technology in words.
  struct Action: Encodable {
    var name: String
    var prices: [String]
  }

  /// Something that an audit finds, once for all that are alike.
  struct Finding: Encodable {
    /// `note`, `warning` or `error`.
    var severity: String
    var rule: String
    var place: String
    var message: String
    /// The shortest way to meet it; empty where none is known.
    var steps: String
    var count: Int
  }

  /// Names of the technologies that have prices, in order.
  var technologies: [String]
  var actions: [Action]
  /// What can be heard, with the price of VoiceOver.
  var hearing: [Action]
  /// What else there is to say about prices.
  var notes: [String]
  var findings: [Finding]
  /// How many findings there are, and what was left out.
  var summary: [String]

  /// Takes what was found out.
  init(_ table: EffortTable, _ report: AuditReport) {
    technologies = table.technologies.map(\.rawValue)
    actions = table.rows.filter { !$0.goal.isHearing }.map { row in
      Action(name: VisibleText.line(row.name.inOneLine), prices: table.technologies.map { row.cell($0) })
    }
    hearing = table.rows.filter(\.goal.isHearing).map { row in
      Action(name: VisibleText.line(row.name.inOneLine), prices: [row.cell(.voiceOver)])
    }
    notes =
      table.ghostTaps
      + table.cut.map { "\($0.rawValue): the search ended after \(table.states[$0] ?? 0) states." }
    findings = report.screens.flatMap { report.groups(of: $0) }.map { group in
      let finding = group.finding
      let place = finding.location.map { report.place(of: $0) } ?? AuditReport.ownName(of: finding)
      return Finding(
        severity: finding.severity.rawValue, rule: finding.rule, place: VisibleText.line(place),
        message: VisibleText.line(finding.message), steps: VisibleText.line(finding.steps.first ?? ""),
        count: group.count)
    }
    summary = [report.summary] + [report.restSummary].compactMap(\.self) + report.unexaminedSummary
  }
}
