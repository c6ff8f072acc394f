import AccessibilityModel

/// A screen that came, and has no heading among what came.
///
/// - Source: Behaviour 8.3
struct UntitledScreenRule: AuditRule {
  let id = "untitled-screen"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    guard let arrival = screen.arrival, arrival.opener == nil else { return [] }
    let change = ScreenChange(from: arrival.before, to: screen.tree)
    guard change.isAnotherScreen else { return [] }
    let came = change.came.compactMap { screen.tree[$0] }
    guard let first = came.first, !came.contains(where: \.isHeading) else { return [] }
    // An alert and a menu say what they are by themselves.
    guard came.contains(where: { !$0.respondsToUserInteraction }) else { return [] }
    return [
      context.finding(
        self, in: screen, at: first, .traits,
        "A screen of \(came.count) stops came, and none of them is a heading. Give its title the trait of a header."
      )
    ]
  }
}
