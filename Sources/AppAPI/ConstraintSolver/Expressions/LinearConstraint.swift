/// An equation or an inequality between two expressions, with a priority.
///
/// ```swift
/// LinearConstraint(second, .equal, first + 8)
/// LinearConstraint(width, .greaterOrEqual, 44, priority: 750)
/// ```
public struct LinearConstraint: Hashable, Sendable {
  /// How the two sides of a constraint compare.
  public enum Relation: Hashable, Sendable {
    /// The left side is at most the right one.
    case lessOrEqual
    /// Both sides are the same.
    case equal
    /// The left side is at least the right one.
    case greaterOrEqual
  }

  /// The left side less the right one, which compares with 0.
  public internal(set) var difference: LinearExpression
  /// How the sides compare.
  public let relation: Relation
  /// How much the constraint matters.
  public internal(set) var priority: ConstraintPriority

  /// Compares two expressions.
  ///
  /// - Parameters:
  ///   - left: the left side.
  ///   - relation: how it compares with the right side.
  ///   - right: the right side.
  ///   - priority: how much that matters.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: ConstraintPriority = .required
  ) {
    difference = left - right
    self.relation = relation
    self.priority = priority
  }

  /// Compares a variable with an expression.
  ///
  /// - Parameters:
  ///   - left: the variable.
  ///   - relation: how it compares with the right side.
  ///   - right: the right side.
  ///   - priority: how much that matters.
  public init(
    _ left: LinearVariable, _ relation: Relation, _ right: LinearExpression,
    priority: ConstraintPriority = .required
  ) {
    self.init(LinearExpression(left), relation, right, priority: priority)
  }

  /// The number on the right side once everything else stands on the left one.
  public var constant: Double {
    get { 0 - difference.constant }
    set { difference.constant = 0 - newValue }
  }

  /// Whether a solver can reckon with its numbers.
  var isInRange: Bool {
    let numbers = difference.terms.map(\.coefficient) + [difference.constant]
    return numbers.allSatisfy { $0.magnitude <= Tolerance.largestNumber }
  }
}
