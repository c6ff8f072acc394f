/// Two gestures of which one alone is made; the first goes before the second.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which of the two it is.
  public enum Value {
    /// The one that goes before.
    case first(First.Value)
    /// The one behind it.
    case second(Second.Value)
  }

  /// What goes before.
  public var first: First
  /// What is made where the first is not.
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension ExclusiveGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    // What the two want done waits apart, for one of them is not to be.
    let (one, other) = (context.apart, context.apart)
    return ExclusiveMachine<First, Second>(first.machine(one), second.machine(other), context)
  }

  var takesTaps: Bool { first.hasTaps || second.hasTaps }
}

/// Recognises the first of two gestures, or else the second.
final class ExclusiveMachine<First: Gesture, Second: Gesture>:
  GestureMachine<ExclusiveGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(
    _ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>, _ context: GestureContext
  ) {
    self.first = first
    self.second = second
    super.init(context)
  }

  override var deadline: TimeInterval? {
    [firstPhase.isOver ? nil : first.deadline, secondPhase.isOver ? nil : second.deadline]
      .compactMap(\.self).min()
  }

  override func cancel() {
    if !firstPhase.isOver { first.cancel() }
    if !secondPhase.isOver { second.cancel() }
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if !firstPhase.isOver { firstPhase = first.take(moment) }
    switch firstPhase {
    case .active, .ended:
      if !secondPhase.isOver {
        second.cancel()
        secondPhase = .failed
      }
      second.context.drop()
      context.take(over: first.context)
      return firstPhase.map { .first($0) }
    case .possible, .failed: break
    }
    if !secondPhase.isOver { secondPhase = second.take(moment) }
    if case .failed = firstPhase {
      context.take(over: second.context)
      return secondPhase.map { .second($0) }
    }
    return .possible(firstPhase.value.map { .first($0) })
  }
}

extension Gesture {
  /// This gesture or, where it is not made, another one.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
