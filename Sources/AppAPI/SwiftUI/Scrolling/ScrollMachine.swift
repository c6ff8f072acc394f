import AccessibilityModel

/// Recognises a finger that scrolls.
final class ScrollMachine: GestureMachine<Void> {
  /// How far a finger moves before it scrolls, in points.
  private static let threshold: CGFloat = 10
  /// How long a finger may rest before it is lifted and still push the content, in seconds.
  private static let longestRest: TimeInterval = 0.1

  private weak var item: ScrollItem?
  private var finger: (number: Int, track: TouchTrack)?
  /// The point of the screen up to which the content has followed; `nil` before it scrolls.
  private var followed: CGPoint?

  init(_ item: ScrollItem?, _ context: GestureContext) {
    self.item = item
    super.init(context)
  }

  override func cancel() {
    context.add(.early) { [weak item] in item?.dragEnded(.zero) }
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<Void> {
    for change in moment.changes {
      if change.phase == .began {
        guard finger == nil else { continue }
        finger = (change.finger, TouchTrack(change.point, moment.time))
        context.add(.early) { [weak item] in item?.fingerArrived() }
      }
      guard change.finger == finger?.number else { continue }
      if change.phase == .cancelled { return fail() }
      if finger?.track.point != change.point {
        finger?.track.move(to: change.point, moment.time)
        if change.phase == .moved || followed != nil, !follow() { return fail() }
      }
      if change.phase == .ended {
        guard followed != nil, let track = finger?.track else { return fail() }
        let velocity = moment.time - track.time > Self.longestRest ? .zero : track.velocity
        context.add(.recognized) { [weak item] in item?.dragEnded(velocity) }
        return .ended(())
      }
    }
    if followed != nil { return .active(()) }
    return moment.isFinal && finger == nil ? .failed : .possible(nil)
  }

  private func fail() -> GesturePhase<Void> {
    cancel()
    return .failed
  }

  /// Has the content follow the finger once that is far enough; false where it leads nowhere.
  private func follow() -> Bool {
    guard let track = finger?.track else { return false }
    if followed == nil {
      let length = track.distance
      guard length >= Self.threshold else { return true }
      let way = CGSize(width: track.point.x - track.start.x, height: track.point.y - track.start.y)
      guard let item, item.takes(way) else { return false }
      // The content stays where it is under a finger that has not begun to scroll.
      let share = Self.threshold / length
      followed = CGPoint(x: track.start.x + way.width * share, y: track.start.y + way.height * share)
      context.add(.recognized) { [weak item] in item?.dragBegan() }
    }
    guard let from = followed else { return true }
    let way = CGSize(width: track.point.x - from.x, height: track.point.y - from.y)
    followed = track.point
    context.add(.recognized) { [weak item] in item?.dragMoved(by: way) }
    return true
  }
}
