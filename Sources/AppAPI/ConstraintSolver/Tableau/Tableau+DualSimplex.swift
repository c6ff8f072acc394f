extension Tableau {
  /// Makes negative rows hold by steps that keep the optimum; the row that cannot hold, if there is one.
  mutating func dualSimplex() -> Int? {
    for _ in 0..<stepLimit {
      guard let row = nextSuspect() else { return nil }
      guard let entering = cheapest(in: row) else { return row }
      pivot(row: row, entering: entering)
    }
    isOptimal = false
    return nil
  }

  /// Of the symbols that raise a row, the one that costs the least for what it raises, highest level first.
  private func cheapest(in row: Int) -> Symbol? {
    var candidates = rows[row].terms.filter { $0.coefficient > 0 && kind(of: $0.symbol) != .dummy }
    for level in levels where candidates.count > 1 {
      let prices = candidates.map { level.row.coefficient(of: $0.symbol) / $0.coefficient }
      let least = (prices.min() ?? 0) + Tolerance.coefficient
      candidates = zip(candidates, prices).filter { $0.1 <= least }.map(\.0)
    }
    return candidates.map(\.symbol).min()
  }
}
