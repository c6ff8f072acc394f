extension Tableau {
  /// Whether a variable could have another value that serves every priority as well.
  ///
  /// Moves along optima only, so that one copy of a tableau may be asked about many variables.
  mutating func isLoose(_ symbol: Symbol) -> Bool {
    guard isBasic(symbol) else { return true }
    let row = Int(rowOf[Int(symbol)])
    let isFree = rows[row].terms.contains { kind(of: $0.symbol) == .external }
    return isFree || moves(row, by: 1) || moves(row, by: -1)
  }

  /// Whether the value of a row can grow, or shrink by a direction of -1, and all stays as good as it is.
  private mutating func moves(_ row: Int, by direction: Double) -> Bool {
    for _ in 0..<stepLimit {
      let candidates = rows[row].terms.filter {
        $0.coefficient * direction > 0 && kind(of: $0.symbol) == .restricted
          && !costs($0.symbol, above: levels.count)
      }
      guard let entering = candidates.map(\.symbol).min() else { return false }
      guard let limit = limit(of: entering), limit.step <= Tolerance.value else { return true }
      pivot(row: limit.row, entering: entering)
    }
    return false
  }
}
