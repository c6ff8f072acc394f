extension ReadingOrder {
  /// What decides where one sibling stands among the others.
  struct Place: Sendable {
    var priority: Double
    var frame: Rect
    /// Which way the part of the screen runs that it stands in, where that is not the way of the container.
    var direction: Direction?
    /// Tells apart siblings at one place; the identity, so that the order of arrival plays no part.
    var tie: UInt64
  }

  /// Puts siblings in order by their places.
  ///
  /// - Complexity: O(n log n); in `.rows` O(n·k) more where k elements lie beside each other.
  func sort<Sibling>(
    _ siblings: inout [Sibling], by childOrder: ChildOrder, _ direction: Direction, place: (Sibling) -> Place
  ) {
    guard siblings.count > 1, childOrder != .given else { return }
    let comparison = PlaceComparison(direction: direction, childOrder: childOrder)
    var places = siblings.enumerated().map { IndexedPlace(place: place($1), index: $0) }
    places.sort { comparison.isAbove($0.place, $1.place) }
    switch childOrder {
    case .geometric: sortTops(&places, comparison)
    case .rows: sortRows(&places, comparison)
    case .given: return
    }
    siblings = places.map { siblings[$0.index] }
  }

  /// A place and where its sibling stood.
  private struct IndexedPlace {
    let place: Place
    let index: Int
  }

  /// UIKit's rows: whatever begins less than the threshold below the topmost one.
  ///
  /// - Source: Behaviour 1.10.4
  private func sortTops(_ places: inout [IndexedPlace], _ comparison: PlaceComparison) {
    var start = 0
    while start < places.count {
      let anchor = places[start].place
      let end =
        places[start...].firstIndex {
          $0.place.priority != anchor.priority || $0.place.frame.minY - anchor.frame.minY >= rowThreshold
        } ?? places.count
      if end - start > 1 {
        places[start..<end].sort { comparison.isAhead($0.place, $1.place) }
      }
      start = end
    }
  }

  /// SwiftUI's rows, one group of equal priority after the other.
  private func sortRows(_ places: inout [IndexedPlace], _ comparison: PlaceComparison) {
    var sorted: [IndexedPlace] = []
    sorted.reserveCapacity(places.count)
    var start = 0
    while start < places.count {
      let priority = places[start].place.priority
      let end = places[start...].firstIndex { $0.place.priority != priority } ?? places.count
      appendBands(of: places[start..<end], to: &sorted, comparison)
      start = end
    }
    places = sorted
  }

  /// Splits places, the topmost first, where nothing reaches across, and reads each part.
  private func appendBands(
    of places: ArraySlice<IndexedPlace>, to sorted: inout [IndexedPlace], _ comparison: PlaceComparison
  ) {
    var start = places.startIndex
    while start < places.endIndex {
      var bottom = places[start].place.frame.maxY
      var end = start + 1
      while end < places.endIndex, isBeside(places[end].place.frame, bottom) {
        bottom = max(bottom, places[end].place.frame.maxY)
        end += 1
      }
      appendBand(places[start..<end], to: &sorted, comparison)
      start = end
    }
  }

  /// Reads elements of which each lies beside an earlier one: two in one row along it, others from above.
  ///
  /// Pairs decide, since the rows of a tall element are no rows for those beside it: each element comes behind as many
  /// others as precede it in a pair.
  private func appendBand(
    _ band: ArraySlice<IndexedPlace>, to sorted: inout [IndexedPlace], _ comparison: PlaceComparison
  ) {
    guard band.count <= Self.largestBand else {
      sorted += band.sorted { comparison.isAhead($0.place, $1.place, isMixed: false) }
      return
    }
    let band = Array(band)
    var ahead = Array(repeating: 0, count: band.count)
    for upper in band.indices {
      for lower in band.indices[(upper + 1)...] {
        let (above, below) = (band[upper].place, band[lower].place)
        let isRow = isBeside(below.frame, above.frame.maxY)
        ahead[isRow && comparison.isAhead(below, above) ? upper : lower] += 1
      }
    }
    sorted += band.indices.sorted { (ahead[$0], $0) < (ahead[$1], $1) }.map { band[$0] }
  }

  /// Beyond so many elements beside each other the line alone decides, for the pairs grow with the square.
  private static let largestBand = 512

  /// True where an element lies in the row of something above it that ends at a height.
  private func isBeside(_ frame: Rect, _ bottom: Double) -> Bool {
    let overlap = min(bottom, frame.maxY) - frame.minY
    switch rowOverlap {
    case .half: return frame.size.height > 0 ? overlap > frame.size.height / 2 : bottom > frame.minY
    case .any: return bottom > frame.minY
    }
  }
}

/// Compares places for one direction of lines.
private struct PlaceComparison {
  let direction: ReadingOrder.Direction
  let childOrder: ChildOrder

  func isAbove(_ left: ReadingOrder.Place, _ right: ReadingOrder.Place) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.frame.minY != right.frame.minY { return left.frame.minY < right.frame.minY }
    // Of two that begin at one height the shorter one lies beside the other.
    if left.frame.size.height != right.frame.size.height, childOrder == .rows {
      return left.frame.size.height > right.frame.size.height
    }
    return isAhead(left, right, isMixed: false)
  }

  /// True where one comes first in a row; two of a part that runs another way are compared along that way.
  func isAhead(_ left: ReadingOrder.Place, _ right: ReadingOrder.Place, isMixed: Bool = true) -> Bool {
    var direction = direction
    if isMixed, let own = left.direction, own == right.direction { direction = own }
    let (ahead, behind) = (start(of: left.frame, direction), start(of: right.frame, direction))
    if ahead != behind { return ahead < behind }
    if left.frame.minY != right.frame.minY { return left.frame.minY < right.frame.minY }
    return left.tie < right.tie
  }

  /// Where an element begins along the line, growing in the direction of reading.
  ///
  /// UIKit's comparator looks at left edges in either direction.
  private func start(of frame: Rect, _ direction: ReadingOrder.Direction) -> Double {
    if direction == .leftToRight { return frame.minX }
    return childOrder == .rows ? -frame.maxX : -frame.minX
  }
}
