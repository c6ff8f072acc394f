import Synchronization

/// Names a value of the environment and its default.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view set another.
  static var defaultValue: Value { get }
}

/// What the views around have set for a view.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var version = 0

  /// Makes an environment in which everything has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      let bridged = (key as? any UITraitBridgedEnvironmentKey.Type)?.presentValue as? Key.Value
      return bridged ?? Key.defaultValue
    }
    set {
      values[ObjectIdentifier(key)] = newValue
      version = EnvironmentVersion.next()
    }
  }

  /// The observable object of a type, where one was put into the environment.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set {
      values[ObjectIdentifier(type)] = newValue
      version = EnvironmentVersion.next()
    }
  }

  /// True where both are the same state of the same environment.
  func isIdentical(to other: EnvironmentValues) -> Bool { version == other.version }
}

/// Numbers the states of environments.
private enum EnvironmentVersion {
  private static let counter = Mutex(0)

  static func next() -> Int {
    counter.withLock { count in
      count += 1
      return count
    }
  }
}
