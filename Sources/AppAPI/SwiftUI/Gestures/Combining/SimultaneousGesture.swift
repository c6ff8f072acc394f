/// Two gestures that can be made at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What is known of the two.
  public struct Value {
    /// What is known of the first.
    public var first: First.Value?
    /// What is known of the second.
    public var second: Second.Value?
  }

  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension SimultaneousGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    SimultaneousMachine<First, Second>(first.machine(context), second.machine(context))
  }

  var takesTaps: Bool { first.hasTaps || second.hasTaps }
}

/// Recognises two gestures at once; it has ended when both have, or one alone where the other is none.
final class SimultaneousMachine<First: Gesture, Second: Gesture>:
  GestureMachine<SimultaneousGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init(first.context)
  }

  override var deadline: TimeInterval? {
    [firstPhase.isOver ? nil : first.deadline, secondPhase.isOver ? nil : second.deadline]
      .compactMap(\.self).min()
  }

  override func cancel() {
    if !firstPhase.isOver { first.cancel() }
    if !secondPhase.isOver { second.cancel() }
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if !firstPhase.isOver { firstPhase = first.take(moment) }
    if !secondPhase.isOver { secondPhase = second.take(moment) }
    let value = SimultaneousGesture<First, Second>.Value(first: firstPhase.value, second: secondPhase.value)
    switch (firstPhase, secondPhase) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    default: return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }
}

extension Gesture {
  /// This gesture and another one, which can be made at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
