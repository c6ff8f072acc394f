extension LinearSolver {
  /// Asks for a value, as while a finger drags; asking again for another is quick.
  ///
  /// - Parameters:
  ///   - value: what the variable should be.
  ///   - variable: an unknown of this solver.
  ///   - priority: how much that matters.
  public mutating func suggest(
    _ value: Double, for variable: LinearVariable, priority: ConstraintPriority = 999
  ) {
    guard let id = suggestions[Int(variable.symbol)] else {
      let wish = LinearConstraint(variable, .equal, LinearExpression(value), priority: priority)
      suggestions[Int(variable.symbol)] = add(wish)
      return
    }
    setPriority(priority, of: id)
    setConstant(value, of: id)
  }

  /// Forgets what was asked for a variable.
  ///
  /// - Parameter variable: an unknown of this solver.
  public mutating func endSuggesting(_ variable: LinearVariable) {
    guard let id = suggestions[Int(variable.symbol)] else { return }
    suggestions[Int(variable.symbol)] = nil
    remove(id)
  }
}
