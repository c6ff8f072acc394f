import AccessibilityModel

/// Whatever else was noticed to be wrong while the app ran.
struct AppFaultRule: AuditRule {
  let id = "app-fault"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    (screen.diagnostics ?? []).filter { !$0.isAboutConnection }.map { diagnostic in
      context.finding(
        self, in: screen, diagnostic.message, path: diagnostic.message.withoutNumbers,
        location: diagnostic.location)
    }
  }
}
