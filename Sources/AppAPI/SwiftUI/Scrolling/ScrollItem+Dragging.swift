import UIKit

/// What a finger does to the content of a scrolling view from the beginning of a drag to its end.
struct ScrollItemDrag {
  /// The offset that the finger asks for, limits apart.
  var wanted: CGPoint
  /// The offset that came of it.
  var shown: CGPoint
  /// The offset before.
  let start: CGPoint
  /// True once the content was renewed.
  var hasRenewed = false
}

extension ScrollItem {
  /// How far content is pulled past its upper end to be renewed, in points.
  private static let pullDistance: CGFloat = 100
  /// The share of its velocity that content has left after a millisecond.
  private static let decelerationRate: CGFloat = 0.998

  // MARK: Whether a finger scrolls

  private func isMoved(along axis: Axis, by way: CGFloat) -> Bool {
    guard scrolls(axis), settings.isEnabled else { return false }
    let end = limited(CGPoint(x: contentSize.width, y: contentSize.height))
    let (now, last) = axis == .vertical ? (offset.y, end.y) : (offset.x, end.x)
    return way < 0 ? now < last : now > 0
  }

  /// Decides whether a finger that has gone a way scrolls this view.
  ///
  /// The view inside goes before those around it, unless it is at its end and one of them is not.
  func takes(_ way: CGSize) -> Bool {
    let axis: Axis = abs(way.height) >= abs(way.width) ? .vertical : .horizontal
    let length = axis == .vertical ? way.height : way.width
    if isMoved(along: axis, by: length) { return true }
    guard settings.isEnabled, scrolls(axis) else { return false }
    var outer = enclosingScroll
    while let current = outer {
      if current.isMoved(along: axis, by: length) { return false }
      outer = current.enclosingScroll
    }
    return isMoved(along: axis, by: -length) || axis == .vertical && renewal != nil
  }

  // MARK: What a finger does

  /// Tells what it does now.
  private func become(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    onPhase?(old, new)
  }

  /// Takes in that a finger lies on the content that may scroll it.
  func fingerArrived() { if phase == .idle { become(.tracking) } }

  /// Takes in that a finger begins to scroll.
  func dragBegan() {
    drag = ScrollItemDrag(wanted: offset, shown: offset, start: offset)
    if feel.dismissal == .immediately { TypedText.end() }
    become(.interacting)
  }

  /// Moves the content along with a finger.
  func dragMoved(by way: CGSize) {
    guard var current = drag else { return }
    // What the app has moved meanwhile stays moved.
    current.wanted.x += offset.x - current.shown.x
    current.wanted.y += offset.y - current.shown.y
    if axes.contains(.horizontal) { current.wanted.x -= way.width }
    if axes.contains(.vertical) { current.wanted.y -= way.height }
    scroll(to: current.wanted)
    current.shown = offset
    if axes.contains(.vertical), current.wanted.y <= -Self.pullDistance, !current.hasRenewed {
      current.hasRenewed = true
      _ = renewal?.begin()
    }
    drag = current
  }

  /// Ends a drag, or a touch that scrolled nothing, and lets the content come to rest.
  ///
  /// - Parameter speed: How fast the finger moves, in points a second.
  func dragEnded(_ speed: CGSize) {
    guard let current = drag else { return become(.idle) }
    drag = nil
    let velocity = CGVector(
      dx: axes.contains(.horizontal) ? -speed.width / 1000 : 0,
      dy: axes.contains(.vertical) ? -speed.height / 1000 : 0)
    let target = restingOffset(after: current, velocity)
    if target != offset { become(.decelerating) }
    scroll(to: target)
    become(.idle)
  }

  /// Where content comes to rest that is let go with a velocity, in points a millisecond.
  private func restingOffset(after drag: ScrollItemDrag, _ velocity: CGVector) -> CGPoint {
    let rest = CGPoint(
      x: offset.x + ScrollRest.way(of: velocity.dx, rate: Self.decelerationRate),
      y: offset.y + ScrollRest.way(of: velocity.dy, rate: Self.decelerationRate))
    let proposed = limited(CGPoint(x: rest.x.rounded(), y: rest.y.rounded()))
    switch feel.behavior {
    case nil: return proposed
    case is PagingScrollTargetBehavior:
      return limited(
        CGPoint(
          x: axes.contains(.horizontal)
            ? ScrollRest.page(from: drag.start.x, offset.x, velocity.dx, frame.width) : offset.x,
          y: axes.contains(.vertical)
            ? ScrollRest.page(from: drag.start.y, offset.y, velocity.dy, frame.height) : offset.y))
    case is ViewAlignedScrollTargetBehavior: return limited(align?(proposed) ?? proposed)
    case let behavior?:
      let original = ScrollTarget(rect: CGRect(origin: proposed, size: frame.size))
      var target = original
      behavior.updateTarget(
        &target,
        context: ScrollTargetBehaviorContext(
          originalTarget: original, velocity: CGVector(dx: velocity.dx * 1000, dy: velocity.dy * 1000),
          contentSize: contentSize, containerSize: frame.size, axes: axes))
      guard let anchor = target.anchor else { return limited(target.rect.origin) }
      let place = target.rect.point(anchor)
      return limited(
        CGPoint(x: place.x - frame.width * anchor.x, y: place.y - frame.height * anchor.y))
    }
  }
}

/// What the views around a scrolling view have set for a finger that scrolls it.
struct ScrollFeel {
  /// What decides where the content comes to rest; `nil` where it does so by itself.
  var behavior: (any ScrollTargetBehavior)?
  /// When scrolling puts the keyboard away.
  var dismissal = ScrollDismissesKeyboardMode.automatic
}

private enum ScrollFeelKey: EnvironmentKey {
  static var defaultValue: ScrollFeel { ScrollFeel() }
}

extension EnvironmentValues {
  var scrollFeel: ScrollFeel {
    get { self[ScrollFeelKey.self] }
    set { self[ScrollFeelKey.self] = newValue }
  }

  /// When scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollFeel.dismissal }
    set { scrollFeel.dismissal = newValue }
  }
}
