/// A gesture that is being made or may be.
@MainActor
protocol GestureRun: AnyObject {
  /// What the gesture wants done.
  var context: GestureContext { get }
  /// When it wants to be asked again, though no finger does anything.
  var deadline: TimeInterval? { get }
  /// Takes in what happens.
  func take(_ moment: TouchMoment) -> GestureStep
  /// Ends what has begun.
  func cancel()
}

/// What has come of a gesture, whatever is known of it.
enum GestureStep {
  case possible, active, ended, failed
}

/// A gesture of which a machine knows more than others need.
@MainActor
final class RunningGesture<Value>: GestureRun {
  private let machine: GestureMachine<Value>

  init(_ machine: GestureMachine<Value>) {
    self.machine = machine
  }

  var context: GestureContext { machine.context }
  var deadline: TimeInterval? { machine.deadline }

  func take(_ moment: TouchMoment) -> GestureStep {
    switch machine.take(moment) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func cancel() { machine.cancel() }
}
