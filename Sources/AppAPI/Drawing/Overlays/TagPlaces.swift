internal import AccessibilityModel

/// Finds places for tags where they cover each other as little as possible.
struct TagPlaces {
  /// Where tags may stand.
  let availableSpace: Rect
  /// Words that small tags leave free where they can.
  var words: [Rect] = [] {
    didSet { wordBands = RectBands(words, in: availableSpace) }
  }
  private(set) var taken: [Rect] = []
  private var takenBands: RectBands
  private var wordBands: RectBands

  /// Makes places of which none is taken.
  init(availableSpace: Rect) {
    self.availableSpace = availableSpace
    takenBands = RectBands(in: availableSpace)
    wordBands = takenBands
  }

  /// Takes the best of several places; of equals, the first.
  ///
  /// - Parameters:
  ///   - size: The size of the tag.
  ///   - corners: Upper left corners at which it may stand, the best first.
  /// - Returns: Where it stands, inside the space.
  /// - Complexity: O(k) for k places taken at the same height.
  mutating func take(_ size: Size, at corners: [Point]) -> Rect {
    var best: (rect: Rect, covered: Double)?
    for corner in corners {
      let rect = moved(Rect(origin: corner, size: size))
      let covered = takenBands.area(covering: rect.inset(-1), limit: best?.covered ?? .infinity)
      if covered < best?.covered ?? .infinity { best = (rect, covered) }
      if covered == 0 { break }
    }
    return take(best?.rect ?? Rect(origin: availableSpace.origin, size: size))
  }

  /// Takes the place beside an element for a small tag: near its corner, off other tags and off words.
  ///
  /// - Parameters:
  ///   - size: The size of the tag.
  ///   - frame: The element.
  /// - Returns: Where it stands, inside the space.
  /// - Complexity: O(k) for k places taken and words at the same height.
  mutating func takeSmall(_ size: Size, beside frame: Rect) -> Rect {
    let corner = Point(x: frame.minX - size.width / 2, y: frame.minY - size.height / 2)
    let left = Point(x: frame.minX - size.width - 1, y: frame.center.y - size.height / 2)
    let above = Point(x: frame.minX - 1, y: frame.minY - size.height - 1)
    var best: (rect: Rect, cost: Double) = (Rect(origin: availableSpace.origin, size: size), .infinity)
    // Words behind a tag are better than a tag far away, and both better than a tag on another one.
    func consider(_ corner: Point, distance: Double) {
      let rect = moved(Rect(origin: corner, size: size))
      let availableSpace = best.cost - distance
      let cost =
        distance + takenBands.area(covering: rect.inset(-1), limit: availableSpace / 8) * 8
        + wordBands.area(covering: rect, limit: availableSpace)
      if cost < best.cost { best = (rect, cost) }
    }
    for (corner, distance) in [(corner, 0.0), (left, 2), (above, 30)] where distance < best.cost {
      consider(corner, distance: distance)
    }
    let farther = 123.0
    if farther < best.cost {
      for (order, corner) in frame.corners(for: size, from: frame.origin).dropFirst().enumerated() {
        guard farther + Double(order) < best.cost else { break }
        consider(corner, distance: farther + Double(order))
      }
    }
    return take(best.rect)
  }

  private mutating func take(_ rect: Rect) -> Rect {
    taken.append(rect)
    takenBands.insert(rect)
    return rect
  }

  /// The rectangle, moved inside the space where it fits.
  private func moved(_ rect: Rect) -> Rect {
    func within(_ value: Double, _ low: Double, _ high: Double) -> Double { max(low, min(value, high)) }
    return Rect(
      x: within(rect.minX, availableSpace.minX + 1, availableSpace.maxX - rect.size.width - 1),
      y: within(rect.minY, availableSpace.minY + 1, availableSpace.maxY - rect.size.height - 1),
      width: rect.size.width, height: rect.size.height)
  }
}

extension Rect {
  /// Corners for a tag beside a point of it, the best first: its own, then further and further around.
  func corners(for tag: Size, from anchor: Point) -> [Point] {
    let (x, y) = (anchor.x - tag.width / 2, anchor.y - tag.height / 2)
    let (left, right) = (minX, maxX - tag.width)
    let (top, bottom) = (minY, maxY - tag.height)
    let beside = [
      Point(x: x, y: y), Point(x: x, y: maxY + 1), Point(x: x, y: minY - tag.height - 1),
      Point(x: right, y: y), Point(x: left, y: y), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: top), Point(x: left, y: bottom), Point(x: maxX + 1, y: y),
      Point(x: minX - tag.width - 1, y: y),
    ]
    let further = (0..<6).flatMap { step in
      let distance = Double(step) * (tag.height + 2) + 1
      return [x, left, right].flatMap { x in
        [Point(x: x, y: maxY + distance), Point(x: x, y: minY - tag.height - distance)]
      }
    }
    return beside + further
  }
}
