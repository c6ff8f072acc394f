import AccessibilityModel

extension VoiceOver {
  /// Reads from an element to the end, without hints.
  ///
  /// - Source: Behaviour 1.2
  mutating func readAll(from start: ElementID?, in tree: AccessibilityTree) -> [Effect] {
    guard let id = start ?? tree.firstStop else { return boundary }
    let effects = heard(move(to: id, in: tree))
    ending = nil
    reading = Reading()
    return effects
  }

  /// When the next element is read.
  var readingDeadline: VirtualInstant? {
    guard let reading, reading.turning == nil, pendingMove == nil, !queue.isPaused else { return nil }
    return queue.end ?? now
  }

  /// Reads what comes next, turns the page, or ends.
  mutating func readOn(in tree: AccessibilityTree) -> [Effect] {
    let changes = told(queue.settle(at: now))
    guard let cursor, reading != nil else {
      reading = nil
      return changes
    }
    switch step(.next, from: cursor, in: tree) {
    case .stop(let id):
      let effects = behind(move(to: id, in: tree))
      ending = nil
      return changes + effects
    case .rows: return changes + heard(moveAlong(.next, in: tree))
    case .end: return changes + turnPage(in: tree)
    }
  }

  private mutating func turnPage(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let page = page(around: cursor, in: tree) else {
      reading = nil
      return []
    }
    let request = request(.scroll(cursor, .next))
    reading = Reading(turning: request.id, page: words(of: page, in: tree))
    return [.request(request)]
  }

  /// Reads the page that was turned to, where it is another one.
  mutating func pageTurned(_ answer: Answer, in tree: AccessibilityTree) -> [Effect] {
    guard let before = reading?.page else { return [] }
    reading?.turning = nil
    guard case .handled = answer, let cursor, let page = page(around: cursor, in: tree),
      words(of: page, in: tree) != before, let first = firstStop(of: page, in: tree)
    else {
      reading = nil
      return []
    }
    let effects = behind(move(to: first, in: tree))
    ending = nil
    return effects
  }

  /// The element that turns its page when it was read, around another or itself.
  private func page(around id: ElementID, in tree: AccessibilityTree) -> ElementID? {
    ([id] + tree.ancestors(of: id)).first { tree[$0]?.traits.contains(.causesPageTurn) == true }
  }

  private func firstStop(of page: ElementID, in tree: AccessibilityTree) -> ElementID? {
    isLive(page, in: tree) ? page : tree.stops(inside: page, .next).first
  }

  /// Everything a page says.
  private func words(of page: ElementID, in tree: AccessibilityTree) -> String {
    tree.subtree(of: page).map { id in
      "\(tree[id]?.label?.string ?? "")\n\(tree[id]?.value?.string ?? "")"
    }.joined(separator: "\n")
  }
}
