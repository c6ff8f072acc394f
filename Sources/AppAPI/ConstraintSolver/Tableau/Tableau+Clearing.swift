extension Tableau {
  /// Drops every equation and every symbol but the variables, which keep their numbers.
  mutating func clear() {
    rows.removeAll(keepingCapacity: true)
    basics.removeAll(keepingCapacity: true)
    visits.removeAll(keepingCapacity: true)
    freeRows.removeAll()
    suspects.removeAll()
    levels.removeAll()
    freeSymbols.removeAll()
    isOptimal = true
    for symbol in kinds.indices.reversed() {
      rowOf[symbol] = -1
      if kinds[symbol] == .external { columns[symbol] = [] } else { free(Symbol(symbol)) }
    }
  }
}
