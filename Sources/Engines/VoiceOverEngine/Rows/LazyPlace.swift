import AccessibilityModel

/// A container around an element whose rows are made when they are wanted.
package struct LazyPlace: Hashable, Sendable {
  /// The container.
  package var container: ElementID
  /// Which rows it has.
  package var rows: LazyRows
  /// Position of the row that the element belongs to; `nil` for what belongs to none.
  package var row: Int?

  /// Rows that the app has to make before anything behind, or ahead of, the container may be gone to.
  ///
  /// - Returns: the first missing row and its neighbour that is there; `nil` where none is missing.
  func missing(_ direction: Direction) -> Range<Int>? {
    switch direction {
    case .next:
      let row = rows.realized.upperBound
      return row < rows.count ? max(row - 1, 0)..<row + 1 : nil
    case .previous:
      let row = rows.realized.lowerBound - 1
      return row >= 0 ? row..<min(row + 2, rows.count) : nil
    }
  }
}

extension AccessibilityTree {
  /// The containers around an element that make rows when wanted, from the inside outwards.
  ///
  /// - Complexity: O(depth).
  package func lazyPlaces(of id: ElementID) -> [LazyPlace] {
    guard hasLazyRows else { return [] }
    var result: [LazyPlace] = []
    var row = self[id]?.rowIndex
    for container in ancestors(of: id) {
      guard let element = self[container] else { continue }
      if let rows = element.rows {
        result.append(LazyPlace(container: container, rows: rows, row: row))
        row = nil
      }
      if let index = element.rowIndex { row = index }
    }
    return result
  }

  /// The stops inside a container, in the given direction.
  ///
  /// - Complexity: O(elements inside).
  func stops(inside container: ElementID, _ direction: Direction) -> [ElementID] {
    let stops = subtree(of: container).filter { self[$0]?.isStop == true && isWithinReach($0) }
    return direction == .next ? stops : stops.reversed()
  }
}
