extension LinearSolver {
  /// Takes many constraints into account at once, in the order in which they are cheapest to take in.
  ///
  /// What an equation leaves one unknown of is taken in as soon as the others are known, so that a chain is
  /// followed from its fixed end whatever the order it was written in. Where constraints contradict each other,
  /// the one that stands last among them is left out, as if they had come one by one.
  /// - Parameter constraints: name variables of this solver.
  /// - Returns: by what to change, remove or ask about each of them, in their order.
  /// - Complexity: beyond taking them in, proportional to the terms of all.
  @discardableResult public mutating func add(_ constraints: [LinearConstraint]) -> [ConstraintID] {
    var ids: [ConstraintID] = []
    ids.reserveCapacity(constraints.count)
    for constraint in constraints { ids.append(record(constraint)) }
    var ranking = ConstraintRanking(constraints, symbols: uses.count)
    for place in ranking.order() { install(ids[place].slot) }
    leaveOutLast(of: Set(ids))
    return ids
  }

  /// Lets the last constraint of each new conflict be the one that is left out.
  private mutating func leaveOutLast(of added: Set<ConstraintID>) {
    for _ in 0..<16 {
      let wrong = conflicts.first {
        added.contains($0.broken) && $0.reason == .contradiction && ($0.members.last ?? $0.broken) > $0.broken
      }
      guard let wrong, let last = wrong.members.last else { return }
      uninstall(last.slot)
      broken.removeAll { $0 == wrong.broken.slot }
      install(wrong.broken.slot)
      retry(without: last)
      install(last.slot)
    }
  }
}
