/// A value that a view owns: it lasts as long as the view's identity, and a change evaluates its readers.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes state that starts with the value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes state that starts with the value.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The present value; before the view is on a screen, the initial one.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// A connection to the value for other views to read and change it.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that starts with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    if let known = slot.content as? StateLocation<Value> {
      location = known
    } else {
      let fresh = StateLocation(initial)
      slot.content = fresh
      location = fresh
    }
  }
}
