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
    guard let first = came.first, !came.contains(where: \.isHeading),
      !Self.isRetitled(change, in: screen, arrival)
    else { return [] }
    // An alert and a menu say what they are by themselves.
    guard came.contains(where: { !$0.respondsToUserInteraction }), !Self.isQuestion(came, in: screen.tree)
    else { return [] }
    return [
      context.finding(
        self, in: screen, at: first, .traits,
        "A screen of \(came.count) stops came, and none of them is a heading. Give its title the trait of a header."
      )
    ]
  }

  /// True where a heading that was there before says something else now, as the title of a bar does.
  private static func isRetitled(
    _ change: ScreenChange, in screen: AuditedScreen, _ arrival: ScreenArrival
  ) -> Bool {
    change.stayed.contains { id in
      guard let element = screen.tree[id], element.isHeading else { return false }
      return arrival.before[id]?.label != element.label
    }
  }

  /// True for what asks something and offers answers: modal, a title and a message at most, then buttons alone.
  private static func isQuestion(_ came: [AccessibilityElement], in tree: AccessibilityTree) -> Bool {
    guard let first = came.first, tree.ancestors(of: first.id).contains(where: { tree[$0]?.isModal == true })
    else { return false }
    let texts = came.prefix { !$0.respondsToUserInteraction }
    let answers = came.dropFirst(texts.count)
    return (1...2).contains(texts.count) && !answers.isEmpty
      && answers.allSatisfy { $0.traits.contains(.button) || $0.traits.contains(.notEnabled) }
  }
}
