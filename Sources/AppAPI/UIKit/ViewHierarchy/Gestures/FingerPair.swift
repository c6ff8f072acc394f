import Foundation

/// Two fingers: how far apart they are, and in which direction one is seen from the other.
@MainActor
struct FingerPair {
  let distance: CGFloat
  let angle: CGFloat

  init?(_ fingers: [UITouch]) {
    guard fingers.count == 2, let first = fingers.first, let second = fingers.last else { return nil }
    let (a, b) = (first.windowLocation, second.windowLocation)
    distance = hypot(b.x - a.x, b.y - a.y)
    angle = atan2(b.y - a.y, b.x - a.x)
  }

  /// The same turn the short way round.
  static func shortest(_ turn: CGFloat) -> CGFloat {
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
