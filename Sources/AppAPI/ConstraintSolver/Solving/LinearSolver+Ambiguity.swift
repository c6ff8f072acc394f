extension LinearSolver {
  /// Whether constraints leave open what a variable is, so that its value is one of many that serve as well.
  ///
  /// - Parameter variable: an unknown of this solver.
  /// - Returns: false where it can have one value only.
  /// - Complexity: at worst that of solving again.
  public func isAmbiguous(_ variable: LinearVariable) -> Bool {
    !ambiguous(among: [variable]).isEmpty
  }

  /// The variables whose values the constraints leave open, in the order they were asked about.
  ///
  /// - Parameter variables: unknowns of this solver.
  /// - Returns: those of them that could have other values.
  /// - Complexity: a look at each variable's row, and steps as of solving where that does not decide.
  public func ambiguous(among variables: [LinearVariable]) -> [LinearVariable] {
    var probe = tableau
    probe.optimize()
    return variables.filter { probe.isLoose($0.symbol) }
  }
}
