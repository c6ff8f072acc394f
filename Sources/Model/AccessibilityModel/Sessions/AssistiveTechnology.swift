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
  /// When everything that it still has to say will have been said; `nil` where nothing waits.
  var silenceDeadline: VirtualInstant? { get }
  /// The uncertain rules behind an effect that has no place to carry them, such as a sound.
  func rules(behind effect: Effect) -> [UncertainRule]
  /// Ends what it has begun, before it is turned off.
  mutating func end(in tree: AccessibilityTree) -> [Effect]
  /// Names of the settings that apps find turned on while it is on, as in `UIAccessibility`: `assistiveTouch`.
  var settingsOfApps: Set<String> { get }

  /// Names of the gestures that it takes from other technologies while it is on.
  var takenGestures: Set<String> { get }
  /// Lets it know which gestures other technologies take from now on.
  mutating func giveWay(to gestures: Set<String>)
  /// What a gesture for another technology is to it; `nil` where it leaves the gesture to that one.
  func input(takenFrom gesture: String, besideScreenReader isOn: Bool) -> Input?
  /// Lets it know the element that another technology's cursor or ring came to.
  mutating func follow(_ element: ElementID, in tree: AccessibilityTree) -> [Effect]
  /// What of the screen is seen larger because of it; `nil` where nothing is.
  func magnification(in tree: AccessibilityTree) -> Magnification?
}

extension AssistiveTechnology {
  /// Nothing waits.
  public var silenceDeadline: VirtualInstant? { nil }
  /// None.
  public func rules(behind effect: Effect) -> [UncertainRule] { [] }
  /// Nothing goes on.
  public mutating func end(in tree: AccessibilityTree) -> [Effect] { [] }
  /// None.
  public var settingsOfApps: Set<String> { [] }
  /// None.
  public var takenGestures: Set<String> { [] }
  /// Changes nothing.
  public mutating func giveWay(to gestures: Set<String>) {}
  /// None.
  public func input(takenFrom gesture: String, besideScreenReader isOn: Bool) -> Input? { nil }
  /// Does nothing.
  public mutating func follow(_ element: ElementID, in tree: AccessibilityTree) -> [Effect] { [] }
  /// Nothing.
  public func magnification(in tree: AccessibilityTree) -> Magnification? { nil }
}
