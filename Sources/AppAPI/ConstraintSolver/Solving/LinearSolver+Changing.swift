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

  /// Changes the numbers on the right side of many constraints at once.
  ///
  /// What one change breaks and the next one mends, as when content grows and both its wishes with it, costs
  /// nothing. Of required ones that now contradict others the last one in the list is left out.
  /// - Parameter changes: constraints of this solver and their new numbers; what was removed is left alone.
  /// - Complexity: at most a walk over all terms of all equations, and steps for what no longer holds.
  public mutating func setConstants(_ changes: [(id: ConstraintID, constant: Double)]) {
    var shifts: [Tableau.Shift] = []
    var shifted: [ConstraintID] = []
    var rest: [(id: ConstraintID, constant: Double)] = []
    shifts.reserveCapacity(changes.count)
    for change in changes {
      guard let record = record(of: change.id), record.constraint.constant != change.constant else {
        continue
      }
      guard let residue = record.residue, change.constant.magnitude <= Tolerance.largestNumber else {
        rest.append(change)
        continue
      }
      let distance = (record.constraint.constant - change.constant) * record.sign
      records[Int(change.id.slot)]?.constraint.constant = change.constant
      shifts.append(Tableau.Shift(residue: residue, change: distance))
      shifted.append(change.id)
    }
    tableau.shift(shifts)
    if let row = tableau.repair() {
      let owners = Set(tableau.owners(in: row))
      if let last = shifted.last(where: { owners.contains($0.slot) }) ?? shifted.last {
        breakChanged(last, row: row)
      }
    }
    if !broken.isEmpty { for id in shifted { retry(without: id) } }
    // What was left out, or has a number that no layout can have, is taken in anew.
    for change in rest { setConstant(change.constant, of: change.id) }
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
