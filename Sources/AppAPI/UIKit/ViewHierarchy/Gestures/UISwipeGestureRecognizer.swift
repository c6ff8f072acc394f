import Foundation

/// Recognises fingers that flick over a view in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers flick to.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// How far fingers flick at least, in points.
  static let shortestWay: CGFloat = 50
  /// How long a flick takes at most, in seconds.
  static let longestTime: TimeInterval = 0.5

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  private var start: (place: CGPoint, time: TimeInterval)?

  /// Begins to measure once there are fingers enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count <= numberOfTouchesRequired else { return wish(.failed) }
    start = middle.map { ($0, event.timestamp) }
  }

  /// Recognises the flick once it is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count == numberOfTouchesRequired, let start, let place = middle else { return }
    guard event.timestamp - start.time <= Self.longestTime else { return wish(.failed) }
    let (x, y) = (place.x - start.place.x, place.y - start.place.y)
    guard max(abs(x), abs(y)) >= Self.shortestWay else { return }
    let made: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    wish(direction.contains(made) ? .ended : .failed)
  }

  /// Fails: the flick was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.failed)
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.failed)
  }

  /// Forgets where it began.
  open override func reset() {
    super.reset()
    start = nil
  }
}
