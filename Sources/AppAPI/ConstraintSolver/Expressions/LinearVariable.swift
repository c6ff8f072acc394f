/// An unknown number that a solver made and finds a value for.
///
/// ```swift
/// var solver = LinearSolver()
/// let width = solver.makeVariable()
/// solver.add(LinearConstraint(width, .equal, 44))
/// solver.solve()
/// solver.value(of: width)  // 44
/// ```
public struct LinearVariable: Hashable, Sendable {
  /// The variable's symbol in the solver's tableau.
  let symbol: Symbol
}
