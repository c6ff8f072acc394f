import Foundation

extension UserDefaults {
  /// Keeps a value of any type that a property list has, numbers of every width among them; `nil` takes away what is kept.
  public func set<Value>(_ value: Value, forKey defaultName: String) {
    guard let present = PropertyListValue.present(value) else { return removeObject(forKey: defaultName) }
    guard let kept = PropertyListValue.value(of: present) else {
      fatalError(
        "\(type(of: present)) under \"\(defaultName)\" is no value of a property list. Encode it as data first."
      )
    }
    set(kept as Any?, forKey: defaultName)
  }

  /// What is kept under a key; `nil` where nothing is.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value under a key; `nil` takes away what is kept.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Values as property lists have them.
private enum PropertyListValue {
  /// What an optional holds, however deep; `nil` where it holds nothing.
  static func present(_ value: Any) -> Any? {
    guard let optional = value as? any PossibleValue else { return value }
    return optional.held.flatMap(present)
  }

  /// A value of the types that are kept; `nil` for one that cannot be.
  static func value(of value: Any) -> Any? {
    switch value {
    case let number as CGFloat: Double(number)
    case is String, is Bool, is Int, is Double, is Float, is Data, is Date, is URL, is NSNumber, is NSString:
      value
    case let number as any BinaryInteger: Int(truncatingIfNeeded: number)
    case let list as [Any]: all(list.map { self.value(of: $0) })
    case let entries as [String: Any]:
      all(entries.map { entry in self.value(of: entry.value).map { (entry.key, $0) } })
        .map { Dictionary($0) { first, _ in first } }
    default: nil
    }
  }

  private static func all<Element>(_ elements: [Element?]) -> [Element]? {
    let present = elements.compactMap { $0 }
    return present.count == elements.count ? present : nil
  }
}

/// A value that may be missing, of whatever type.
private protocol PossibleValue {
  var held: Any? { get }
}

extension Optional: PossibleValue {
  fileprivate var held: Any? { map { $0 as Any } }
}
