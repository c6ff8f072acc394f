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
    for place in Self.order(of: constraints, symbols: uses.count) { install(ids[place].slot) }
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
      install(last.slot)
    }
  }

  /// The places of constraints in the order in which to take them in.
  static func order(of constraints: [LinearConstraint], symbols: Int) -> [Int] {
    var ranking = ConstraintRanking(symbols: symbols)
    return ranking.order(constraints)
  }
}

/// Finds out which unknowns follow from which, to take constraints in from what is known outwards.
struct ConstraintRanking {
  /// For each symbol when it became known; -1 before.
  private var ranks: [Int]
  private var nextRank = 0
  /// The equations in which each symbol stands.
  private var equations: [[Int32]]

  init(symbols: Int) {
    ranks = Array(repeating: -1, count: symbols)
    equations = Array(repeating: [], count: symbols)
  }

  /// Required equations first, each when one unknown of it is left; then the rest by what it builds upon.
  mutating func order(_ constraints: [LinearConstraint]) -> [Int] {
    var unknown = Array(repeating: 0, count: constraints.count)
    var ready: [Int] = []
    var others: [Int] = []
    var open: [Int] = []
    for (place, constraint) in constraints.enumerated() {
      guard constraint.relation == .equal, constraint.priority.isRequired else {
        others.append(place)
        continue
      }
      open.append(place)
      for term in constraint.difference.terms { equations[Int(term.variable.symbol)].append(Int32(place)) }
      unknown[place] = constraint.difference.terms.count
      if unknown[place] <= 1 { ready.append(place) }
    }
    var isTaken = Array(repeating: false, count: constraints.count)
    var result: [Int] = []
    result.reserveCapacity(constraints.count)
    var next = 0
    var start = 0
    while true {
      while next < ready.count {
        let place = ready[next]
        next += 1
        take(place, constraints, &isTaken, &unknown, &ready, &result)
      }
      while start < open.count, isTaken[open[start]] { start += 1 }
      guard start < open.count else { break }
      // Nothing follows from what is known: the next one as written is as good as any.
      take(open[start], constraints, &isTaken, &unknown, &ready, &result)
    }
    for place in others {
      for term in constraints[place].difference.terms { rank(term.variable.symbol) }
    }
    let keys = others.map { place in
      (place, constraints[place].difference.terms.map { ranks[Int($0.variable.symbol)] }.max() ?? 0)
    }
    result += keys.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    return result
  }

  private mutating func take(
    _ place: Int, _ constraints: [LinearConstraint], _ isTaken: inout [Bool], _ unknown: inout [Int],
    _ ready: inout [Int], _ result: inout [Int]
  ) {
    guard !isTaken[place] else { return }
    isTaken[place] = true
    result.append(place)
    for term in constraints[place].difference.terms {
      let symbol = Int(term.variable.symbol)
      guard ranks[symbol] < 0 else { continue }
      rank(term.variable.symbol)
      for other in equations[symbol] {
        unknown[Int(other)] -= 1
        if unknown[Int(other)] == 1 { ready.append(Int(other)) }
      }
    }
  }

  private mutating func rank(_ symbol: Symbol) {
    guard ranks[Int(symbol)] < 0 else { return }
    ranks[Int(symbol)] = nextRank
    nextRank += 1
  }
}
