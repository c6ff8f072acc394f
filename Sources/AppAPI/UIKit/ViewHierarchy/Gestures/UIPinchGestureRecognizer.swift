import Foundation

/// Recognises two fingers that are drawn apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much farther or nearer the fingers have to be before it is a gesture, in points.
  static let threshold: CGFloat = 8

  /// How many times as far apart the fingers are as when they began; counted from what is set.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second.
  open private(set) var velocity: CGFloat = 0

  private var first: CGFloat?
  private var last: (distance: CGFloat, time: TimeInterval)?

  /// Begins to measure with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count <= 2 else { return wish(.failed) }
    guard let pair = FingerPair(fingers) else { return }
    first = pair.distance
    last = (pair.distance, event.timestamp)
  }

  /// Begins the gesture, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first, let last, let pair = FingerPair(fingers), last.distance > 0 else { return }
    if state == .possible, abs(pair.distance - first) < Self.threshold { return }
    let factor = pair.distance / last.distance
    let time = event.timestamp - last.time
    if time > 0 { velocity = (scale * factor - scale) / time }
    scale *= factor
    self.last = (pair.distance, event.timestamp)
    wish(state == .possible ? .began : .changed)
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(state == .possible ? .failed : .ended)
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.cancelled)
  }

  /// Forgets how far apart the fingers were.
  open override func reset() {
    super.reset()
    scale = 1
    velocity = 0
    first = nil
    last = nil
  }
}

/// Recognises two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have to turn before it is a gesture, in radians.
  static let threshold: CGFloat = .pi / 36

  /// How far the fingers have turned, clockwise and in radians; counted from what is set.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  private var last: (angle: CGFloat, time: TimeInterval)?
  private var whole: CGFloat = 0

  /// Begins to measure with the second finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count <= 2 else { return wish(.failed) }
    last = FingerPair(fingers).map { ($0.angle, event.timestamp) }
  }

  /// Begins the gesture, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last, let pair = FingerPair(fingers) else { return }
    let turn = FingerPair.shortest(pair.angle - last.angle)
    let time = event.timestamp - last.time
    if time > 0 { velocity = turn / time }
    rotation += turn
    whole += turn
    self.last = (pair.angle, event.timestamp)
    if state == .possible, abs(whole) < Self.threshold { return }
    wish(state == .possible ? .began : .changed)
  }

  /// Ends the gesture.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(state == .possible ? .failed : .ended)
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.cancelled)
  }

  /// Forgets how far the fingers turned.
  open override func reset() {
    super.reset()
    rotation = 0
    velocity = 0
    whole = 0
    last = nil
  }
}
