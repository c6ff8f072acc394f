extension Tableau {
  /// Moves along the rows that hold until a negative row holds too; false where that cannot be.
  ///
  /// When it cannot be, the symbols of the row are the constraints that contradict each other.
  mutating func raise(_ symbol: Symbol) -> Bool {
    var isStalled = false
    for _ in 0..<stepLimit {
      let row = Int(rowOf[Int(symbol)])
      guard row >= 0, isViolated(row) else { return true }
      guard let entering = raising(row, byNumber: isStalled) else { return false }
      let step = rows[row].constant / -rows[row].coefficient(of: entering)
      isOptimal = false
      guard let limit = limit(of: entering), limit.step < step - Tolerance.coefficient else {
        pivot(row: row, entering: entering)
        continue
      }
      isStalled = limit.step <= Tolerance.value
      pivot(row: limit.row, entering: entering)
    }
    return false
  }

  /// The symbol that raises a row most, or, after a step of no length, the one with the smallest number.
  private func raising(_ row: Int, byNumber: Bool) -> Symbol? {
    var best: Row.Term?
    for term in rows[row].terms where term.coefficient > 0 && kind(of: term.symbol) != .dummy {
      guard let chosen = best else {
        best = term
        continue
      }
      let isLarger = !byNumber && term.coefficient > chosen.coefficient
      let isEqual = byNumber || term.coefficient == chosen.coefficient
      if isLarger || (isEqual && term.symbol < chosen.symbol) { best = term }
    }
    return best?.symbol
  }

  /// Makes every row hold again; the row that cannot, with all others as they came.
  ///
  /// Keeps an optimum an optimum by the dual simplex method, and otherwise raises row after row.
  mutating func repair() -> Int? {
    if isOptimal, let row = dualSimplex() { return row }
    while let row = nextSuspect() {
      guard raise(basics[row]) else { return row }
    }
    return nil
  }

  /// The row with the smallest symbol of those that do not hold.
  mutating func nextSuspect() -> Int? {
    while let first = suspects.first {
      if isViolated(first.row), basics[first.row] == first.basic { return first.row }
      suspects.removeFirst()
      if isViolated(first.row) { suspects.insert(first.row, basic: basics[first.row]) }
    }
    return nil
  }
}
