import Foundation

/// What a finger does to the content of a scroll view from the beginning of a drag to its end.
struct ScrollDrag {
  /// The offset that the finger asks for, limits apart.
  var wanted: CGPoint
  /// The offset that came of it.
  var shown: CGPoint
  /// The offset before.
  let start: CGPoint
  /// The axis that it is kept to; `nil` for both.
  let axis: NSLayoutConstraint.Axis?
  /// True once what lies above the content was pulled into sight.
  var hasPulled = false
}

/// A view that keeps a touch it was told of from scrolling what it lies in, unless that decides otherwise.
@MainActor
protocol TouchKeeping: UIView {}

// Content comes to rest in the moment in which the finger is lifted: nobody would hear what it passes on its way,
// and what comes next could not tell when that is over.
extension UIScrollView {
  /// How much of its way a finger has an effect beyond the end of the content, at first.
  private static let resistance: CGFloat = 0.55

  // MARK: Whether a finger scrolls

  /// True where a finger can move the content at all.
  var canBeDragged: Bool { isScrollEnabled && (bounces(.vertical) || bounces(.horizontal) || hasMore) }

  private var hasMore: Bool { overflows(.vertical) || overflows(.horizontal) }

  /// The least and the greatest offset along an axis.
  private func limits(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let far = CGFloat.greatestFiniteMagnitude / 4
    let (least, most) = (clamped(CGPoint(x: -far, y: -far)), clamped(CGPoint(x: far, y: far)))
    return axis == .vertical ? least.y...most.y : least.x...most.x
  }

  private func overflows(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound > limits.lowerBound
  }

