/// A constant and a sum of symbols with coefficients, each symbol in at most one place.
///
/// Terms lie side by side in the order in which they came. A long row that is changed often has an index of open
/// addressing beside them; it hashes by a fixed rule, so that every run is the same.
struct Row {
  /// A symbol and its coefficient.
  struct Term {
    let symbol: Symbol
    var coefficient: Double
  }

  /// The summand without a symbol.
  var constant: Double
  /// The other summands.
  private(set) var terms: [Term] = []
  /// For each slot a symbol and its place among the terms, or -1; empty while it does not pay.
  private var index: [Int] = []
  /// How many terms changes have looked through for want of an index.
  private var searched = 0
  /// How far a product is shifted for its home slot.
  private var shift = 32

  init(constant: Double = 0) {
    self.constant = constant
  }

  /// A row of terms whose symbols are all different.
  init(constant: Double, terms: [Term]) {
    self.constant = constant
    self.terms = terms
  }

  /// The coefficient of a symbol, 0 where there is none.
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < 0 ? 0 : terms[place].coefficient
  }

  /// Adds to the coefficient of a symbol, and notes whether that brings it into the row or takes it out.
  mutating func add(_ symbol: Symbol, _ value: Double, noting changes: inout RowChanges) {
    let place = search(symbol)
    guard place < 0 else {
      let sum = terms[place].coefficient + value
      terms[place].coefficient = sum
      guard sum.magnitude < Tolerance.coefficient else { return }
      remove(at: place)
      return changes.departures.append(symbol)
    }
    guard value.magnitude >= Tolerance.coefficient else { return }
    append(Term(symbol: symbol, coefficient: value))
    changes.arrivals.append(symbol)
  }

  /// Adds a multiple of another row, and notes which symbols that brings into this one or takes out.
  mutating func add(_ other: Row, times factor: Double, noting changes: inout RowChanges) {
    constant += factor * other.constant
    for term in other.terms { add(term.symbol, factor * term.coefficient, noting: &changes) }
  }

  /// Adds a symbol that is new to the row.
  mutating func append(_ symbol: Symbol, _ coefficient: Double) {
    append(Term(symbol: symbol, coefficient: coefficient))
  }

  /// Takes a symbol out and returns its coefficient, 0 where there is none.
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = search(symbol)
    guard place >= 0 else { return 0 }
    let coefficient = terms[place].coefficient
    remove(at: place)
    return coefficient
  }

  /// Multiplies every coefficient and the constant.
  mutating func scale(by factor: Double) {
    constant *= factor
    for place in terms.indices { terms[place].coefficient *= factor }
  }

  /// Turns `old = … + a·symbol` into `symbol = …`; without `old`, what equals 0.
  mutating func solve(for symbol: Symbol, replacing old: Symbol? = nil) {
    let factor = 1 / remove(symbol)
    scale(by: -factor)
    if let old { append(old, factor) }
  }
}

extension Row {
  private func home(_ symbol: Symbol) -> Int {
    Int((UInt32(bitPattern: symbol) &* 0x9E37_79B1) >> UInt32(shift))
  }

  private func place(of symbol: Symbol) -> Int {
    guard !index.isEmpty else {
      for place in terms.indices where terms[place].symbol == symbol { return place }
      return -1
    }
    let entry = index[slot(of: symbol)]
    return entry < 0 ? -1 : entry & 0xFFFF_FFFF
  }

  /// The place of a symbol that is to be changed; makes an index where searching has cost as much.
  private mutating func search(_ symbol: Symbol) -> Int {
    if index.isEmpty {
      searched += terms.count
      if searched > 32 + 3 * terms.count { rebuildIndex() }
    }
    return place(of: symbol)
  }

  /// The slot that holds a symbol, or the empty one where it would go.
  private func slot(of symbol: Symbol) -> Int {
    let mask = index.count - 1
    var slot = home(symbol)
    while index[slot] >= 0, index[slot] >> 32 != Int(symbol) { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func append(_ term: Term) {
    terms.append(term)
    guard !index.isEmpty else { return }
    guard terms.count * 2 <= index.count else { return rebuildIndex() }
    index[slot(of: term.symbol)] = Self.entry(term.symbol, at: terms.count - 1)
  }

  private mutating func remove(at place: Int) {
    let last = terms.count - 1
    if !index.isEmpty {
      empty(slot(of: terms[place].symbol))
      if place != last {
        let moved = terms[last].symbol
        index[slot(of: moved)] = Self.entry(moved, at: place)
      }
    }
    terms.swapAt(place, last)
    terms.removeLast()
  }

  /// Empties a slot and moves those behind it that would no longer be found.
  private mutating func empty(_ slot: Int) {
    let mask = index.count - 1
    var hole = slot
    var next = (slot + 1) & mask
    while index[next] >= 0 {
      let distance = (next - home(Symbol(truncatingIfNeeded: index[next] >> 32))) & mask
      if distance >= (next - hole) & mask {
        index[hole] = index[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    index[hole] = -1
  }

  private mutating func rebuildIndex() {
    let bits = Int.bitWidth - (terms.count * 2 - 1).leadingZeroBitCount
    shift = 32 - bits
    index = Array(repeating: -1, count: 1 << bits)
    for place in terms.indices {
      index[slot(of: terms[place].symbol)] = Self.entry(terms[place].symbol, at: place)
    }
  }

  private static func entry(_ symbol: Symbol, at place: Int) -> Int {
    Int(symbol) << 32 | place
  }
}
