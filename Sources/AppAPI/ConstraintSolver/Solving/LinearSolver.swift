/// Finds values for variables that meet every required constraint and miss the others as little as can be.
///
/// What the constraints of one priority miss is summed up, and that sum is made as small as it can be, highest
/// priority first: any higher priority prevails over any number of lower ones. Constraints come and go one by
/// one, and each change starts from what was found before. The same calls give the same values in every run.
///
/// ```swift
/// var solver = LinearSolver()
/// let left = solver.makeVariable()
/// let width = solver.makeVariable()
/// solver.add(LinearConstraint(left, .equal, 16))
/// solver.add(LinearConstraint(left + width, .lessOrEqual, 300))
/// solver.add(LinearConstraint(width, .equal, 400, priority: 750))
/// solver.solve()
/// solver.value(of: width)  // 284
/// ```
public struct LinearSolver: Sendable {
  var tableau = Tableau()
  /// Constraints by the slot of their id; nil where one was removed.
  var records: [ConstraintRecord?] = []
  var freeSlots: [Int32] = []
  var nextSerial = 0
  /// The slots of constraints that are left out, in the order they were added.
  var broken: [Int32] = []
  /// In how many constraints a symbol stands.
  var uses: [Int32] = []
  /// The constraint that carries a variable's suggestion.
  var suggestions: [ConstraintID?] = []

  /// A solver without variables.
  public init() {}

  /// A new unknown, free to have any value.
  public mutating func makeVariable() -> LinearVariable {
    let symbol = tableau.makeSymbol(.external)
    while uses.count <= Int(symbol) {
      uses.append(0)
      suggestions.append(nil)
    }
    return LinearVariable(symbol: symbol)
  }

  /// Forgets an unknown; its handle must not be used afterwards.
  ///
  /// - Parameter variable: an unknown of this solver.
  /// - Returns: false, and nothing is done, while a constraint or a suggestion names it.
  @discardableResult public mutating func remove(_ variable: LinearVariable) -> Bool {
    let symbol = variable.symbol
    guard uses[Int(symbol)] == 0, !tableau.isBasic(symbol) else { return false }
    guard tableau.column(of: symbol).isEmpty else { return false }
    tableau.free(symbol)
    return true
  }

  /// Finds the best values after changes.
  ///
  /// - Complexity: a step touches the rows that change; how many steps there are depends on what changed.
  public mutating func solve() {
    tableau.optimize()
  }

  /// What was found for an unknown; 0 where nothing says anything about it.
  ///
  /// - Parameter variable: an unknown of this solver.
  /// - Returns: the value that the last `solve()` found, or, after a change, one that meets what is required.
  public func value(of variable: LinearVariable) -> Double {
    tableau.value(of: variable.symbol)
  }

  /// By how much a constraint is missed now; a broken one by as much as its variables happen to miss it.
  ///
  /// - Parameter id: a constraint of this solver.
  /// - Returns: the distance between its sides that its relation does not allow; 0 where it was removed.
  public func error(of id: ConstraintID) -> Double {
    guard let constraint = record(of: id)?.constraint else { return 0 }
    let difference = constraint.difference.terms.reduce(constraint.difference.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
    switch constraint.relation {
    case .lessOrEqual: return max(0, difference)
    case .equal: return difference.magnitude
    case .greaterOrEqual: return max(0, -difference)
    }
  }
}
