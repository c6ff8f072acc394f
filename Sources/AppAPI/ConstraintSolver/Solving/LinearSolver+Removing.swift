extension LinearSolver {
  /// Forgets a constraint; what it alone kept from holding is taken into account again.
  ///
  /// - Parameter id: a constraint of this solver.
  /// - Returns: false where it was removed before.
  @discardableResult public mutating func remove(_ id: ConstraintID) -> Bool {
    guard let record = record(of: id) else { return false }
    uninstall(id.slot)
    for term in record.constraint.difference.terms { uses[Int(term.variable.symbol)] -= 1 }
    records[Int(id.slot)] = nil
    freeSlots.append(id.slot)
    retry(without: id)
    return true
  }

  /// The record of a constraint, if it is still there.
  func record(of id: ConstraintID) -> ConstraintRecord? {
    guard records.indices.contains(Int(id.slot)), let record = records[Int(id.slot)] else { return nil }
    return record.id == id ? record : nil
  }

  /// Takes the equation of a constraint out of the tableau.
  mutating func uninstall(_ slot: Int32) {
    guard let record = records[Int(slot)] else { return }
    broken.removeAll { $0 == slot }
    guard let residue = record.residue else { return }
    let priority = record.constraint.priority
    if !priority.isRequired {
      let isEqual = record.constraint.relation == .equal
      tableau.charge(residue, isEqual: isEqual, at: priority, weight: -1)
      tableau.leave(priority)
    }
    tableau.drop(residue)
    records[Int(slot)]?.residue = nil
  }
}
