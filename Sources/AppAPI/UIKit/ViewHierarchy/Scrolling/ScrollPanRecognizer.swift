import Foundation

/// Recognises a finger that scrolls a scroll view, and moves the content along with it.
///
/// A finger that leads where the content cannot go leaves the gesture to the views around and inside.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// How long a finger may rest before it is lifted and still push the content, in seconds.
  private static let longestRest: TimeInterval = 0.1

  private weak var scrollView: UIScrollView?
  /// Where the middle of the fingers was last, and of how many.
  private var last: (place: CGPoint, count: Int)?
  /// The way of the fingers that did not move the content yet.
  private var way = CGPoint.zero
  private var movedAt: TimeInterval = 0
  private var rests = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    attachedView = scrollView
  }

  /// What it scrolls.
  var scrolled: UIScrollView? { scrollView }
  /// True while a finger lies on the content.
  var isTracking: Bool { !fingers.isEmpty && !progress.isOver }
  /// True where the gesture cannot become this one any more.
  var hasFailed: Bool { progress.isOver || fingers.isEmpty }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    last = middle.map { ($0, fingers.count) }
    movedAt = event.timestamp
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let place = middle, let last, last.count == fingers.count, place != last.place {
      way.x += place.x - last.place.x
      way.y += place.y - last.place.y
      movedAt = event.timestamp
    }
    last = middle.map { ($0, fingers.count) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.isRecognized, middle != last?.place { touchesMoved(touches, with: event) }
    rests = event.timestamp - movedAt > Self.longestRest
    let rest = fingers.filter { !touches.contains($0) }.map(\.windowLocation)
    // The fingers that stay have another middle, without having moved.
    last = rest.isEmpty ? nil : (Self.middle(of: rest), rest.count)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    (last, way, rests) = (nil, .zero, false)
  }

  override func isFar(_ way: CGPoint) -> Bool {
    guard super.isFar(self.way), let scrollView else { return false }
    if scrollView.takes(self.way, of: fingers) { return true }
    wish(.failed)
    return false
  }

  /// Content that is magnified follows the fingers, too.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPinchRecognizer)?.scrolled !== scrollView || scrollView == nil
  }

  override func notifyTargets() {
    switch progress.state {
    case .began:
      // The content stays where it is under a finger that has not begun to scroll.
      let length = hypot(way.x, way.y)
      let share = length > 0 ? max(0, 1 - Self.threshold / length) : 0
      way = CGPoint(x: way.x * share, y: way.y * share)
      scrollView?.dragBegan(along: way)
      move()
    case .changed: move()
    case .ended: scrollView?.dragEnded(rests ? .zero : velocity(in: nil))
    case .cancelled: scrollView?.dragEnded(.zero)
    case .possible, .failed: break
    }
    super.notifyTargets()
  }

  private func move() {
    scrollView?.dragMoved(by: way)
    way = .zero
  }

  private static func middle(of places: [CGPoint]) -> CGPoint {
    let (x, y) = (places.reduce(0) { $0 + $1.x }, places.reduce(0) { $0 + $1.y })
    return CGPoint(x: x / CGFloat(places.count), y: y / CGFloat(places.count))
  }
}

/// Recognises two fingers that magnify what a scroll view shows.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var start: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    attachedView = scrollView
  }

  /// What it magnifies the content of.
  var scrolled: UIScrollView? { scrollView }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPanRecognizer)?.scrolled !== scrollView || scrollView == nil
  }

  override func notifyTargets() {
    if let scrollView {
      switch progress.state {
      case .began:
        start = scrollView.zoomScale
        scrollView.pinchBegan()
        scrollView.magnify(to: start * scale, around: location(in: scrollView))
      case .changed: scrollView.magnify(to: start * scale, around: location(in: scrollView))
      case .ended, .cancelled: scrollView.pinchEnded()
      case .possible, .failed: break
      }
    }
    super.notifyTargets()
  }
}
