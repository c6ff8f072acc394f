import Foundation

/// Recognises taps on a view.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Longest time that a finger stays down for a tap, in seconds.
  static let longestTouch: TimeInterval = 0.75
  /// Longest way that a finger moves for a tap, in points.
  static let longestWay: CGFloat = 10

  /// How many taps in quick succession make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var mostFingers = 0
  private var taps = 0
  private var step = 0

  override var recognizesTap: Bool {
    isEnabled && numberOfTapsRequired == 1 && numberOfTouchesRequired == 1
  }

  /// All but taps of which this one is the beginning.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Begins a tap, or goes on with one.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    mostFingers = max(mostFingers, fingers.count)
    guard fingers.count <= numberOfTouchesRequired else { return wish(.failed) }
    failLater(Self.longestTouch)
  }

  /// Fails where a finger goes astray.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.windowLocation
      if hypot(place.x - start.x, place.y - start.y) > Self.longestWay { return wish(.failed) }
    }
  }

  /// Counts a tap once all fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.allSatisfy({ touches.contains($0) }) else { return }
    guard mostFingers == numberOfTouchesRequired else { return wish(.failed) }
    mostFingers = 0
    starts = [:]
    taps += 1
    if taps >= numberOfTapsRequired {
      step += 1
      state = .ended
    } else {
      failLater(TouchDispatcher.tapInterval)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.failed)
  }

  /// Forgets the taps so far.
  open override func reset() {
    super.reset()
    starts = [:]
    mostFingers = 0
    taps = 0
    step += 1
  }

  private func failLater(_ seconds: TimeInterval) {
    step += 1
    let own = step
    after(seconds) { [weak self] in
      guard let self, self.step == own else { return }
      self.wish(.failed)
    }
  }
}
