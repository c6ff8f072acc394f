/// What a person uses in place of, or beside, sight and touch: a pure state machine over the tree.
///
/// It reads no clock, does no input or output and holds no tree: whatever it wants done it returns.
public protocol AssistiveTechnology: Sendable {
  /// A gesture, a key or a spoken command.
  associatedtype Input: Sendable

  /// Takes in what the person did.
  mutating func handle(_ input: Input, in tree: AccessibilityTree) -> [Effect]
  /// Takes in what the app did.
  mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect]
  /// Lets time pass up to the instant: hints after a pause, long presses.
  mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect]
  /// When `advance` has to be called next, if nothing else happens.
  var nextDeadline: VirtualInstant? { get }
  /// The uncertain rules behind an effect that has no place to carry them, such as a sound.
  func rules(behind effect: Effect) -> [UncertainRule]
}

extension AssistiveTechnology {
  /// None.
  public func rules(behind effect: Effect) -> [UncertainRule] { [] }
}
