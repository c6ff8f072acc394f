extension Tableau {
  /// The row that first keeps a growing symbol from growing on.
  struct Limit {
    let row: Int
    /// How far the symbol can grow.
    let step: Double
  }

  /// How far a symbol can grow from 0 until a row that is not negative would become so; nil: without end.
  mutating func limit(of symbol: Symbol, growing direction: Double = 1) -> Limit? {
    var best: Limit?
    for row in column(of: symbol) {
      let row = Int(row)
      guard isBounded(row), rows[row].constant >= -Tolerance.value else { continue }
      let slope = rows[row].coefficient(of: symbol) * direction
      guard slope < 0 else { continue }
      let step = max(0, rows[row].constant) / -slope
      if let best, !precedes(row, step, best) { continue }
      best = Limit(row: row, step: step)
    }
    return best
  }

  /// Whether a row is nearer; of rows equally near, the one with the smaller symbol is.
  private func precedes(_ row: Int, _ step: Double, _ best: Limit) -> Bool {
    if (step - best.step).magnitude <= Tolerance.coefficient { return basics[row] < basics[best.row] }
    return step < best.step
  }

  /// More steps than any run needs, against rounding that turns in circles.
  var stepLimit: Int { 1000 + 50 * rows.count }
}
