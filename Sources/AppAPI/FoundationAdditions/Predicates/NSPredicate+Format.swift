import Foundation

extension NSPredicate {
  /// Makes a predicate that is written as text; arguments stand where `%@` and `%d` are, keys where `%K` is.
  ///
  ///     NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "rex@kennel.org")   // true
  ///
  /// Keys are looked up in dictionaries and among the stored properties. A text that cannot be read is a mistake
  /// in the program.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Makes a predicate that is written as text; the arguments are those of an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    guard let condition = reader.condition() else {
      fatalError("No predicate can be read from \"\(predicateFormat)\".")
    }
    self.init { object, _ in condition.holds(for: object) }
  }
}

/// What a predicate asks.
indirect enum PredicateCondition {
  case always(Bool)
  case comparison(PredicateValue, PredicateComparison, PredicateValue)
  case quantified(PredicateQuantity, PredicateValue, PredicateComparison, PredicateValue)
  case both(PredicateCondition, PredicateCondition)
  case either(PredicateCondition, PredicateCondition)
  case not(PredicateCondition)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let answer): answer
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(of: object), right.value(of: object))
    case .quantified(let quantity, let left, let comparison, let right):
      quantity.holds(PredicateValue.elements(of: left.value(of: object)) ?? []) {
        comparison.holds($0, right.value(of: object))
      }
    case .both(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .either(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .not(let condition): !condition.holds(for: object)
    }
  }
}

/// For how many of several values a comparison has to hold.
enum PredicateQuantity: String {
  case any = "ANY"
  case some = "SOME"
  case all = "ALL"
  case none = "NONE"

  func holds(_ values: [Any], _ test: (Any) -> Bool) -> Bool {
    switch self {
    case .any, .some: values.contains(where: test)
    case .all: values.allSatisfy(test)
    case .none: !values.contains(where: test)
    }
  }
}

/// One side of a comparison.
indirect enum PredicateValue {
  case object
  case constant(Any?)
  case key(String)
  case list([PredicateValue])

  func value(of object: Any?) -> Any? {
    switch self {
    case .object: object
    case .constant(let value): value
    case .list(let values): values.compactMap { $0.value(of: object) }
    case .key(let path): path.split(separator: ".").reduce(object) { Self.member(String($1), of: $0) }
    }
  }

  /// The elements of a set or a list; `nil` for anything else.
  static func elements(of value: Any?) -> [Any]? {
    switch value {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    case let set as Set<AnyHashable>: Array(set)
    default: nil
    }
  }

  /// A value of a dictionary, or a stored property; of a set, those of all its elements.
  private static func member(_ name: String, of object: Any?) -> Any? {
    if let elements = elements(of: object) {
      return name == "@count" ? elements.count : elements.compactMap { member(name, of: $0) }
    }
    if let values = object as? [String: Any] { return values[name] }
    if let keyed = object as? any KeyedValues { return keyed.keyedValue(name) }
    var mirror = object.map { Mirror(reflecting: $0) }
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name || $0.label == "_\(name)" }) {
        let inner = Mirror(reflecting: child.value)
        return inner.displayStyle == .optional ? inner.children.first?.value : child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
