/// Holding a finger on a view, told of from the first touch on.
struct PressGesture {
  let press: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never
}

extension PressGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Bool> {
    let (action, onPressingChanged) = (action, onPressingChanged)
    var isPressed = false
    func tell(_ new: Bool) {
      guard new != isPressed else { return }
      isPressed = new
      context.add(.early) { onPressingChanged?(new) }
    }
    let machine = CallbackMachine(press.machine(context)) { phase in
      switch phase {
      case .possible, .active: if phase.value == true { tell(true) }
      case .ended:
        context.add(.recognized) { action() }
        tell(false)
      case .failed: tell(false)
      }
    }
    machine.onCancel = { tell(false) }
    return machine
  }

  var takesTaps: Bool { true }
}
