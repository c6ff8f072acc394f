import Synchronization

/// Keeps what intents need of the app, by its type and a key.
public final class AppDependencyManager: Sendable {
  /// The one of the app.
  public static let shared = AppDependencyManager()
  private let makers = Mutex<[DependencyKey: Maker]>([:])

  private struct Maker: Sendable {
    let make: @Sendable () -> any Sendable
  }

  /// Begins with nothing.
  public init() {}

  /// Tells how something is had that intents need.
  ///
  /// - Parameters:
  ///   - key: What tells it from others of its type.
  ///   - provider: Makes it each time that it is read.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency provider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let key = DependencyKey(type: ObjectIdentifier(Dependency.self), name: key)
    makers.withLock { $0[key] = Maker(make: provider) }
  }

  func value<Dependency>(_ key: DependencyKey) -> Dependency? {
    let maker = makers.withLock { $0[key] }
    return maker?.make() as? Dependency
  }
}

/// What tells one dependency from another; the name is a value that nobody changes.
struct DependencyKey: Hashable, @unchecked Sendable {
  let type: ObjectIdentifier
  let name: AnyHashable?
}

/// Something of the app that an intent needs.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager

  /// Reads what the app has added of a type under a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = DependencyKey(type: ObjectIdentifier(Value.self), name: key)
    self.manager = manager
  }

  /// What the app has added.
  public var wrappedValue: Value {
    guard let value: Value = manager.value(key) else {
      let name = key.name.map { " under the key \($0)" } ?? ""
      fatalError("No \(Value.self) was added to AppDependencyManager\(name). Add one in the app's init.")
    }
    return value
  }
}

extension AppIntent {
  /// The wrapper of what it needs of the app.
  public typealias Dependency = AppDependency
}
