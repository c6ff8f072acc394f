import Foundation

/// A key of the app's language files in the making, with a place for each value.
package struct LocalizationFormat<Argument: Sendable>: Sendable {
  /// The key so far.
  package private(set) var key = ""
  /// The values so far.
  package private(set) var arguments: [Argument] = []

  /// Makes an empty key.
  package init(literalCapacity: Int = 0, interpolationCount: Int = 0) {
    key.reserveCapacity(literalCapacity + interpolationCount * 3)
  }

  /// Adds words as they are.
  package mutating func append(literal: String) {
    key += literal.replacing("%", with: "%%")
  }

  /// Adds a value and the place that stands for it.
  package mutating func append(_ argument: Argument, _ place: String = "%@") {
    key += place
    arguments.append(argument)
  }
}

extension BinaryInteger {
  /// The place that stands for numbers of this type in a key.
  package static var place: String {
    let isLarge =
      Self.self == Int.self || Self.self == Int64.self || Self.self == UInt.self || Self.self == UInt64.self
    return (isLarge ? "%ll" : "%") + (isSigned ? "d" : "u")
  }
}

extension BinaryFloatingPoint {
  /// The place that stands for numbers of this type in a key.
  package static var place: String { Self.self == Float.self ? "%f" : "%lf" }
}
