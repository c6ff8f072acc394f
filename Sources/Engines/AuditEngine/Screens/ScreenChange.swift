import AccessibilityModel

/// What is another on a screen than before: stops that came, that stayed, and those that lie over others.
public struct ScreenChange: Sendable {
  /// Stops that were not there before, in reading order.
  public private(set) var came: [ElementID] = []
  /// Stops that were there before and can still be reached.
  public private(set) var stayed: [ElementID] = []
  /// How many stops were there before.
  public private(set) var countBefore = 0
  /// Stops that stayed and over which one lies that came.
  public private(set) var covered: [ElementID] = []

  /// Compares the stops of two screens of one app.
  ///
  /// - Complexity: O(n).
  public init(from before: AccessibilityTree, to tree: AccessibilityTree) {
    let old = Set(before.stops)
    countBefore = old.count
    for id in tree.stops {
      if old.contains(id) { stayed.append(id) } else { came.append(id) }
    }
    guard !came.isEmpty, !stayed.isEmpty else { return }
    var grid = RectGrid()
    for id in came { if let outline = tree[id]?.outline { grid.insert(outline) } }
    covered = stayed.filter { tree[$0].map { grid.covers($0.outline) } ?? false }
  }

  /// True where the screen is another one: most stops are gone, or those that came lie over those that stayed.
  public var isAnotherScreen: Bool {
    came.count >= Self.leastStops && (stayed.count * 2 < countBefore || !covered.isEmpty)
  }

  /// Fewer stops than these are a part of a screen.
  private static let leastStops = 2
}

/// Rectangles by the squares of the screen that they lie in, so that those at one place are found at once.
struct RectGrid {
  private static let side = 64.0
  /// More squares than these of one rectangle tell nothing more.
  private static let largest = 32
  private var squares: [Square: [Rect]] = [:]

  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  /// Adds a rectangle; one without size is left out.
  mutating func insert(_ rect: Rect) {
    guard !rect.isEmpty else { return }
    for square in Self.squares(of: rect) { squares[square, default: []].append(rect) }
  }

  /// True where one of the rectangles covers the middle of another.
  func covers(_ rect: Rect) -> Bool {
    guard !rect.isEmpty else { return false }
    let middle = rect.center
    let square = Self.square(at: middle)
    return squares[square]?.contains { $0.contains(middle) } ?? false
  }

  private static func square(at point: Point) -> Square {
    Square(column: place(point.x), row: place(point.y))
  }

  private static func place(_ value: Double) -> Int { Int(exactly: (value / side).rounded(.down)) ?? 0 }

  private static func squares(of rect: Rect) -> [Square] {
    let (left, top) = (place(rect.minX), place(rect.minY))
    let (right, bottom) = (min(place(rect.maxX), left + largest), min(place(rect.maxY), top + largest))
    guard right >= left, bottom >= top else { return [] }
    return (left...right).flatMap { column in (top...bottom).map { Square(column: column, row: $0) } }
  }
}
