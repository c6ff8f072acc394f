import AccessibilityModel

/// Words that the app posted and of which nobody hears a part.
///
/// - Source: Behaviour 1.11, 10.13
struct UnheardAnnouncementRule: AuditRule {
  let id = "unheard-announcement"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    (screen.losses ?? []).filter { $0.utterance.isPosted && !$0.isHeardInPart }.map { lost in
      let words = lost.utterance.text
      let cause = lost.cause.map { "by \"\($0.text)\"" } ?? "by silence"
      return context.finding(
        self, in: screen,
        "\"\(words)\" is announced and not heard: it is taken away \(cause). Post it later, queue it, or give it a "
          + "high priority.", path: "announcement \"\(words.withoutNumbers)\"")
    }
  }
}
