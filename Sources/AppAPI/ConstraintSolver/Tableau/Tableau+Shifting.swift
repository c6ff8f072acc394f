extension Tableau {
  /// Another constant of the sum in an equation that has been taken in.
  struct Shift {
    let residue: Residue
    /// What is added to the constant.
    let change: Double
  }

  /// Changes the constant of the sum in one equation.
  mutating func shift(_ residue: Residue, by change: Double) {
    if let symbol = residue.positive, isBasic(symbol) {
      move(row: Int(rowOf[Int(symbol)]), by: change)
    } else if let symbol = residue.negative, isBasic(symbol) {
      move(row: Int(rowOf[Int(symbol)]), by: -change)
    } else if let symbol = residue.positive {
      spread(symbol, -change)
    } else if let symbol = residue.negative {
      spread(symbol, change)
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
      if let symbol = one.residue.positive, isBasic(symbol) {
        rows[Int(rowOf[Int(symbol)])].constant += one.change
      } else if let symbol = one.residue.negative, isBasic(symbol) {
        rows[Int(rowOf[Int(symbol)])].constant -= one.change
      } else if let symbol = one.residue.positive {
        changes[Int(symbol)] -= one.change
      } else if let symbol = one.residue.negative {
        changes[Int(symbol)] += one.change
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

  /// How many rows a change of a constant touches by itself.
  private func reach(of residue: Residue) -> Int {
    if let symbol = residue.positive, isBasic(symbol) { return 1 }
    if let symbol = residue.negative, isBasic(symbol) { return 1 }
    return (residue.positive ?? residue.negative).map { columns[Int($0)].count } ?? 0
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
