package import AccessibilityModel

/// Where a finger reaches something on the screen.
package struct TargetFact: Hashable, Sendable {
  /// No side of a target should be shorter, in points.
  ///
  /// - Source: Apple, Human Interface Guidelines, Accessibility
  package static let smallestSide = 44.0

  /// What is reached.
  package var subject: DrawSubject
  /// Where it is reached, on the screen.
  package var frame: Rect

  /// True where a finger easily misses it.
  package var isSmall: Bool {
    frame.size.width < Self.smallestSide - 0.01 || frame.size.height < Self.smallestSide - 0.01
  }
}

/// Two targets that lie over each other.
package struct TargetOverlap: Hashable, Sendable {
  /// The one behind.
  package var first: TargetFact
  /// The one in front.
  package var second: TargetFact
  /// What they share.
  package var shared: Rect

  /// Every pair that shares more than an edge; a target that lies within another one is a part of it.
  ///
  /// - Complexity: O(n²) in the number of targets.
  static func all(among targets: [TargetFact]) -> [TargetOverlap] {
    var overlaps: [TargetOverlap] = []
    for (place, first) in targets.enumerated() {
      for second in targets.dropFirst(place + 1) {
        guard let shared = first.frame.shared(with: second.frame) else { continue }
        guard shared.size.width > 1, shared.size.height > 1 else { continue }
        guard shared != first.frame, shared != second.frame else { continue }
        overlaps.append(TargetOverlap(first: first, second: second, shared: shared))
      }
    }
    return overlaps
  }
}

extension Rect {
  /// The rectangle that both cover; `nil` where they do not meet.
  func shared(with other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
