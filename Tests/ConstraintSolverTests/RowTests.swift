import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Rows of the tableau")
struct RowTests {
  @Test(
    "A row is the sum of what was added, whether short, long, searched often or seldom",
    arguments: 0..<60)
  func model(seed: Int) {
    var numbers = SeededDice(state: UInt64(seed))
    let symbols = Symbol(1 + seed * 2)
    var row = Row()
    var model: [Symbol: Double] = [:]
    for _ in 0..<400 {
      let symbol = Symbol.random(in: 0..<symbols, using: &numbers)
      var changes = RowChanges()
      if Bool.random(using: &numbers) {
        let value = Double(Int.random(in: -2...2, using: &numbers))
        let old = model.removeValue(forKey: symbol) ?? 0
        if old + value != 0 { model[symbol] = old + value }
        row.add(symbol, value, noting: &changes)
        #expect(changes.arrivals == (old == 0 && value != 0 ? [symbol] : []))
        #expect(changes.departures == (old != 0 && old + value == 0 ? [symbol] : []))
      } else {
        let removed = row.remove(symbol)
        #expect(removed == model.removeValue(forKey: symbol) ?? 0)
      }
      #expect(row.terms.count == model.count)
    }
    for symbol in 0..<symbols { #expect(row.coefficient(of: symbol) == model[symbol] ?? 0) }
  }

  @Test("A row is solved for one of its symbols")
  func solving() {
    // z = 10 + 2x - 4y, hence x = -5 + z / 2 + 2y
    var row = Row(constant: 10)
    row.append(0, 2)
    row.append(1, -4)
    row.solve(for: 0, replacing: 2)
    #expect(row.constant == -5)
    #expect(row.coefficient(of: 0) == 0)
    #expect(row.coefficient(of: 1) == 2)
    #expect(row.coefficient(of: 2) == 0.5)
  }
}
