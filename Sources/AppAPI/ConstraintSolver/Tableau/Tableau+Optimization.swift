extension Tableau {
  /// Makes the sum of every level as small as it can be without harm to a level above, highest first.
  mutating func optimize() {
    guard !isOptimal else { return }
    var steps = stepLimit
    for level in levels.indices {
      var isStalled = false
      while steps > 0, let entering = improving(level, byNumber: isStalled) {
        guard let limit = limit(of: entering) else { break }
        isStalled = limit.step <= Tolerance.value
        pivot(row: limit.row, entering: entering)
        steps -= 1
      }
    }
    isOptimal = true
  }

  /// Makes a basic symbol smaller by steps that cost nothing at any level, as far as such steps lead.
  ///
  /// What is near at hand is cheaper to do before other rows have come to depend on it.
  mutating func relieve(_ symbol: Symbol) {
    for _ in 0..<4 {
      let row = Int(rowOf[Int(symbol)])
      guard row >= 0, rows[row].constant > Tolerance.value else { return }
      let entering = rows[row].terms.filter {
        $0.coefficient < 0 && kind(of: $0.symbol) == .restricted && !costs($0.symbol, above: levels.count)
      }
      guard let entering = entering.map(\.symbol).max(), let limit = limit(of: entering) else { return }
      isOptimal = false
      pivot(row: limit.row, entering: entering)
    }
  }

  /// The symbol whose growth improves a level most, or, after a step of no length, the one with the smallest
  /// number; one that costs something at a level above is out of the question.
  private func improving(_ level: Int, byNumber: Bool) -> Symbol? {
    var best: Row.Term?
    for term in levels[level].row.terms where term.coefficient < 0 {
      if let best, !precedes(term, best, byNumber: byNumber) { continue }
      if kind(of: term.symbol) == .dummy || costs(term.symbol, above: level) { continue }
      best = term
    }
    return best?.symbol
  }

  private func precedes(_ term: Row.Term, _ best: Row.Term, byNumber: Bool) -> Bool {
    if byNumber || term.coefficient == best.coefficient { return term.symbol < best.symbol }
    return term.coefficient < best.coefficient
  }

  /// Whether the growth of a symbol counts at one of the levels above another.
  func costs(_ symbol: Symbol, above level: Int) -> Bool {
    for other in 0..<level where levels[other].row.coefficient(of: symbol) != 0 { return true }
    return false
  }
}
