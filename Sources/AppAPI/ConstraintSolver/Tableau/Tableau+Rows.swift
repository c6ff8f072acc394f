extension Tableau {
  /// Takes an equation in, solved for a symbol that is not basic, and puts it wherever that symbol stands.
  mutating func insert(_ row: Row, basic: Symbol) -> Int {
    let place = vacantRow()
    basics[place] = basic
    rows[place] = row
    rowOf[Int(basic)] = Int32(place)
    for term in row.terms { note(term.symbol, in: place) }
    substitute(basic)
    return place
  }

  /// Drops an equation together with its basic symbol.
  mutating func delete(row: Int) {
    let terms = rows[row].terms
    rowOf[Int(basics[row])] = -1
    basics[row] = -1
    rows[row] = Row()
    for term in terms { depart(term.symbol) }
    freeRows.append(Int32(row))
  }

  /// Solves a row for another of its symbols, and puts that wherever the symbol stands.
  mutating func pivot(row: Int, entering: Symbol) {
    let leaving = basics[row]
    rows[row].solve(for: entering, replacing: leaving)
    rowOf[Int(leaving)] = -1
    rowOf[Int(entering)] = Int32(row)
    basics[row] = entering
    note(leaving, in: row)
    substitute(entering)
  }

  /// Every row a symbol stands in; the column is exact afterwards.
  mutating func column(of symbol: Symbol) -> [Int32] {
    visit += 1
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    column.removeAll { row in
      let isNew = visits[Int(row)] != visit
      visits[Int(row)] = visit
      return !isNew || rows[Int(row)].coefficient(of: symbol) == 0
    }
    columns[Int(symbol)] = column
    departed[Int(symbol)] = 0
    return column
  }

  /// Puts the row of a symbol that has just become basic wherever the symbol stands.
  private mutating func substitute(_ symbol: Symbol) {
    let source = Int(rowOf[Int(symbol)])
    let row = rows[source]
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    departed[Int(symbol)] = 0
    for target in column {
      let target = Int(target)
      let factor = rows[target].remove(symbol)
      guard factor != 0 else { continue }
      rows[target].add(row, times: factor, noting: &changes)
      noteChanges(in: target)
      check(target)
    }
    for level in levels.indices {
      let factor = levels[level].row.remove(symbol)
      guard factor != 0 else { continue }
      levels[level].row.add(row, times: factor, noting: &changes)
      changes.clear()
    }
  }

  /// Rounds what is nearly a bound to it, and remembers a row that lies beyond.
  mutating func check(_ row: Int) {
    guard isBounded(row) else { return }
    if isViolated(row) {
      suspects.insert(row, basic: basics[row])
    } else if rows[row].constant < Tolerance.coefficient {
      rows[row].constant = 0
    }
  }

  private mutating func noteChanges(in row: Int) {
    for symbol in changes.arrivals { note(symbol, in: row) }
    for symbol in changes.departures { depart(symbol) }
    changes.clear()
  }

  private mutating func note(_ symbol: Symbol, in row: Int) {
    columns[Int(symbol)].append(Int32(row))
  }

  /// Counts a row that a symbol left; where such rows prevail, the column is looked through.
  private mutating func depart(_ symbol: Symbol) {
    departed[Int(symbol)] += 1
    let count = Int(departed[Int(symbol)])
    guard count > 16, count * 2 > columns[Int(symbol)].count else { return }
    _ = column(of: symbol)
  }

  private mutating func vacantRow() -> Int {
    if let row = freeRows.popLast() { return Int(row) }
    rows.append(Row())
    basics.append(-1)
    visits.append(0)
    return rows.count - 1
  }
}
