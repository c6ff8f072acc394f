extension LinearSolver {
  /// Takes a constraint into account.
  ///
  /// A required one that contradicts others is left out until one of these goes or changes; `conflict(of:)`
  /// tells so.
  /// - Parameter constraint: names variables of this solver.
  /// - Returns: by what to change, remove or ask about it.
  @discardableResult public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let id = record(constraint)
    install(id.slot)
    return id
  }

  /// Writes a constraint down that is to be installed.
  mutating func record(_ constraint: LinearConstraint) -> ConstraintID {
    let slot = freeSlots.popLast() ?? Int32(records.count)
    if slot == records.count { records.append(nil) }
    let id = ConstraintID(slot: slot, serial: nextSerial)
    nextSerial += 1
    for term in constraint.difference.terms { uses[Int(term.variable.symbol)] += 1 }
    records[Int(slot)] = ConstraintRecord(id: id, constraint: constraint)
    return id
  }

  /// Puts the equation of a constraint into the tableau, or writes down why that cannot be.
  mutating func install(_ slot: Int32) {
    guard var record = records[Int(slot)] else { return }
    defer { records[Int(slot)] = record }
    record.conflict = nil
    record.residue = nil
    guard record.constraint.isInRange else {
      record.conflict = ConstraintConflict(broken: record.id, members: [record.id], reason: .outOfRange)
      return keepBroken(slot)
    }
    let row = draftedRow(record)
    let priority = record.constraint.priority
    guard priority.isRequired else {
      record.residue = tableau.wish(row, isEqual: record.constraint.relation == .equal, priority, owner: slot)
      return
    }
    let isEqual = record.constraint.relation == .equal
    switch isEqual ? tableau.requireZero(row, owner: slot) : tableau.requirePositive(row, owner: slot) {
    case .held(let residue): record.residue = residue
    case .contradicted(let owners):
      record.conflict = contradiction(record.id, with: owners)
      keepBroken(slot)
    }
  }

  /// The sum of a constraint by symbols that are not basic, turned so that it is at least 0 or equal to it.
  private mutating func draftedRow(_ record: ConstraintRecord) -> Row {
    let difference = record.constraint.difference
    for term in difference.terms {
      tableau.addToDraft(term.variable.symbol, times: term.coefficient * record.sign)
    }
    tableau.draft.constant += difference.constant * record.sign
    return tableau.draft.finish()
  }

  private mutating func keepBroken(_ slot: Int32) {
    broken.append(slot)
    broken.sort { (records[Int($0)]?.id.serial ?? 0) < (records[Int($1)]?.id.serial ?? 0) }
  }
}
