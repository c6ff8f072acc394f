import AccessibilityModel

/// Asks the app what a test wants asked, past any cursor.
struct DirectRequests: AssistiveTechnology {
  /// What the app answered last.
  private(set) var answer: Answer?
  private var version = TreeVersion.initial
  private var nextRequest: UInt64 = 1

  mutating func handle(_ kind: Request.Kind, in tree: AccessibilityTree) -> [Effect] {
    defer { nextRequest += 1 }
    answer = nil
    return [.request(Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind))]
  }

  mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _): self.version = version
    case .answered(_, let answer): self.answer = answer
    case .notification: break
    }
    return []
  }

  mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] { [] }

  var nextDeadline: VirtualInstant? { nil }
}
