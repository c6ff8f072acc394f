/// How much a constraint matters: above 0, and 1000 for what must hold.
///
/// A constraint of a higher priority prevails over any number of constraints of lower ones. Priorities between
/// whole numbers count as written: 250.5 lies above 250.
public struct ConstraintPriority: Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public let rawValue: Double

  /// A priority of a number.
  ///
  /// - Parameter rawValue: the number; what lies above 1000 counts as 1000, what is not above 0 as the least
  ///   priority there is.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue > 0 ? min(rawValue, 1000) : .leastNonzeroMagnitude
  }

  /// What must hold.
  public static let required = Self(1000)

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue == 1000 }

  /// Whether one priority matters less than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension ConstraintPriority: ExpressibleByIntegerLiteral {
  /// A priority written as a whole number.
  ///
  /// - Parameter value: the number; what lies outside of 1 to 1000 counts as the nearer end.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
