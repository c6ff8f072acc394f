import ConstraintSolver
import TestSupport

/// A constraint as bare numbers, one coefficient for each variable of a small world.
struct PlainConstraint {
  var coefficients: [Double]
  var relation: LinearConstraint.Relation
  var constant: Double
  var priority: ConstraintPriority

  /// A constraint of small whole numbers.
  static func random(variables: Int, using numbers: inout SeededDice) -> Self {
    let priorities: [ConstraintPriority] = [.required, .required, 750, 750, 250, .init(250.5), 1]
    let relations: [LinearConstraint.Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
    let coefficients: [Double] = [-2, -1, -1, 0, 1, 1, 1]
    return Self(
      coefficients: (0..<variables).map { _ in coefficients.randomElement(using: &numbers) ?? 0 },
      relation: relations.randomElement(using: &numbers) ?? .equal,
      constant: Double(Int.random(in: -10...10, using: &numbers)),
      priority: priorities.randomElement(using: &numbers) ?? .required)
  }

  /// The constraint in a solver's words.
  func constraint(on variables: [LinearVariable]) -> LinearConstraint {
    let left = zip(variables, coefficients).reduce(LinearExpression(0)) { $0 + $1.0 * $1.1 }
    return LinearConstraint(left, relation, LinearExpression(constant), priority: priority)
  }

  /// By how much a point misses it.
  func error(at point: [Double]) -> Double {
    let difference = zip(point, coefficients).reduce(-constant) { $0 + $1.0 * $1.1 }
    switch relation {
    case .lessOrEqual: return max(0, difference)
    case .equal: return difference.magnitude
    case .greaterOrEqual: return max(0, -difference)
    }
  }
}
