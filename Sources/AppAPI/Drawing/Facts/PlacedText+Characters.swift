internal import AccessibilityModel
internal import Typography

extension PlacedText {
  /// The bytes of the character that is drawn nearest to a point of the screen; `nil` where nothing is drawn.
  ///
  /// - Complexity: O(n · log n) in the length of the text.
  func character(nearest point: Point, _ shaper: TextShaper) -> Range<Int>? {
    var starts = [0]
    for character in text.string { starts.append((starts.last ?? 0) + character.utf8.count) }
    var (low, high) = (0, starts.count - 1)
    guard low < high else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      let before = distance(from: point, to: starts[low]..<starts[middle], shaper)
      let behind = distance(from: point, to: starts[middle]..<starts[high], shaper)
      if before <= behind { high = middle } else { low = middle }
    }
    return starts[low]..<starts[high]
  }

  /// How far a stretch is from a point: by lines before columns, as a finger beside a line means that line.
  private func distance(from point: Point, to range: Range<Int>, _ shaper: TextShaper) -> Double {
    places(of: range, shaper).map { point.distance(byLines: $0) }.min() ?? .infinity
  }
}

extension Point {
  /// How far the point is from a rectangle, where a point of height counts for more than any width.
  fileprivate func distance(byLines rect: Rect) -> Double {
    let across = max(rect.minX - x, x - rect.maxX, 0)
    let down = max(rect.minY - y, y - rect.maxY, 0)
    return down * 100_000 + across
  }
}
