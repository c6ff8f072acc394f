import Foundation

/// Recognises fingers that are drawn over a view.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it is a gesture, in points.
  static let threshold: CGFloat = 10

  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max

  private var start: CGPoint?
  private var last: (place: CGPoint, time: TimeInterval)?
  private var speed = CGPoint.zero

  /// How far the fingers have moved since the gesture began, or since this was set.
  open func translation(in view: UIView?) -> CGPoint {
    guard let start, let middle else { return .zero }
    return CGPoint(x: middle.x - start.x, y: middle.y - start.y)
  }

  /// Counts from another way than the one so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let middle else { return }
    start = CGPoint(x: middle.x - translation.x, y: middle.y - translation.y)
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Begins to measure.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.count <= maximumNumberOfTouches else {
      if state == .possible { wish(.failed) }
      return
    }
    // Another finger moves the middle without a movement.
    let way = fingers.count > touches.count ? translation(in: nil) : .zero
    start = middle.map { CGPoint(x: $0.x - way.x, y: $0.y - way.y) }
    last = middle.map { ($0, event.timestamp) }
  }

  /// Begins the gesture, or goes on with it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(event.timestamp)
    guard state == .possible else { return wish(.changed) }
    let way = translation(in: nil)
    guard fingers.count >= minimumNumberOfTouches, isFar(way) else { return }
    wish(.began)
  }

  /// Ends the gesture once the last finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.allSatisfy({ touches.contains($0) }) else { return }
    wish(state == .possible ? .failed : .ended)
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wish(.cancelled)
  }

  /// Forgets the way so far.
  open override func reset() {
    super.reset()
    start = nil
    last = nil
    speed = .zero
  }

  /// True where the fingers have moved far enough to begin the gesture.
  func isFar(_ way: CGPoint) -> Bool { hypot(way.x, way.y) >= Self.threshold }

  private func measure(_ time: TimeInterval) {
    guard let middle else { return }
    if let last, time > last.time {
      speed = CGPoint(
        x: (middle.x - last.place.x) / (time - last.time), y: (middle.y - last.place.y) / (time - last.time))
    }
    last = (middle, time)
  }
}

/// Recognises a finger that is drawn from an edge of the screen inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge the finger begins, in points.
  static let margin: CGFloat = 20

  /// The edges from which the finger comes.
  open var edges: UIRectEdge = []

  /// Fails where the finger does not begin at an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let window = attachedView?.window, touches.allSatisfy({ isAtEdge($0, of: window) }) else {
      return wish(.failed)
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch, of window: UIWindow) -> Bool {
    let (place, availableSpace) = (touch.location(in: window), window.bounds)
    return edges.contains(.left) && place.x - availableSpace.minX <= Self.margin
      || edges.contains(.right) && availableSpace.maxX - place.x <= Self.margin
      || edges.contains(.top) && place.y - availableSpace.minY <= Self.margin
      || edges.contains(.bottom) && availableSpace.maxY - place.y <= Self.margin
  }
}
