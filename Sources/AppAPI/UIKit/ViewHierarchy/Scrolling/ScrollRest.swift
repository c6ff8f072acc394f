import Foundation

/// Where content comes to rest that a finger lets go, along one axis.
package enum ScrollRest {
  /// Slowest content that turns a page without having been drawn by half, in points a millisecond.
  private static let pageSpeed: CGFloat = 0.2

  /// How far content goes on that has a velocity, in points.
  ///
  /// What is left of the velocity after a millisecond is the rate, so that the whole is a geometric series.
  /// - Parameters:
  ///   - velocity: How fast it moves, in points a millisecond.
  ///   - rate: The share of the velocity that is left after a millisecond.
  /// - Returns: How far it goes, in points.
  package static func way(of velocity: CGFloat, rate: CGFloat) -> CGFloat {
    let rate = min(max(rate, 0), 0.9999)
    return velocity * rate / (1 - rate)
  }

  /// The beginning of the page at which content stops; at most one page from where it was.
  ///
  /// - Parameters:
  ///   - start: The offset before the drag.
  ///   - now: The offset at its end.
  ///   - velocity: How fast the content moves, in points a millisecond.
  ///   - length: How long a page is, in points.
  /// - Returns: The offset at which it stops.
  package static func page(
    from start: CGFloat, _ now: CGFloat, _ velocity: CGFloat, _ length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return now }
    let place = now / length
    let page =
      if velocity > pageSpeed {
        place.rounded(.down) + 1
      } else if velocity < -pageSpeed {
        place.rounded(.up) - 1
      } else {
        place.rounded()
      }
    let first = (start / length).rounded()
    return min(max(page, first - 1), first + 1) * length
  }
}
