import AccessibilityModel

/// A connection of an interface file that leads nowhere.
struct UnconnectedOutletRule: AuditRule {
  let id = "unconnected-outlet"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    (screen.diagnostics ?? []).filter(\.isAboutConnection).map { diagnostic in
      context.finding(
        self, in: screen, diagnostic.message, path: diagnostic.message.withoutNumbers,
        location: diagnostic.location)
    }
  }
}

extension Diagnostic {
  /// True where it tells of an outlet or an action that an interface file connects.
  var isAboutConnection: Bool {
    let words = message.split(separator: " ")
    return words.contains("connects") && (words.contains("outlet") || words.contains("object"))
  }
}
