package import AccessibilityModel
internal import Typography

extension DisplayList {
  /// Looks for the character of some words that is drawn nearest to a point.
  ///
  /// - Parameters:
  ///   - words: All words of an element, of which the list may draw a part in each of its texts.
  ///   - area: Where the element is, in points of the screen.
  ///   - point: A point of the screen.
  ///   - screen: The size of the screen, in points.
  /// - Returns: The bytes of the character in the words, as UTF-8 offsets; `nil` where none of them are drawn there.
  /// - Complexity: O(n) for n things drawn, and O(m · log m) for a text of m bytes.
  package func character(
    of words: String, in area: Rect, nearest point: Point, screen: Size
  ) -> Range<Int>? {
    var survey = PictureSurvey(screen: Rect(origin: .zero, size: screen))
    survey.walk(self)
    let whole = Array(words.utf8)
    let placed = survey.drawn.compactMap { placed -> (text: PlacedText, start: Int)? in
      guard area.isEmpty || placed.frame.intersects(area) else { return nil }
      return Array(placed.text.string.utf8).start(in: whole).map { (placed, $0) }
    }
    guard let nearest = placed.min(by: { $0.text.frame.gap(to: point) < $1.text.frame.gap(to: point) }),
      let found = nearest.text.character(nearest: point, TextShaper())
    else { return nil }
    let range = (found.lowerBound + nearest.start..<found.upperBound + nearest.start).clamped(
      to: 0..<whole.count)
    return range.isEmpty ? nil : range
  }
}

extension [UInt8] {
  /// Where the bytes begin among others that hold all of them, less than 0 where they hold all of the others; `nil`
  /// where neither holds the other.
  ///
  /// - Complexity: O(n · m) at worst.
  fileprivate func start(in whole: [UInt8]) -> Int? {
    count <= whole.count ? whole.position(of: self) : position(of: whole).map { -$0 }
  }

  private func position(of part: [UInt8]) -> Int? {
    guard !part.isEmpty else { return nil }
    return (0...count - part.count).first { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}

extension Rect {
  /// How far a point is from the rectangle; 0 inside of it.
  fileprivate func gap(to point: Point) -> Double {
    let across = max(minX - point.x, point.x - maxX, 0)
    let down = max(minY - point.y, point.y - maxY, 0)
    return (across * across + down * down).squareRoot()
  }
}
