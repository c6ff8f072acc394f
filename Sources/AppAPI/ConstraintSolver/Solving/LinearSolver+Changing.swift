extension LinearSolver {
  /// Changes the number on the right side of a constraint.
  ///
  /// Quicker than to remove the constraint and add another. A required one that now contradicts others is left
  /// out, as one that is added.
  /// - Parameters:
  ///   - constant: the new number, where all else stands on the left side.
  ///   - id: a constraint of this solver; one that was removed is left alone.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let record = record(of: id), record.constraint.constant != constant else { return }
    let slot = Int(id.slot)
    records[slot]?.constraint.constant = constant
    guard let residue = record.residue, constant.magnitude <= Tolerance.largestNumber else {
      uninstall(id.slot)
      install(id.slot)
      return retry(without: id)
    }
    tableau.shift(residue, by: (record.constraint.constant - constant) * record.sign)
    if let row = tableau.repair() { breakChanged(id, row: row) }
    retry(without: id)
  }

  /// Changes how much a constraint matters.
  ///
  /// - Parameters:
  ///   - priority: the new priority.
  ///   - id: a constraint of this solver; one that was removed is left alone.
  public mutating func setPriority(_ priority: ConstraintPriority, of id: ConstraintID) {
    guard let record = record(of: id), record.constraint.priority != priority else { return }
    let slot = Int(id.slot)
    guard let residue = record.residue, !priority.isRequired, !record.constraint.priority.isRequired else {
      uninstall(id.slot)
      records[slot]?.constraint.priority = priority
      install(id.slot)
      return retry(without: id)
    }
    let isEqual = record.constraint.relation == .equal
    tableau.join(priority)
    tableau.charge(residue, isEqual: isEqual, at: record.constraint.priority, weight: -1)
    tableau.charge(residue, isEqual: isEqual, at: priority)
    tableau.leave(record.constraint.priority)
    records[slot]?.constraint.priority = priority
  }
}
