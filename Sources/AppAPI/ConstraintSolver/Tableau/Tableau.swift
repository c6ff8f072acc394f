/// Linear equations, each solved for one symbol: the basic solved form of the simplex method.
///
/// A basic symbol has a row that tells its value by symbols that are not basic, whose own value is 0.
/// Between changes these hold, and `violations()` finds where one does not:
/// - no row names a basic symbol;
/// - the row of a restricted symbol has a constant that is not negative, that of a dummy has 0;
/// - only rows of external symbols name external ones, and only rows of externals and restricted ones name
///   restricted ones.
struct Tableau {
  /// What each symbol is.
  var kinds: [SymbolKind] = []
  /// The row of each basic symbol, -1 of the others.
  var rowOf: [Int32] = []
  /// The constraint each symbol stands for, -1 for variables.
  var owners: [Int32] = []
  /// The rows in which each symbol that is not basic may stand: complete, but some no longer do.
  var columns: [[Int32]] = []
  /// How many rows of each column no longer have the symbol.
  var departed: [Int32] = []
  /// Symbols to be used again.
  var freeSymbols: [Symbol] = []

  /// The equations.
  var rows: [Row] = []
  /// The basic symbol of each row, -1 where the row is not in use.
  var basics: [Symbol] = []
  /// Rows to be used again.
  var freeRows: [Int32] = []

  /// What is to be made small, the most important first.
  var levels: [ObjectiveLevel] = []
  /// Whether no level can be improved without harm to one above it.
  var isOptimal = true
  /// Rows that may have become negative.
  var suspects = Suspects()

  /// For each row the number of the last visit, so that none is visited twice.
  var visits: [Int] = []
  var visit = 0
  /// What the last addition changed, kept for its memory.
  var changes = RowChanges()
  /// The equation that is being put together.
  var draft = Draft()
}

extension Tableau {
  /// Takes a new symbol into use.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32 = -1) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    rowOf.append(-1)
    owners.append(owner)
    columns.append([])
    departed.append(0)
    draft.makeRoom()
    return Symbol(kinds.count - 1)
  }

  /// Gives a symbol back that stands in no equation.
  mutating func free(_ symbol: Symbol) {
    kinds[Int(symbol)] = .free
    owners[Int(symbol)] = -1
    columns[Int(symbol)] = []
    departed[Int(symbol)] = 0
    freeSymbols.append(symbol)
  }

  func isBasic(_ symbol: Symbol) -> Bool { rowOf[Int(symbol)] >= 0 }

  func kind(of symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

  /// The value of a symbol now.
  func value(of symbol: Symbol) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Whether the symbol of a row may not be negative.
  func isBounded(_ row: Int) -> Bool {
    basics[row] >= 0 && kinds[Int(basics[row])] != .external
  }

  /// Whether the symbol of a row has a value it may not have.
  func isViolated(_ row: Int) -> Bool {
    guard isBounded(row) else { return false }
    let value = rows[row].constant
    return value < -Tolerance.value || (value > Tolerance.value && kind(of: basics[row]) == .dummy)
  }

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
