import AppHost
import Foundation

/// An object that is told of properties by their names.
package protocol NamedPropertyObserver: NSObject {
  /// Takes in that a property of an object has another value.
  func takeChange(
    of keyPath: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Has another object told whenever the property of a name has another value.
  ///
  /// Views, controllers and other responders are told. Values are compared when the app comes to rest, at the same
  /// instant.
  ///
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - keyPath: The name; several with dots for a property of a property.
  ///   - options: What it is told, and when.
  ///   - context: What the observer tells this observation from others by.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let watch = NamedWatch(self, keyPath, options, observer, context)
    if options.contains(.initial) { watch.tell(old: nil) }
    KeyValueObservations.add(watch)
  }

  /// Has an object told no more of the property of a name.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    endWatches { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Has an object told no more of the property of a name, where it gave this context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    endWatches { $0.observer === observer && $0.keyPath == keyPath && $0.context == context }
  }

  private func endWatches(_ isMeant: @escaping (NamedWatch) -> Bool) {
    guard MainActorAccess.isNow else { return }
    nonisolated(unsafe) let (object, isMeant) = (self, isMeant)
    MainActor.assumeIsolated {
      KeyValueObservations.named { $0.object === object && isMeant($0) }.last?.end()
    }
  }
}

/// Looks at a property by its name.
final class NamedWatch: KeyValueWatch {
  fileprivate(set) weak var object: NSObject?
  let keyPath: String
  private let options: NSKeyValueObservingOptions
  private(set) weak var observer: NSObject?
  let context: UnsafeMutableRawPointer?
  private var last: Any?
  private let isComparable: Bool
  private var isOver = false

  init(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions, _ observer: NSObject,
    _ context: UnsafeMutableRawPointer?
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.observer = observer
    self.context = context
    last = object.namedValue(keyPath)
    isComparable = ValueComparison.areSame(last as Any, object.namedValue(keyPath) as Any) == true
  }

  var hasEnded: Bool { isOver || object == nil || observer == nil }

  func compare() -> Bool {
    guard let object, isComparable else { return false }
    let value = object.namedValue(keyPath)
    guard ValueComparison.areSame(last as Any, value as Any) == false else { return false }
    let old = last
    last = value
    tell(old: old)
    return true
  }

  func tell(old: Any?) {
    guard let object, let observer = observer as? any NamedPropertyObserver else { return }
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new) { change[.newKey] = last ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    observer.takeChange(of: keyPath, of: object, change, context: context)
  }

  func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {}

  func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    if object === self.object { _ = compare() }
  }

  func end() { isOver = true }
}

extension NSObject {
  /// The value of a property by its name; `nil` where there is none.
  fileprivate func namedValue(_ keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let value = (self as? any KeyedValues)?.keyedValue(first) ?? storedValue(first)
    guard parts.count > 1 else { return value }
    return (value as? NSObject)?.namedValue(parts[1])
  }
}

extension NSObject {
  /// The value of a stored property by its name; `nil` where there is none.
  package func storedValue(_ name: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
        return child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
