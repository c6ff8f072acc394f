import AccessibilityModel

/// Something the app was asked, and what is to be told or done when it answers.
enum PendingRequest: Hashable, Sendable {
  /// Something that was to be used; the words are what it is called.
  case using(String)
  /// A scroll, with the elements to ask next.
  case scrolling(Request.ScrollDirection, on: ElementID, next: [ElementID], toEdge: Bool, pages: Int)
  /// Leaving the screen.
  case leaving
  /// A gesture that apps may not be told of.
  case gesture
}

extension VoiceControl {
  /// How many pages one command scrolls at most.
  static let pageLimit = 50

  /// What follows from an answer: whatever led to nothing is told, so that no word is lost in silence.
  mutating func answered(_ id: Request.ID, _ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    guard let pendingRequest = pendingRequests.removeValue(forKey: id) else { return [] }
    let isDone: Bool
    switch answer {
    case .declined, .failed: isDone = false
    case .handled, .range, .element, .place, .largeContent, .shortcuts: isDone = true
    }
    switch pendingRequest {
    case .using(let name):
      if case .failed = answer { return tell(.failed, ["name": name]) }
      return isDone ? [] : tell(.missed, ["name": name], rules: [options.activation.rule])
    case .leaving: return isDone ? [] : tell(.noGoBack)
    case .gesture: return isDone ? [] : tell(.noGesture)
    case .scrolling(let direction, let id, let next, let toEdge, let pages):
      if isDone {
        guard toEdge, pages < Self.pageLimit, tree.contains(id) else { return [] }
        return [
          request(
            .scroll(id, direction),
            .scrolling(direction, on: id, next: [], toEdge: true, pages: pages + 1))
        ]
      }
      guard let other = next.first(where: tree.contains), pages == 0 else {
        return pages > 0 ? [] : tell(.noScroll)
      }
      let rest = Array(next.drop { $0 != other }.dropFirst())
      return [
        request(
          .scroll(other, direction), .scrolling(direction, on: other, next: rest, toEdge: toEdge, pages: 0))
      ]
    }
  }
}
