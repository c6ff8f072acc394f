/// One gesture and, once that has ended, another one.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the two are.
  public enum Value {
    /// The first is being made.
    case first(First.Value)
    /// The first has ended; of the second it may be that nothing is known yet.
    case second(First.Value, Second.Value?)
  }

  /// What is made first.
  public var first: First
  /// What is made after it.
  public var second: Second

  /// Makes a gesture of two.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension SequenceGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    SequenceMachine<First, Second>(first.machine(context), second.machine(context))
  }

  var takesTaps: Bool { first.hasTaps }
}

/// Recognises one gesture and then another.
final class SequenceMachine<First: Gesture, Second: Gesture>:
  GestureMachine<SequenceGesture<First, Second>.Value>
{
  private let first: GestureMachine<First.Value>
  private let second: GestureMachine<Second.Value>
  private var made: First.Value?
  private var fingers: [Int: CGPoint] = [:]

  init(_ first: GestureMachine<First.Value>, _ second: GestureMachine<Second.Value>) {
    self.first = first
    self.second = second
    super.init(first.context)
  }

  override var deadline: TimeInterval? { made == nil ? first.deadline : second.deadline }

  override func cancel() {
    if made == nil { first.cancel() }
    second.cancel()
  }

  override func take(_ moment: TouchMoment) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    for change in moment.changes {
      let isDown = change.phase == .began || change.phase == .moved
      fingers[change.finger] = isDown ? change.point : nil
    }
    if let made { return second(after: made, moment) }
    switch first.take(moment) {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active(let value): return .active(.first(value))
    case .failed: return .failed
    case .ended(let value):
      made = value
      // Fingers that are there still have just come, for the second gesture.
      let begun = fingers.map { TouchMoment.Change(finger: $0.key, phase: .began, point: $0.value) }
      if begun.isEmpty { return moment.isFinal ? .failed : .active(.second(value, nil)) }
      return second(after: value, TouchMoment(changes: begun, time: moment.time, isFinal: moment.isFinal))
    }
  }

  private func second(
    after made: First.Value, _ moment: TouchMoment
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    switch second.take(moment) {
    case .possible(let value): .active(.second(made, value))
    case .active(let value): .active(.second(made, value))
    case .ended(let value): .ended(.second(made, value))
    case .failed: .failed
    }
  }
}

extension Gesture {
  /// This gesture and, once it has ended, another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
