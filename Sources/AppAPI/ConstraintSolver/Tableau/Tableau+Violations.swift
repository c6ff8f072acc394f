extension Tableau {
  /// Every promise of the solved form that is broken now, in words; for tests.
  func violations() -> [String] {
    rows.indices.filter { basics[$0] >= 0 }.flatMap(violations(of:)) + levels.flatMap(violations(of:))
  }

  private func violations(of row: Int) -> [String] {
    let basic = basics[row]
    var found: [String] = []
    if Int(rowOf[Int(basic)]) != row { found.append("row \(row) is not the row of its symbol \(basic)") }
    if isViolated(row) { found.append("symbol \(basic) is \(rows[row].constant)") }
    for term in rows[row].terms {
      let other = kind(of: term.symbol)
      if isBasic(term.symbol) { found.append("row \(row) names the basic symbol \(term.symbol)") }
      if other == .free { found.append("row \(row) names symbol \(term.symbol), which is free") }
      if !columns[Int(term.symbol)].contains(Int32(row)) {
        found.append("the column of symbol \(term.symbol) lacks row \(row)")
      }
      let isSame = kind(of: basic) == .restricted && other == .restricted
      let isAllowed = isSame || other == .dummy || kind(of: basic) == .external
      if !isAllowed { found.append("the row of \(kind(of: basic)) \(basic) names \(other) \(term.symbol)") }
    }
    return found
  }

  private func violations(of level: ObjectiveLevel) -> [String] {
    level.row.terms.filter { isBasic($0.symbol) || kind(of: $0.symbol) == .free }.map {
      "the level of \(level.priority.rawValue) names symbol \($0.symbol)"
    }
  }
}
