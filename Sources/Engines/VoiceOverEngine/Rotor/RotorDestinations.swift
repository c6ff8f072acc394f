import AccessibilityModel

/// What the rotor's searches can lead to on a screen, counted once so that no turn has to look through all of it.
struct RotorDestinations: Sendable {
  /// The searches that lead somewhere wherever the cursor is.
  private var searches: Set<RotorSearch> = []
  /// The kinds of element that there are.
  private var kinds: Set<Traits> = []
  /// The levels that headings have; `nil` for those without one.
  private var levels: Set<Int?> = []
  /// Where the stops are.
  private var outlines: [(id: ElementID, outline: Rect)] = []

  /// Looks through a screen.
  ///
  /// - Complexity: O(n).
  init(_ tree: AccessibilityTree) {
    var missing = RotorSearch.allCases.filter { !$0.comparesWithCursor }
    for id in tree.stops {
      guard let element = tree[id] else { continue }
      outlines.append((id, element.outline))
      kinds.insert(element.traits.intersection(RotorSearch.kinds))
      if element.traits.contains(.header) { levels.insert(element.headingLevel) }
      missing.removeAll { search in
        guard search.matches(id, in: tree, from: nil) else { return false }
        searches.insert(search)
        return true
      }
    }
  }

  /// True where some stop is what a search looks for.
  func hold(_ search: RotorSearch, from start: ElementID?, in tree: AccessibilityTree) -> Bool {
    guard search.comparesWithCursor else { return searches.contains(search) }
    guard let start, let element = tree[start] else { return false }
    let kind = element.traits.intersection(RotorSearch.kinds)
    switch search {
    case .sameItems: return kinds.contains(kind)
    case .differentItems: return kinds.count > 1 || !kinds.contains(kind) && !kinds.isEmpty
    default: return element.traits.contains(.header) && levels.contains(element.headingLevel)
    }
  }

  /// True where something lies right above or below an element.
  ///
  /// - Complexity: O(n) at the ends of the screen, else less.
  func holdNeighbour(straight direction: Direction, of start: Rect, but id: ElementID) -> Bool {
    let isNext = direction == .next
    for index in outlines.indices {
      let (other, outline) = outlines[isNext ? outlines.count - 1 - index : index]
      let distance = (outline.center.y - start.center.y) * (isNext ? 1 : -1)
      if distance > 0, other != id, outline.minX < start.maxX, outline.maxX > start.minX { return true }
    }
    return false
  }
}
