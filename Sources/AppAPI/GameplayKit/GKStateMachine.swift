/// One of the states of a machine.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?

  /// Makes a state.
  public override init() { super.init() }

  /// True where a state of a class may follow.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Told as the machine comes into the state.
  open func didEnter(from previousState: GKState?) {}
  /// Told as time goes by in the state, in seconds.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Told as the machine leaves the state.
  open func willExit(to nextState: GKState) {}
}

/// Is in one of several states at a time.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The state that the machine is in.
  public private(set) var currentState: GKState?

  /// Makes a machine that is in no state yet.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }

  /// True where the machine may go to the state of a class.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to the state of a class where it may.
  ///
  /// - Returns: True where it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let former = currentState
    former?.willExit(to: next)
    currentState = next
    next.didEnter(from: former)
    return true
  }

  /// Tells the state that time has gone by, in seconds.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
