/// What a rule is about, as its data says.
public struct AuditRuleInfo: Hashable, Sendable {
  /// What it is named by.
  public let id: String
  /// How much it matters where nobody says otherwise.
  public let severity: AuditSeverity
  /// How sure it is that what it finds is a fault, in percent.
  public let certainty: Int
  /// What has to be known of a screen.
  public let needs: AuditFact
  /// Criteria of WCAG 2.2, with commas between.
  public let criteria: String
  /// What is wrong, in a few words.
  public let title: String
  /// Why it matters.
  public let reason: String
  /// Who is affected.
  public let affected: String
  /// How to mend it.
  public let advice: String
  /// Where the rule comes from.
  public let source: String

  /// Reads a row of the data; `nil` for a comment, the head, and what is no row.
  init?(row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10, let severity = AuditSeverity(rawValue: fields[1]),
      let certainty = Int(fields[2]), let needs = AuditFact(rawValue: fields[3])
    else { return nil }
    id = fields[0]
    self.severity = severity
    self.certainty = certainty
    self.needs = needs
    criteria = fields[4]
    title = fields[5]
    reason = fields[6]
    affected = fields[7]
    advice = fields[8]
    source = fields[9]
  }

  /// Every rule, in the order of the data.
  public static let all: [AuditRuleInfo] = (GeneratedAuditRules.byName["rules"] ?? "")
    .split(separator: "\n").compactMap { AuditRuleInfo(row: $0) }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The rule of an id; `nil` where there is none.
  public static func rule(_ id: String) -> AuditRuleInfo? { byID[id] }
}
