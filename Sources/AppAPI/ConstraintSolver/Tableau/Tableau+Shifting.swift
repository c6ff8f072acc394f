extension Tableau {
  /// Another constant of the sum in an equation that has been taken in.
  struct Shift {
    let residue: Residue
    /// What is added to the constant.
    let change: Double
  }

  /// Changes the constant of the sum in one equation.
  mutating func shift(_ residue: Residue, by change: Double) {
    guard let (symbol, sign) = carrier(of: residue) else { return }
    if isBasic(symbol) {
      move(row: Int(rowOf[Int(symbol)]), by: sign * change)
    } else {
      spread(symbol, -sign * change)
    }
  }

  /// Changes the constants of many sums: each by itself, or, where that costs less, in one walk over all rows.
  mutating func shift(_ shifts: [Shift]) {
    let touched = shifts.reduce(0) { $0 + reach(of: $1.residue) }
    let terms = rows.reduce(0) { $0 + $1.terms.count }
    guard touched * 4 > terms + kinds.count else {
      for one in shifts { shift(one.residue, by: one.change) }
      return
    }
    var changes = [Double](repeating: 0, count: kinds.count)
    for one in shifts {
      guard let (symbol, sign) = carrier(of: one.residue) else { continue }
      if isBasic(symbol) {
        rows[Int(rowOf[Int(symbol)])].constant += sign * one.change
      } else {
        changes[Int(symbol)] -= sign * one.change
      }
    }
    changes.withUnsafeBufferPointer { changes in
      for row in rows.indices where basics[row] >= 0 {
        var sum = 0.0
        for term in rows[row].terms { sum += term.coefficient * changes[Int(term.symbol)] }
        rows[row].constant += sum
        check(row)
      }
    }
  }

  /// The symbol by which a change of the constant comes into the rows, the basic one where there is one, and its sign
  /// in the equation.
  private func carrier(of residue: Residue) -> (symbol: Symbol, sign: Double)? {
    if let symbol = residue.positive, residue.negative.map(isBasic) != true { return (symbol, 1) }
    return residue.negative.map { ($0, -1) }
  }

  /// How many rows a change of a constant touches by itself.
  private func reach(of residue: Residue) -> Int {
    guard let (symbol, _) = carrier(of: residue) else { return 0 }
    return isBasic(symbol) ? 1 : columns[Int(symbol)].count
  }

  private mutating func spread(_ symbol: Symbol, _ change: Double) {
    for row in column(of: symbol) {
      move(row: Int(row), by: rows[Int(row)].coefficient(of: symbol) * change)
    }
  }

  private mutating func move(row: Int, by change: Double) {
    rows[row].constant += change
    check(row)
  }
}
