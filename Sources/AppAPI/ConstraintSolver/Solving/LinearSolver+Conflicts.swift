extension LinearSolver {
  /// Every constraint that is left out, and why, in the order they were added.
  public var conflicts: [ConstraintConflict] {
    broken.compactMap { records[Int($0)]?.conflict }
  }

  /// Why a constraint is left out; nil where it is not.
  ///
  /// - Parameter id: a constraint of this solver.
  /// - Returns: the reason, and the constraints it cannot be met with.
  public func conflict(of id: ConstraintID) -> ConstraintConflict? {
    record(of: id)?.conflict
  }

  /// The conflict of a constraint with those in the slots.
  func contradiction(_ id: ConstraintID, with slots: [Int32]) -> ConstraintConflict {
    let others = slots.compactMap { records[Int($0)]?.id }
    let members = Set(others + [id]).sorted()
    return ConstraintConflict(broken: id, members: members, reason: .contradiction)
  }

  /// Tries the constraints again that a constraint, now gone or changed, kept from holding.
  mutating func retry(without id: ConstraintID) {
    for slot in broken {
      guard let conflict = records[Int(slot)]?.conflict, conflict.broken != id else { continue }
      guard conflict.members.contains(id) else { continue }
      broken.removeAll { $0 == slot }
      install(slot)
    }
  }

  /// Leaves a constraint out that its change has made impossible, and begins anew without it.
  mutating func breakChanged(_ id: ConstraintID, row: Int) {
    let conflict = contradiction(id, with: tableau.owners(in: row))
    tableau.clear()
    records[Int(id.slot)]?.residue = nil
    records[Int(id.slot)]?.conflict = conflict
    let left = Set(broken + [id.slot])
    let ids = records.compactMap { $0?.id }.sorted()
    broken = ids.map(\.slot).filter(left.contains)
    for id in ids where !left.contains(id.slot) { install(id.slot) }
  }
}
