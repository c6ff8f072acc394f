import Foundation

extension NSSortDescriptor {
  /// Sorts by what dictionaries have under a key, or objects as a property of that name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { left, right in
      PredicateComparison(name: "<").order(left, right) ?? .orderedSame
    }
  }

  /// Sorts by a text or number under a key, compared as the selector of that name compares.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.givenName ?? ""
    self.init(key: key, ascending: ascending) { left, right in
      guard let left = left as? String, let right = right as? String else {
        return PredicateComparison(name: "<").order(left, right) ?? .orderedSame
      }
      if name.contains("Standard") { return left.localizedStandardCompare(right) }
      if name.contains("caseInsensitive") || name.contains("CaseInsensitive") {
        return left.caseInsensitiveCompare(right)
      }
      return name.contains("localized") ? left.localizedCompare(right) : left.compare(right)
    }
  }

  /// Sorts by a property that may be absent, or that has no order of its own.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      switch (NSSortDescriptor.isAbsent(left), NSSortDescriptor.isAbsent(right)) {
      case (true, true): .orderedSame
      case (true, false): .orderedAscending
      case (false, true): .orderedDescending
      case (false, false): PredicateComparison(name: "<").order(left, right) ?? .orderedSame
      }
    }
  }

  private static func isAbsent(_ value: Any) -> Bool { (value as? any AbsentValue)?.isAbsent ?? false }

  private convenience init(
    key: String?, ascending: Bool, _ compare: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    let whole: KeyPath<Any, Any> = \.self
    self.init(keyPath: whole, ascending: ascending) { left, right in
      switch (NSSortDescriptor.value(of: left, key), NSSortDescriptor.value(of: right, key)) {
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      case (let first?, let second?): return compare(first, second)
      }
    }
  }
}

extension NSSortDescriptor {
  /// What an object has under a key; the object itself where there is no key.
  fileprivate static func value(of object: Any, _ key: String?) -> Any? {
    guard let key else { return object }
    return PredicateValue.key(key).value(of: object)
  }
}

/// A value that may be absent.
private protocol AbsentValue {
  var isAbsent: Bool { get }
}

extension Optional: AbsentValue {
  fileprivate var isAbsent: Bool {
    switch self {
    case .none: true
    case .some: false
    }
  }
}
