extension ReadingOrder {
  /// What decides where one sibling stands among the others.
  struct Place: Sendable {
    var priority: Double
    var point: Point
    /// Tells apart siblings at one point; the identity, so that the order of arrival plays no part.
    var tie: UInt64
  }

  /// Puts siblings in order by their places.
  ///
  /// - Complexity: O(n log n).
  func sort<Sibling>(_ siblings: inout [Sibling], place: (Sibling) -> Place) {
    guard siblings.count > 1 else { return }
    var places = siblings.enumerated().map { (place: place($1), index: $0) }
    places.sort { isAbove($0.place, $1.place) }
    var start = 0
    while start < places.count {
      let anchor = places[start].place
      var end = start + 1
      while end < places.count, isInRow(of: anchor, places[end].place) { end += 1 }
      if end - start > 1 { places[start..<end].sort { isAhead($0.place, $1.place) } }
      start = end
    }
    siblings = places.map { siblings[$0.index] }
  }

  private func isInRow(of anchor: Place, _ place: Place) -> Bool {
    place.priority == anchor.priority && place.point.y - anchor.point.y < rowThreshold
  }

  private func isAbove(_ left: Place, _ right: Place) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.point.y != right.point.y { return left.point.y < right.point.y }
    return isAhead(left, right)
  }

  private func isAhead(_ left: Place, _ right: Place) -> Bool {
    if left.point.x != right.point.x {
      return direction == .leftToRight ? left.point.x < right.point.x : left.point.x > right.point.x
    }
    if left.point.y != right.point.y { return left.point.y < right.point.y }
    return left.tie < right.tie
  }
}
