/// Reads a value that the views around have set.
///
///     @Environment(\.layoutDirection) private var direction
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type; one has to be there.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: objectType] else {
        fatalError(
          "No \(objectType) in the environment. Add .environment(\(objectType)()) around the view.")
      }
      return object
    }
  }

  /// Reads the observable object of a type, if one is there.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
  }

  /// The value; outside a screen, that of an environment without changes.
  public var wrappedValue: Value { current ?? read(EnvironmentValues()) }
}

extension Environment: EnvironmentReading {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let value = read(node.environment)
    current = value
    slot.content = EnvironmentNote(value: value, read: read)
  }

  static func isUnchanged(_ slot: PropertySlot, in environment: EnvironmentValues) -> Bool {
    guard let note = slot.content as? EnvironmentNote<Value> else { return false }
    return isSame(note.value, note.read(environment))
  }
}

/// What a view last read from its environment.
private final class EnvironmentNote<Value> {
  let value: Value
  let read: (EnvironmentValues) -> Value

  init(value: Value, read: @escaping (EnvironmentValues) -> Value) {
    self.value = value
    self.read = read
  }
}
