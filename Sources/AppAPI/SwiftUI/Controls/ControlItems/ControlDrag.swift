/// How a finger that moves along a part of a control sets its value.
struct ValueTrack {
  /// The value as part of the way between the two ends, from 0 to 1.
  let fraction: Double
  /// Width of the knob; the rest of the part is the way it can go.
  let knob: CGFloat
  /// Sets the value from a part of the way.
  let set: (Double) -> Void
  /// Called with true when a finger begins to set it, and with false when that is over.
  let onEditing: (Bool) -> Void
}

/// Recognises that a finger moves along a control, and moves its knob by as far.
///
/// - Source: Behaviour 1.8 J4
final class ControlDrag: GestureMachine<Void> {
  private weak var item: ControlItem?
  private var finger: (number: Int, start: CGFloat, fraction: Double)?
  private var isEditing = false

  init(_ item: ControlItem?, _ context: GestureContext) {
    self.item = item
    super.init(context)
  }

  private var track: ValueTrack? { item?.owner?.control.track }

  override func cancel() { end() }

  override func take(_ moment: TouchMoment) -> GesturePhase<Void> {
    for change in moment.changes {
      if change.phase == .began, finger == nil, let track {
        finger = (change.finger, change.point.x, track.fraction)
      }
      guard let finger, change.finger == finger.number else { continue }
      if change.phase != .began, change.phase != .cancelled { move(to: change.point.x, from: finger) }
      guard change.phase == .ended || change.phase == .cancelled else { continue }
      end()
      return isEditing ? .ended(()) : .failed
    }
    return isEditing ? .active(()) : .possible(nil)
  }

  private func move(to x: CGFloat, from finger: (number: Int, start: CGFloat, fraction: Double)) {
    guard let item, let environment = item.owner?.environment, let track, isEditing || x != finger.start
    else { return }
    let length = item.mainFrame.width - track.knob
    guard length > 0 else { return }
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let fraction = finger.fraction + Double(direction * (x - finger.start) / length)
    let begins = !isEditing
    isEditing = true
    context.add(.recognized) { [weak self] in
      if begins { self?.track?.onEditing(true) }
      self?.track?.set(fraction)
    }
  }

  private func end() {
    guard isEditing else { return }
    context.add(.recognized) { [weak self] in self?.track?.onEditing(false) }
  }
}

extension ControlItem {
  /// Where the part lies that shows its value; all of the control where there is none.
  var mainFrame: CGRect {
    var items = contents
    while let item = items.popLast() {
      if let part = item as? ControlPartItem, part.part == .main { return part.frame }
      items += item.contents
    }
    return frame
  }
}
