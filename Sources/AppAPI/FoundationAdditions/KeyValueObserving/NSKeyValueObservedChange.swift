import Foundation

/// What an observer of a property is told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With the value that it has now.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// With the value that it had.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// At once, with the value that it begins with.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Also before it changes.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a property changed.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something came into a collection, left it, or took the place of something in it.
  case insertion, removal, replacement
}

/// Names of what a change is described by.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How it changed, as a number of `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value that it has now.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value that it had.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places in a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// True before it changes.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a property, as far as its observer asked for it.
public struct NSKeyValueObservedChange<Value> {
  /// How it changed.
  public typealias Kind = NSKeyValueChange

  /// How it changed.
  public let kind: Kind
  /// The value that it has now; `nil` where the observer did not ask for it.
  public let newValue: Value?
  /// The value that it had; `nil` where the observer did not ask for it, and at the beginning.
  public let oldValue: Value?
  /// The places in a collection; `nil` where all of it was set.
  public let indexes: IndexSet?
  /// True before it changes.
  public let isPrior: Bool

  init(_ options: NSKeyValueObservingOptions, new: Value?, old: Value?, isPrior: Bool = false) {
    kind = .setting
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
    indexes = nil
    self.isPrior = isPrior
  }
}
