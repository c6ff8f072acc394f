import AccessibilityModel

/// What lies beside a stop.
package enum Step: Hashable, Sendable {
  /// Another stop.
  case stop(ElementID)
  /// Rows of a container that the app has to make first.
  case rows(of: ElementID, Range<Int>)
  /// Nothing: the screen ends.
  case end
}

extension VoiceOver {
  /// What lies beside a stop: the next one, unless rows between the two have yet to be made.
  ///
  /// - Complexity: O(depth).
  /// - Source: Behaviour 1.1 F3
  package func step(
    _ direction: Direction, from id: ElementID, in tree: AccessibilityTree
  ) -> Step {
    guard tree.hasLazyRows else {
      return (direction == .next ? tree.stop(after: id) : tree.stop(before: id)).map { .stop($0) } ?? .end
    }
    return step(direction, from: id, leaving: tree.lazyPlaces(of: id), in: tree)
  }

  /// What lies beside all rows of a container.
  ///
  /// - Complexity: O(elements inside).
  package func step(
    _ direction: Direction, past container: ElementID, in tree: AccessibilityTree
  ) -> Step {
    guard let last = tree.stops(inside: container, direction.reversed).first else {
      let next = direction == .next ? tree.stop(after: container) : tree.stop(before: container)
      return next.map { .stop($0) } ?? .end
    }
    var outer = tree.lazyPlaces(of: last)
    outer.removeFirst((outer.firstIndex { $0.container == container } ?? -1) + 1)
    return step(direction, from: last, leaving: outer, in: tree)
  }

  /// What lies beside a stop, on the way out of containers from the inside outwards.
  private func step(
    _ direction: Direction, from id: ElementID, leaving places: [LazyPlace], in tree: AccessibilityTree
  ) -> Step {
    let next = direction == .next ? tree.stop(after: id) : tree.stop(before: id)
    let around = Set(next.map { Array(tree.ancestors(of: $0)) } ?? [])
    for place in places {
      if around.contains(place.container) { break }
      if let missing = place.missing(direction) { return .rows(of: place.container, missing) }
    }
    if let place = tree.rowsWithoutStops(direction, from: id, to: next),
      let missing = place.missing(direction)
    {
      return .rows(of: place.container, missing)
    }
    guard let next else { return .end }
    return entering(next, direction, from: id, in: tree)
  }

  /// What lies beside a row whose element may be gone by now.
  ///
  /// - Complexity: O(elements inside).
  func step(
    _ direction: Direction, pastRow row: Int, of container: ElementID, in tree: AccessibilityTree
  ) -> Step {
    guard let rows = tree[container]?.rows else { return step(direction, past: container, in: tree) }
    let wanted = row + (direction == .next ? 1 : -1)
    guard wanted >= 0, wanted < rows.count else { return step(direction, past: container, in: tree) }
    guard rows.realized.contains(wanted) else {
      return .rows(of: container, wanted..<wanted + 1)
    }
    for id in tree.stops(inside: container, direction) {
      let own = tree.lazyPlaces(of: id).first { $0.container == container }?.row
      guard let own else { continue }
      if direction == .next ? own > row : own < row { return .stop(id) }
    }
    let place = LazyPlace(container: container, rows: rows, row: nil)
    return place.missing(direction).map { .rows(of: container, $0) }
      ?? step(direction, past: container, in: tree)
  }

  /// The stop at an end of the screen, unless rows beyond it have yet to be made.
  ///
  /// - Complexity: O(depth).
  func step(toEnd direction: Direction, in tree: AccessibilityTree) -> Step {
    guard let id = direction == .next ? tree.lastStop : tree.firstStop else { return .end }
    for place in tree.lazyPlaces(of: id).reversed() where place.missing(direction) != nil {
      let row = direction == .next ? place.rows.count - 1 : 0
      return .rows(of: place.container, row..<row + 1)
    }
    return .stop(id)
  }

  /// The stop itself, or the rows to make where a list is to be entered at its end.
  private func entering(
    _ next: ElementID, _ direction: Direction, from id: ElementID, in tree: AccessibilityTree
  ) -> Step {
    guard dialect.enteringRows == .edge,
      let place = scrolledRows(entered: next, direction, from: id, in: tree)
    else { return .stop(next) }
    let row = direction == .next ? 0 : place.rows.count - 1
    return .rows(of: place.container, row..<row + 1)
  }

  /// The list that is entered on the way to a stop and does not show the row at its near end.
  func scrolledRows(
    entered next: ElementID, _ direction: Direction, from id: ElementID, in tree: AccessibilityTree
  ) -> LazyPlace? {
    guard tree.hasLazyRows else { return nil }
    let known = Set(tree.ancestors(of: id))
    return tree.lazyPlaces(of: next).reversed().first { place in
      !known.contains(place.container) && place.missing(direction.reversed) != nil
    }
  }
}
