/// A connection to a value that is kept elsewhere, for reading and changing it.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  let location: AnyLocation<Value>
  /// How a change made through the binding is to be carried out.
  public var transaction = Transaction()

  init(location: AnyLocation<Value>) {
    self.location = location
  }

  /// Makes a binding from the two directions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(reading: get, writing: set)
  }

  /// Makes a binding whose setter also hears how the change is to be carried out.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    location = ClosureLocation(read: reading, write: { value, _ in writing(value) })
  }

  /// Makes a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// The value at the other end.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if transaction.isPlain { location.value = newValue } else { location.set(newValue, transaction) }
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
    var member = Binding<Member>(location: location.member(path))
    member.transaction = transaction
    return member
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var changed = self
    changed.transaction.animation = animation
    return changed
  }

  /// A binding whose changes are carried out as the transaction says.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var changed = self
    changed.transaction = transaction
    return changed
  }
}
