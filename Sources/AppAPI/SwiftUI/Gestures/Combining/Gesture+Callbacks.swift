/// A gesture that does something when it has ended.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
  /// What is known of the gesture itself.
  public typealias Value = Content.Value
  /// Has no body of its own.
  public typealias Body = Never
}

extension _EndedGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let action = action
    return CallbackMachine(content.machine(context)) { phase in
      if case .ended(let value) = phase { context.add(.recognized) { action(value) } }
    }
  }

  var takesTaps: Bool { content.hasTaps }
}

/// A gesture that does something whenever what is known of it changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
  /// What is known of the gesture itself.
  public typealias Value = Content.Value
  /// Has no body of its own.
  public typealias Body = Never
}

extension _ChangedGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let action = action
    var last: Value?
    return CallbackMachine(content.machine(context)) { phase in
      let moment: GestureContext.Moment
      switch phase {
      case .possible: moment = .early
      case .active: moment = .recognized
      case .ended, .failed: return
      }
      guard let value = phase.value, value != last else { return }
      last = value
      context.add(moment) { action(value) }
    }
  }

  var takesTaps: Bool { content.hasTaps }
}

/// A gesture that changes a state for as long as it is made.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// What is changed while the gesture is made.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  nonisolated init(
    base: Base, state: GestureState<State>,
    update: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }
}

extension GestureStateGesture: Gesture {
  /// What is known of the gesture itself.
  public typealias Value = Base.Value
  /// Has no body of its own.
  public typealias Body = Never
}

extension GestureStateGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    let (state, update) = (state, update)
    var hasBegun = false
    func end() {
      guard hasBegun else { return }
      hasBegun = false
      context.add(.early) { state.end() }
    }
    let machine = CallbackMachine(base.machine(context)) { phase in
      switch phase {
      case .ended, .failed: end()
      case .possible, .active:
        guard let value = phase.value else { return }
        hasBegun = true
        let isCertain = if case .active = phase { true } else { false }
        context.add(isCertain ? .recognized : .early) { state.change { update(value, &$0, &$1) } }
      }
    }
    machine.onCancel = end
    return machine
  }

  var takesTaps: Bool { base.hasTaps }
}

/// Recognises a gesture and tells of each phase.
final class CallbackMachine<Value>: GestureMachine<Value> {
  private let inner: GestureMachine<Value>
  private let tell: (GesturePhase<Value>) -> Void
  var onCancel: () -> Void = {}

  init(_ inner: GestureMachine<Value>, _ tell: @escaping (GesturePhase<Value>) -> Void) {
    self.inner = inner
    self.tell = tell
    super.init(inner.context)
  }

  override var deadline: TimeInterval? { inner.deadline }

  override func take(_ moment: TouchMoment) -> GesturePhase<Value> {
    let phase = inner.take(moment)
    tell(phase)
    return phase
  }

  override func cancel() {
    inner.cancel()
    onCancel()
  }
}

extension Gesture {
  /// Does something when the gesture has ended.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Changes a state for as long as the gesture is made; it returns to its first value by itself.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever what is known of the gesture changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
