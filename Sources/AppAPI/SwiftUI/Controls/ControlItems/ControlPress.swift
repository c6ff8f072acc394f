/// Recognises that a finger presses a control and is lifted on it, or near it.
final class ControlPress: GestureMachine<Void> {
  /// How far beside the control a finger still counts as being on it, once it touched it.
  private static let tolerance: CGFloat = 70

  private weak var item: ControlItem?
  private var finger: Int?

  init(_ item: ControlItem?, _ context: GestureContext) {
    self.item = item
    super.init(context)
  }

  private func press(_ pressed: Bool) {
    context.add(.early) { [weak item] in item?.press(pressed) }
  }

  override func cancel() {
    press(false)
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<Void> {
    let availableSpace = (item?.reach ?? context.frame).insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    for change in moment.changes {
      if change.phase == .began, finger == nil {
        finger = change.finger
        press(true)
      }
      guard change.finger == finger else { continue }
      switch change.phase {
      case .began: break
      case .moved: press(availableSpace.contains(change.point))
      case .ended:
        press(false)
        guard availableSpace.contains(change.point) else { return .failed }
        context.add(.recognized) { [weak item] in item?.use() }
        return .ended(())
      case .cancelled:
        press(false)
        return .failed
      }
    }
    return .possible(nil)
  }
}
