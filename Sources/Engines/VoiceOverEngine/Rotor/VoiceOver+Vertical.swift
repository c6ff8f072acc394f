import AccessibilityModel

extension VoiceOver {
  /// Goes to the element right below or above.
  ///
  /// - Source: Behaviour 1.4.2
  mutating func moveStraight(_ direction: Direction, in tree: AccessibilityTree) -> [Effect] {
    guard let id = stop(straight: direction, in: tree) else { return boundary }
    return move(to: id, in: tree)
  }

  /// Goes to the next element of the linked group that the cursor is in, and from the last to the first.
  ///
  /// - Complexity: O(n).
  /// - Source: Behaviour 2 (linked item)
  mutating func moveToLinkedItem(in tree: AccessibilityTree) -> [Effect] {
    guard let cursor, let group = tree[cursor]?.linkedGroup else { return boundary }
    let linked = tree.stops.filter { tree[$0]?.linkedGroup == group }
    guard linked.count > 1, let place = linked.firstIndex(of: cursor) else { return boundary }
    return move(to: linked[(place + 1) % linked.count], in: tree)
  }

  /// The nearest stop below or above that shares a column of points with the one under the cursor.
  ///
  /// - Complexity: O(n).
  func stop(straight direction: Direction, in tree: AccessibilityTree) -> ElementID? {
    guard let cursor, let start = tree[cursor]?.outline else { return nil }
    var best: (id: ElementID, distance: Double)?
    for id in tree.stops where id != cursor {
      guard let outline = tree[id]?.outline else { continue }
      let sharesColumn = outline.minX < start.maxX && outline.maxX > start.minX
      let distance = (outline.center.y - start.center.y) * (direction == .next ? 1 : -1)
      guard sharesColumn, distance > 0 else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
    }
    return best?.id
  }
}
