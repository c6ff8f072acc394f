import AppHost
import Foundation

/// Everything that is looked at in one app; compared whenever the app comes to rest.
@MainActor
final class KeyValueObservations: AppStateKey {
  private var watches: [any KeyValueWatch] = []

  static func initialValue(in host: RunningApp) -> KeyValueObservations {
    let observations = KeyValueObservations()
    host.whenAtRest { [weak observations] in observations?.compare() ?? false }
    return observations
  }

  /// Begins to look; from another thread as soon as the main one has a turn.
  nonisolated static func add(_ watch: any KeyValueWatch) {
    nonisolated(unsafe) let watch = watch
    onMainActor { RunningApp.current[KeyValueObservations.self].watches.append(watch) }
  }

  nonisolated static func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let keyPath = keyPath
    onMainActor { for watch in running { watch.willChange(object, keyPath) } }
  }

  nonisolated static func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let keyPath = keyPath
    onMainActor { for watch in running { watch.didChange(object, keyPath) } }
  }

  /// Everything that looks at a string's property for an observer, oldest first.
  static func named(_ isMeant: (NamedWatch) -> Bool) -> [NamedWatch] {
    running.compactMap { $0 as? NamedWatch }.filter(isMeant)
  }

  private static var running: [any KeyValueWatch] { RunningApp.current[KeyValueObservations.self].watches }

  private nonisolated static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainActorAccess.isNow {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }

  /// Compares every value with the one before; true where anybody was told.
  private func compare() -> Bool {
    watches.removeAll(where: \.hasEnded)
    var hasTold = false
    for watch in watches where !watch.hasEnded { hasTold = watch.compare() || hasTold }
    return hasTold
  }
}

/// Tells whether two values are the same.
enum ValueComparison {
  /// True for equal values, and for one and the same object; `nil` for values that cannot be compared.
  static func areSame(_ first: Any, _ second: Any) -> Bool? {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let first?, let second?):
      if let first = first as? any Equatable { return isEqual(first, second) }
      guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return nil }
      return first as AnyObject === second as AnyObject
    }
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value) == first
  }

  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content.flatMap(unwrapped)
  }
}

/// A value that may be missing.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { map { $0 as Any } }
}
