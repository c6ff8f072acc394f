/// The symbols by which the equation of a constraint, `sum - positive + negative = 0`, can miss 0.
struct Residue {
  /// By how much the sum is above 0.
  var positive: Symbol?
  /// By how much the sum is below 0.
  var negative: Symbol?
}

extension Tableau {
  /// Adds a multiple of a symbol to the draft, by what it is made of if it is basic.
  mutating func addToDraft(_ symbol: Symbol, times factor: Double) {
    let row = rowOf[Int(symbol)]
    if row < 0 { draft.add(symbol, factor) } else { draft.add(rows[Int(row)], times: factor) }
  }

  /// The variable of a row whose elimination touches the fewest rows.
  func subject(of row: Row) -> Symbol? {
    var best: (symbol: Symbol, count: Int)?
    for term in row.terms where kind(of: term.symbol) == .external {
      let count = columns[Int(term.symbol)].count
      if let best, (best.count, best.symbol) < (count, term.symbol) { continue }
      best = (term.symbol, count)
    }
    return best?.symbol
  }

  /// Drops an equation that has been taken in, and gives its symbols back.
  mutating func drop(_ residue: Residue) {
    isOptimal = false
    let symbols = [residue.positive, residue.negative].compactMap { $0 }
    if let basic = symbols.first(where: isBasic) {
      delete(row: Int(rowOf[Int(basic)]))
    } else if let symbol = symbols.first, let row = exit(for: symbol) {
      pivot(row: row, entering: symbol)
      delete(row: row)
    }
    for symbol in symbols {
      for row in column(of: symbol) { _ = rows[Int(row)].remove(symbol) }
      for level in levels.indices { _ = levels[level].row.remove(symbol) }
      free(symbol)
    }
  }

  /// The row to solve for a symbol that is about to go, so that all other rows still hold.
  ///
  /// First a row of dummies alone: its equation takes the place of the one that goes. Then the bounded row
  /// that is nearest in either direction. Then the row of a variable, which may have any value.
  private mutating func exit(for symbol: Symbol) -> Int? {
    let column = column(of: symbol).map(Int.init)
    if let twin = column.first(where: { kind(of: basics[$0]) == .dummy }) { return twin }
    if let limit = limit(of: symbol) ?? limit(of: symbol, growing: -1) { return limit.row }
    return column.min { basics[$0] < basics[$1] }
  }
}
