import Foundation

/// Recognises fingers that stay on a view for a while.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers stay before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How far the fingers may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var taps = 0
  private var step = 0

  /// Waits for the time to pass, once there are fingers enough and taps enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count <= numberOfTouchesRequired else { return wish(.failed) }
    guard fingers.count == numberOfTouchesRequired else { return }
    start = middle
    guard taps >= numberOfTapsRequired else { return }
    step += 1
    let own = step
    if minimumPressDuration <= 0 { return wish(.began) }
    after(minimumPressDuration) { [weak self] in
      guard let self, self.step == own, self.state == .possible else { return }
      self.wish(.began)
    }
  }

  /// Fails where the fingers go astray too early; goes on later.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return wish(.changed) }
    guard let start, let now = middle else { return }
    if hypot(now.x - start.x, now.y - start.y) > allowableMovement { wish(.failed) }
  }

  /// Ends the gesture, counts a tap that comes before it, or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return wish(.ended) }
    guard taps < numberOfTapsRequired else { return wish(.failed) }
    taps += 1
    step += 1
    let own = step
    after(TouchDispatcher.tapInterval) { [weak self] in
      guard let self, self.step == own, self.fingers.isEmpty else { return }
      self.wish(.failed)
    }
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.cancelled)
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    start = nil
    taps = 0
    step += 1
  }
}
