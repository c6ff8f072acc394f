internal import AccessibilityModel

/// Rectangles, kept by their height on the screen, so that only those nearby are compared with another.
struct RectBands {
  /// How high a band is, in points: about two small tags.
  private static let height = 32.0

  private let availableSpace: Rect
  private var bands: [[Rect]]

  /// Keeps rectangles that lie in a space or around it.
  ///
  /// - Complexity: O(n) for n rectangles, each in as many bands as it crosses.
  init(_ rects: [Rect] = [], in availableSpace: Rect) {
    self.availableSpace = availableSpace
    let count = (availableSpace.size.height / Self.height).rounded(.up)
    bands = Array(repeating: [], count: count >= 1 && count <= 1_024 ? Int(count) : 1)
    for rect in rects { insert(rect) }
  }

  /// Keeps one more.
  mutating func insert(_ rect: Rect) {
    for band in self.bands(of: rect) { bands[band].append(rect) }
  }

  /// How much of a rectangle the kept ones cover together; what two of them cover counts twice.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - limit: More than this is not counted to the end.
  /// - Returns: The area, in square points.
  /// - Complexity: O(k) for k rectangles at the same height.
  func area(covering rect: Rect, limit: Double = .infinity) -> Double {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var sum = 0.0
    let own = bands(of: rect)
    for band in own {
      for other in bands[band] {
        let width = min(right, other.maxX) - max(left, other.minX)
        let height = min(bottom, other.maxY) - max(top, other.minY)
        guard width > 0, height > 0 else { continue }
        // One that crosses several bands counts in the first that both are in.
        guard band == own.lowerBound || band == self.band(of: other.minY) else { continue }
        sum += width * height
      }
      if sum > limit { break }
    }
    return sum
  }

  private func bands(of rect: Rect) -> ClosedRange<Int> {
    let first = band(of: rect.minY)
    return first...max(first, band(of: rect.maxY))
  }

  /// The band at a height; the first or last one for what lies beyond.
  private func band(of y: Double) -> Int {
    guard y > availableSpace.minY else { return 0 }
    return Int(min((y - availableSpace.minY) / Self.height, Double(bands.count - 1)))
  }
}
