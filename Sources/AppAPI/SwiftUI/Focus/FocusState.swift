/// Where the keyboard is: a value that views take part in with `focused(_:equals:)`.
///
///     @FocusState private var field: Field?
///
/// Setting it moves the keyboard, and it follows the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the value for views that take part.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>
    let none: Value

    /// Where the keyboard is.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private let location: FocusLocation<Value>
  private var connected: FocusLocation<Value>?

  private init(none: Value) {
    self.none = none
    location = FocusLocation(none)
  }

  /// Makes a value that is true while the keyboard is at the one view that takes part.
  public init() where Value == Bool {
    self.init(none: false)
  }

  /// Makes a value that is `nil` while the keyboard is elsewhere.
  public init<T: Hashable>() where Value == T? {
    self.init(none: nil)
  }

  /// Where the keyboard is.
  public var wrappedValue: Value {
    get { (connected ?? location).value }
    nonmutating set { (connected ?? location).value = newValue }
  }

  /// What views are given to take part.
  public var projectedValue: Binding { Binding(location: connected ?? location, none: none) }
}

extension FocusState: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let known = slot.content as? FocusLocation<Value> ?? location
    known.graph = node.graph
    slot.content = known
    connected = known
  }
}

/// The place of a focus state: whoever changes it moves the keyboard.
final class FocusLocation<Value: Hashable>: StateLocation<Value>, @unchecked Sendable {
  weak var graph: ViewGraph?

  override func didChange() {
    graph?.keyboard.wishChanged(in: self)
  }
}
