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
  /// - Parameters:
  ///   - direction: Which way.
  ///   - id: The stop.
  ///   - passesAll: True for a search, which also meets rows of a list that are not shown.
  ///   - tree: The screen.
  /// - Returns: The next stop, rows to make, or the end.
  /// - Complexity: O(depth), and O(elements inside) where a list is entered.
  /// - Source: Behaviour 1.1 F3
  package func step(
    _ direction: Direction, from id: ElementID, passesAll: Bool = false, in tree: AccessibilityTree
  ) -> Step {
    guard tree.hasLazyRows else {
      return (direction == .next ? tree.stop(after: id) : tree.stop(before: id)).map { .stop($0) } ?? .end
    }
    return step(direction, from: id, leaving: tree.lazyPlaces(of: id), passesAll: passesAll, in: tree)
  }

  /// What lies beside all rows of a container.
  ///
  /// - Complexity: O(elements inside).
  package func step(
    _ direction: Direction, past container: ElementID, passesAll: Bool = false, in tree: AccessibilityTree
  ) -> Step {
    guard let last = tree.stops(inside: container, direction.reversed).first else {
      let next = direction == .next ? tree.stop(after: container) : tree.stop(before: container)
      return next.map { .stop($0) } ?? .end
    }
    var outer = tree.lazyPlaces(of: last)
    outer.removeFirst((outer.firstIndex { $0.container == container } ?? -1) + 1)
    return step(direction, from: last, leaving: outer, passesAll: passesAll, in: tree)
  }

  /// What lies beside a stop, on the way out of containers from the inside outwards.
  private func step(
    _ direction: Direction, from id: ElementID, leaving places: [LazyPlace], passesAll: Bool,
    in tree: AccessibilityTree
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
    return entering(next, direction, from: id, passesAll: passesAll, in: tree)
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

  /// The stop itself, the one that is shown, or the rows to make where a list is to be entered at its end.
  private func entering(
    _ next: ElementID, _ direction: Direction, from id: ElementID, passesAll: Bool, in tree: AccessibilityTree
  ) -> Step {
    guard let place = rows(entered: next, from: id, in: tree) else { return .stop(next) }
    switch dialect.enteringRows {
    case .shown:
      return .stop(passesAll ? next : shownStop(in: place, direction, from: id, in: tree) ?? next)
    case .edge:
      guard place.missing(direction.reversed) != nil else { return .stop(next) }
      let row = direction == .next ? 0 : place.rows.count - 1
      return .rows(of: place.container, row..<row + 1)
    }
  }

  /// True where a flick leads into a list whose near end is not what is shown of it.
  ///
  /// - Complexity: O(elements inside).
  func isScrolled(
    entered next: ElementID, _ direction: Direction, from id: ElementID, in tree: AccessibilityTree
  )
    -> Bool
  {
    guard let place = rows(entered: next, from: id, in: tree) else { return false }
    if place.missing(direction.reversed) != nil { return true }
    let edge = tree.stops(inside: place.container, direction).first
    return shownStop(in: place, direction, from: id, in: tree) != edge
  }

  /// The outermost list around a stop that is not around another.
  private func rows(
    entered next: ElementID, from id: ElementID, in tree: AccessibilityTree
  ) -> LazyPlace? {
    guard tree.hasLazyRows else { return nil }
    let known = Set(tree.ancestors(of: id))
    return tree.lazyPlaces(of: next).reversed().first { !known.contains($0.container) }
  }

  /// The first stop of a list that is seen, what lies under the bar that the cursor comes from left out.
  private func shownStop(
    in place: LazyPlace, _ direction: Direction, from id: ElementID, in tree: AccessibilityTree
  ) -> ElementID? {
    let around = Set(tree.ancestors(of: place.container))
    let bar = ([id] + tree.ancestors(of: id)).last { !around.contains($0) }
    let seen = tree.stops(inside: place.container, direction).lazy.filter {
      tree.visibility(of: $0) != AccessibilityTree.Visibility.none
    }
    return seen.first { !tree.isCovered($0, by: bar) } ?? seen.first
  }
}

extension AccessibilityTree {
  /// True where an element lies wholly within the frame of what is drawn over it.
  fileprivate func isCovered(_ id: ElementID, by bar: ElementID?) -> Bool {
    guard let frame = self[id]?.frame, let cover = bar.flatMap({ self[$0]?.frame }), !cover.isEmpty else {
      return false
    }
    return frame.minX >= cover.minX && frame.maxX <= cover.maxX && frame.minY >= cover.minY
      && frame.maxY <= cover.maxY
  }
}
