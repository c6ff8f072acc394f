import AccessibilityModel

/// A screen that is met again, with the cursor elsewhere than where it was left.
///
/// - Source: Behaviour 1.11
struct FocusNotReturnedRule: AuditRule {
  let id = "focus-not-returned"

  /// Options by which the system, and no app, chooses where the cursor goes when something is left.
  private static let choicesOfSystem: Set<String> = [
    OrderPolicy.PopArrival.ruleName, ViewPolicy.FocusAfterDismissal.ruleName,
    ControlPolicy.FocusAfterDismissal.ruleName, ControlPolicy.MenuLeaving.ruleName,
  ]

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    guard let arrival = screen.arrival, let opener = arrival.opener, let element = screen.tree[opener],
      screen.tree.isWithinReach(opener)
    else { return [] }
    guard arrival.cursor != opener, !arrival.placesCursor else { return [] }
    // Of bars, sheets and menus of the system nobody knows it for sure, and no app can change it.
    let present = arrival.cursor.flatMap { screen.tree[$0] }
    guard present?.rules.contains(where: { Self.choicesOfSystem.contains($0.name) }) != true else {
      return []
    }
    let place = arrival.cursor.flatMap { screen.tree[$0]?.label?.string }.map { "on \"\($0)\"" } ?? "nowhere"
    return [
      context.finding(
        self, in: screen, at: element, nil,
        "After what \"\(element.label?.string ?? "it")\" opened is closed, the cursor is \(place). Post that the "
          + "screen changed, with the element as argument.")
    ]
  }
}
