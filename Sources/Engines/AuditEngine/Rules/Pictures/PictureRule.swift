import AccessibilityModel

/// A rule about what a picture shows.
protocol PictureRule: AuditRule {
  /// The findings of pictures that it is about.
  var kinds: [PictureFinding.Kind] { get }
  /// The unit of what is measured; empty where nothing is.
  var unit: String { get }
}

extension PictureRule {
  var unit: String { "" }

  /// The class of the buttons of alerts and action sheets, whose looks the system alone decides.
  private static var buttonOfAlerts: String { "AlertButton" }

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    (screen.picture ?? []).filter { kinds.contains($0.kind) && $0.subject != Self.buttonOfAlerts }.map {
      seen in
      let element = seen.element.flatMap { screen.tree[$0] }
      let own = seen.words.isEmpty ? seen.subject : "\"\(seen.words.withoutNumbers)\" (\(seen.subject))"
      var finding = context.finding(self, in: screen, "\(seen)", path: own)
      finding.element = seen.element
      finding.frame = seen.frame
      finding.location = seen.location
      if let element, element.isStop {
        finding.location = element.sourceLocation ?? seen.location
        finding.path = screen.tree.likeness(of: element.id)
        // Several texts of one element are several things.
        if !seen.words.isEmpty, element.label?.string != seen.words { finding.path += " > \(own)" }
      }
      if let value = seen.measured, let limit = seen.needed, !unit.isEmpty {
        finding.measure = AuditFinding.Measure(value, limit: limit, unit: unit)
      }
      return finding
    }
  }
}
