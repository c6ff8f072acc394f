/// A value that lasts as long as a gesture: it returns to its first value when the gesture ends.
///
///     @GestureState private var isPressed = false
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes a value that a gesture will change.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Makes a value that a gesture will change.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes a value with a transaction for its return.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Makes a value with a closure that sets up the transaction of its return.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// The present value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// What gestures are given to change the value.
  public var projectedValue: GestureState<Value> { self }

  /// Sets the value while the gesture goes on.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.unnoted
    var transaction = Transaction()
    body(&value, &transaction)
    location.set(value, transaction)
  }

  /// Returns to the first value.
  func end() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.unnoted, &transaction)
    location.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a value that is `nil` until a gesture changes it.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension GestureState: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let known = slot.content as? StateLocation<Value> ?? StateLocation(initial)
    slot.content = known
    location = known
  }
}
