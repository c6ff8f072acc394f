import AccessibilityModel

extension AccessibilityTree {
  /// The first container between two stops that has rows, lacks some, and nothing to stop at in the others.
  ///
  /// - Complexity: O(elements between the two).
  func rowsWithoutStops(
    _ direction: Direction, from id: ElementID, to next: ElementID?
  ) -> LazyPlace? {
    let around = Set(Array(ancestors(of: id)) + (next.map { Array(ancestors(of: $0)) } ?? []))
    var current = id
    while let passed = neighbour(direction, of: current), passed != next {
      current = passed
      guard !around.contains(passed), let rows = self[passed]?.rows, isWithinReach(passed) else { continue }
      let place = LazyPlace(container: passed, rows: rows, row: nil)
      if place.missing(direction) != nil { return place }
    }
    return nil
  }

  /// The element or container that is read beside another, what stops hold left out.
  ///
  /// - Complexity: O(depth).
  private func neighbour(_ direction: Direction, of id: ElementID) -> ElementID? {
    switch direction {
    case .next:
      if self[id]?.isStop == false, let child = children(of: id).first { return child }
      var current = id
      while true {
        if let sibling = sibling(after: current) { return sibling }
        guard let parent = parent(of: current) else { return nil }
        current = parent
      }
    case .previous:
      guard var current = sibling(before: id) else { return parent(of: id) }
      while self[current]?.isStop == false, let child = children(of: current).last { current = child }
      return current
    }
  }
}
