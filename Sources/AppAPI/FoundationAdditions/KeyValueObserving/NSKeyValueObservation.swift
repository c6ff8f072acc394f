import AppHost
import Foundation

/// Looks at a property until it is invalidated or nobody keeps it any more.
///
///     observation = webView.observe(\.estimatedProgress, options: .new) { view, change in … }
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Checked by hand: what is looked at is only touched on the main actor.
  private let lock = NSLock()
  private var watch: (any KeyValueWatch)?

  init(_ watch: any KeyValueWatch) {
    self.watch = watch
    super.init()
  }

  deinit { watch?.end() }

  /// Looks no more.
  public func invalidate() {
    lock.withLock {
      watch?.end()
      watch = nil
    }
  }
}

/// An object whose properties can be looked at; every object of Foundation is.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a closure whenever a property has another value.
  ///
  /// Values are compared when the app comes to rest, at the same instant: there is no runtime that tells of each setting.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What the closure is told, and when.
  ///   - changeHandler: Takes the object and the change.
  /// - Returns: What ends the observation when nobody keeps it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let watch = PropertyWatch(self, keyPath, options, changeHandler)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(options, new: watch.last, old: nil))
    }
    KeyValueObservations.add(watch)
    return NSKeyValueObservation(watch)
  }

  /// Says that a property is about to change; its observers that want to know are told.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservations.willChange(self, keyPath)
  }

  /// Says that a property has changed; its observers are told at once, also where its value is equal to the one before.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservations.didChange(self, keyPath)
  }
}

/// Looks at one property of one object.
protocol KeyValueWatch: AnyObject {
  /// True where it looks no more.
  var hasEnded: Bool { get }
  /// Compares; true where there was another value and the observer was told.
  func compare() -> Bool
  /// Tells the observer that the value is about to change, where it is this one.
  func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath)
  /// Tells the observer that the value has changed, where it is this one.
  func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath)
  /// Looks no more.
  func end()
}

/// Looks at a property by its key path.
private final class PropertyWatch<Object: AnyObject, Value>: KeyValueWatch {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let isComparable: Bool
  private var handler: ((Object, NSKeyValueObservedChange<Value>) -> Void)?
  private(set) var last: Value

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = object[keyPath: keyPath]
    // A property that makes its value anew for each reading would differ for ever.
    isComparable = ValueComparison.areSame(last, object[keyPath: keyPath]) == true
  }

  var hasEnded: Bool { handler == nil || object == nil }

  func compare() -> Bool {
    guard let object, isComparable else { return false }
    let value = object[keyPath: keyPath]
    guard ValueComparison.areSame(last, value) == false else { return false }
    if options.contains(.prior) {
      handler?(object, NSKeyValueObservedChange(options, new: nil, old: last, isPrior: true))
    }
    tell(object, value)
    return true
  }

  private func tell(_ object: Object, _ value: Value) {
    let old = last
    last = value
    handler?(object, NSKeyValueObservedChange(options, new: value, old: old))
  }

  func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    guard let own = self.object, own === object, keyPath == self.keyPath else { return }
    last = own[keyPath: self.keyPath]
    guard options.contains(.prior) else { return }
    handler?(own, NSKeyValueObservedChange(options, new: nil, old: last, isPrior: true))
  }

  func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    guard let own = self.object, own === object, keyPath == self.keyPath else { return }
    tell(own, own[keyPath: self.keyPath])
  }

  func end() { handler = nil }
}
