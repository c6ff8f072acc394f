import AccessibilityModel

/// A screen that came while nothing told so, or that leaves what it covers within reach.
///
/// - Source: Behaviour 1.11, 1.10.3 G1
struct UnannouncedScreenRule: AuditRule {
  let id = "unannounced-screen"

  func findings(in screen: AuditedScreen, _ context: AuditContext) -> [AuditFinding] {
    guard let arrival = screen.arrival else { return [] }
    let change = ScreenChange(from: arrival.before, to: screen.tree)
    guard change.isAnotherScreen, let first = change.came.first, let element = screen.tree[first] else {
      return []
    }
    var faults: [String] = []
    var advice: [String] = []
    if !arrival.isTold, arrival.cursor.map({ !change.came.contains($0) }) ?? true {
      faults.append("\(change.came.count) stops came and nothing told so")
      advice.append("Post that the screen changed.")
    }
    if !change.covered.isEmpty {
      faults.append("\(change.stayed.count) stops behind it can still be reached")
      advice.append("Make it modal.")
    }
    guard !faults.isEmpty else { return [] }
    return [
      context.finding(
        self, in: screen, at: element, nil,
        "\(faults.joined(separator: ", and ")). \(advice.joined(separator: " "))".capitalizedFirst)
    ]
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
