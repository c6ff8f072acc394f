import AccessibilityModel

/// A long screen on which no stop is a heading.
///
/// - Source: Behaviour 8.3
struct MissingHeadingRule: AuditRule {
  let id = "missing-heading"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    let count = screen.stops.count
    let limit = context.limits.stopsWithoutHeading
    guard count >= limit, !screen.stops.contains(where: \.element.isHeading) else { return [] }
    return [
      context.finding(
        self, in: screen,
        "\(count) stops and no heading among them. Give titles of sections the trait of a header.",
        measure: AuditFinding.Measure(Double(count), limit: Double(limit), unit: "stops"))
    ]
  }
}

extension AccessibilityElement {
  /// True where the rotor finds it, or a part of its words, among the headings.
  var isHeading: Bool {
    if traits.contains(.header) || headingLevel != nil { return true }
    return [label, value].contains { text in
      text?.runs.contains { $0.attributes.facts.headingLevel != nil } ?? false
    }
  }
}
