/// A constraint as it was asked for, and what has become of it.
struct ConstraintRecord {
  let id: ConstraintID
  var constraint: LinearConstraint
  /// Its symbols, while the tableau has it.
  var residue: Residue?
  /// Why the tableau does not have it.
  var conflict: ConstraintConflict?

  /// What its sum is multiplied by so that it is at least 0 or equal to it.
  var sign: Double { constraint.relation == .lessOrEqual ? -1 : 1 }
}