  /// True where the content can be pulled past its ends along an axis.
  private func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard bounces else { return false }
    return switch axis {
    case .vertical: overflows(.vertical) || alwaysBounceVertical || viewAbove != nil
    case .horizontal: overflows(.horizontal) || alwaysBounceHorizontal
    }
  }

  /// True where a finger that goes a way along an axis moves the content within its limits.
  private func canMove(_ axis: NSLayoutConstraint.Axis, by way: CGFloat) -> Bool {
    let offset = axis == .vertical ? contentOffset.y : contentOffset.x
    let limits = limits(axis)
    return way < 0 ? offset < limits.upperBound : offset > limits.lowerBound
  }

  /// Decides whether fingers that have gone a way scroll this view.
  ///
  /// The view inside goes before those around it, unless it is at its end and one of them is not.
  func takes(_ way: CGPoint, of fingers: [UITouch]) -> Bool {
    guard isScrollEnabled, fingers.allSatisfy(mayTake) else { return false }
    let axis: NSLayoutConstraint.Axis = abs(way.y) >= abs(way.x) ? .vertical : .horizontal
    let length = axis == .vertical ? way.y : way.x
    if canMove(axis, by: length) { return true }
    var next = parent
    while let view = next {
      if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canMove(axis, by: length) {
        return false
      }
      next = view.parent
    }
    return bounces(axis)
  }

  /// True where a touch is still the scroll view's, or may be taken from what lies in it.
  private func mayTake(_ touch: UITouch) -> Bool {
    guard !touch.isHeldBack, !touch.isTaken, let view = touch.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  // MARK: What a finger does

  /// Takes in that a drag begins.
  func dragBegan(along way: CGPoint) {
    let axis: NSLayoutConstraint.Axis? =
      if !isDirectionalLockEnabled {
        nil
      } else if abs(way.x) >= 2 * abs(way.y) {
        .horizontal
      } else {
        abs(way.y) >= 2 * abs(way.x) ? .vertical : nil
      }
    drag = ScrollDrag(wanted: contentOffset, shown: contentOffset, start: contentOffset, axis: axis)
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: TypedText.end()
    case .none, .interactive, .interactiveWithAccessory: break
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// Moves the content along with a finger.
  func dragMoved(by way: CGPoint) {
    guard var current = drag else { return }
    // What the app has moved meanwhile stays moved.
    current.wanted.x += contentOffset.x - current.shown.x
    current.wanted.y += contentOffset.y - current.shown.y
    if current.axis != .vertical { current.wanted.x -= way.x }
    if current.axis != .horizontal { current.wanted.y -= way.y }
    let offset = resisted(current.wanted)
    current.shown = offset
    drag = current
    contentOffset = offset
    layoutIfNeeded()
    pullIfFarEnough()
  }

  /// The offset that a finger comes to which asks for one that may lie beyond the limits.
  private func resisted(_ wanted: CGPoint) -> CGPoint {
    let nearest = clamped(wanted)
    return CGPoint(
      x: nearest.x + stretch(wanted.x - nearest.x, of: bounds.width, bounces(.horizontal)),
      y: nearest.y + stretch(wanted.y - nearest.y, of: bounds.height, bounces(.vertical)))
  }

  /// How far content goes past its end that is pulled by a length: less and less, and never out of sight.
  private func stretch(_ length: CGFloat, of size: CGFloat, _ bounces: Bool) -> CGFloat {
    guard bounces, size > 0, length != 0 else { return 0 }
    let way = (1 - 1 / (abs(length) * Self.resistance / size + 1)) * size
    return length < 0 ? -way : way
  }

  private func pullIfFarEnough() {
    guard let viewAbove, drag?.hasPulled == false else { return }
    guard limits(.vertical).lowerBound - contentOffset.y >= viewAbove.bounds.height else { return }
    drag?.hasPulled = true
    _ = pull()
  }

  /// Ends a drag, and lets the content come to rest.
  ///
  /// - Parameter speed: How fast the fingers move, in points a second.
  func dragEnded(_ speed: CGPoint) {
    guard let current = drag else { return }
    var velocity = CGPoint(x: 0 - speed.x / 1000, y: 0 - speed.y / 1000)
    if current.axis == .vertical || !overflows(.horizontal) { velocity.x = 0 }
    if current.axis == .horizontal || !overflows(.vertical) { velocity.y = 0 }
    var target = restingOffset(after: current, velocity)
    if !isPagingEnabled {
      withUnsafeMutablePointer(to: &target) { target in
        scrollDelegate?.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: target)
      }
    }
    target = clamped(target)
    drag = nil
    let offset = contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: target != offset)
    guard target != offset, contentOffset == offset else { return }
    isRolling = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    layoutIfNeeded()
    isRolling = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Where content comes to rest that is let go with a velocity, in points a millisecond.
  private func restingOffset(after drag: ScrollDrag, _ velocity: CGPoint) -> CGPoint {
    if isPagingEnabled {
      return clamped(
        CGPoint(
          x: ScrollRest.page(from: drag.start.x, contentOffset.x, velocity.x, bounds.width),
          y: ScrollRest.page(from: drag.start.y, contentOffset.y, velocity.y, bounds.height)))
    }
    let rate = decelerationRate.rawValue
    let target = CGPoint(
      x: (contentOffset.x + ScrollRest.way(of: velocity.x, rate: rate)).rounded(),
      y: (contentOffset.y + ScrollRest.way(of: velocity.y, rate: rate)).rounded())
    return proposedOffset(clamped(velocity == .zero ? contentOffset : target), velocity)
  }

  // MARK: Magnifying

  /// The view inside that is magnified; `nil` where none is.
  var magnifiedView: UIView? {
    maximumZoomScale > minimumZoomScale ? scrollDelegate?.viewForZooming(in: self) : nil
  }

  /// Takes in that two fingers begin to magnify.
  func pinchBegan() {
    scrollDelegate?.scrollViewWillBeginZooming(self, with: magnifiedView)
  }

  /// Magnifies the view inside, so that what lies at a point of the content stays where it is.
  func magnify(to scale: CGFloat, around point: CGPoint) {
    guard let view = magnifiedView else { return }
    let former = knownZoomScale
    guard show(view, at: scale), former > 0 else { return }
    let factor = knownZoomScale / former - 1
    contentOffset = clamped(
      CGPoint(x: contentOffset.x + point.x * factor, y: contentOffset.y + point.y * factor))
  }

  /// Takes in that two fingers have magnified.
  func pinchEnded() {
    scrollDelegate?.scrollViewDidEndZooming(self, with: magnifiedView, atScale: knownZoomScale)
  }
}
