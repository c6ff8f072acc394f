import Synchronization

/// Keeps what intents need of the app, by its type.
public final class AppDependencyManager: Sendable {
  /// The one of the app.
  public static let shared = AppDependencyManager()
  private let makers = Mutex<[ObjectIdentifier: Maker]>([:])

  private struct Maker: Sendable {
    let make: @Sendable () -> any Sendable
  }

  /// Tells how something is had that intents need.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency provider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    makers.withLock { $0[ObjectIdentifier(Dependency.self)] = Maker(make: provider) }
  }

  func value<Dependency>(of type: Dependency.Type) -> Dependency? {
    let maker = makers.withLock { $0[ObjectIdentifier(type)] }
    return maker?.make() as? Dependency
  }
}

/// Something of the app that an intent needs.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  /// Reads what the app has added of a type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {}

  /// What the app has added.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self) else {
      fatalError(
        "No \(Value.self) was added to AppDependencyManager.shared. Add one in the app's init.")
    }
    return value
  }
}

extension AppIntent {
  /// The wrapper of what it needs of the app.
  public typealias Dependency = AppDependency
}
