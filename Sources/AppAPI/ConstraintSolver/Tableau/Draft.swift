/// An equation that is being put together, with a place for every symbol there is.
struct Draft {
  private var coefficients: [Double] = []
  private var isTouched: [Bool] = []
  private var touched: [Symbol] = []
  /// The summand without a symbol.
  var constant = 0.0

  /// Makes space for one more symbol.
  mutating func makeRoom() {
    coefficients.append(0)
    isTouched.append(false)
  }

  /// Adds to the coefficient of a symbol.
  mutating func add(_ symbol: Symbol, _ value: Double) {
    coefficients[Int(symbol)] += value
    guard !isTouched[Int(symbol)] else { return }
    isTouched[Int(symbol)] = true
    touched.append(symbol)
  }

  /// Adds a multiple of a row.
  mutating func add(_ row: Row, times factor: Double) {
    constant += factor * row.constant
    for term in row.terms { add(term.symbol, factor * term.coefficient) }
  }

  /// The row it has become; the draft is empty afterwards.
  mutating func finish() -> Row {
    var terms: [Row.Term] = []
    terms.reserveCapacity(touched.count + 3)
    for symbol in touched {
      let coefficient = coefficients[Int(symbol)]
      if coefficient.magnitude >= Tolerance.coefficient {
        terms.append(Row.Term(symbol: symbol, coefficient: coefficient))
      }
      coefficients[Int(symbol)] = 0
      isTouched[Int(symbol)] = false
    }
    let row = Row(constant: constant, terms: terms)
    touched.removeAll(keepingCapacity: true)
    constant = 0
    return row
  }
}
