/// A connection to a value that is kept elsewhere, for reading and changing it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private enum Storage {
    case location(StateLocation<Value>)
    case closures(get: () -> Value, set: (Value, Transaction) -> Void)
  }

  private let storage: Storage
  /// How a change made through the binding is to be carried out.
  public var transaction = Transaction()

  init(location: StateLocation<Value>) {
    storage = .location(location)
  }

  /// Makes a binding from the two directions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    storage = .closures(get: get, set: { value, _ in set(value) })
  }

  /// Makes a binding whose setter also hears how the change is to be carried out.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    storage = .closures(get: get, set: set)
  }

  /// Makes a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get {
      switch storage {
      case .location(let location): location.value
      case .closures(let get, _): get()
      }
    }
    nonmutating set {
      switch storage {
      case .location(let location): location.value = newValue
      case .closures(_, let set): set(newValue, transaction)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding from another's projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to one property of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    let outer = self
    return Binding<Member>(
      get: { outer.wrappedValue[keyPath: path] },
      set: { outer.wrappedValue[keyPath: path] = $0 })
  }

  /// A binding to the optional form of a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; `nil` where there is none at this moment.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
