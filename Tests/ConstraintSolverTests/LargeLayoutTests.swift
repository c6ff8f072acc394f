import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Large layouts")
struct LargeLayoutTests {
  /// Views below each other, 8 apart, each as high as asked for where nothing keeps it from that.
  private func column(_ count: Int, isReversed: Bool) -> (solver: LinearSolver, bottoms: [LinearVariable]) {
    var solver = LinearSolver()
    let tops = (0..<count).map { _ in solver.makeVariable() }
    let bottoms = (0..<count).map { _ in solver.makeVariable() }
    let rows = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    for row in rows {
      let above = row == 0 ? 0 : bottoms[row - 1] + 8
      solver.add(LinearConstraint(tops[row], .equal, above))
      solver.add(LinearConstraint(bottoms[row], .greaterOrEqual, tops[row] + 20))
      solver.add(LinearConstraint(bottoms[row] - tops[row], .equal, 44, priority: 750))
    }
    solver.solve()
    return (solver, bottoms)
  }

  @Test("A chain of 1,000 views comes out right")
  func chain() {
    let (solver, bottoms) = column(1000, isReversed: false)
    let values = bottoms.map { solver.value(of: $0) }
    let expected: [Double] = (0..<1000).map { row in Double(row * 52 + 44) }
    #expect(values == expected)
    #expect(solver.ambiguous(among: [bottoms[0], bottoms[500], bottoms[999]]) == [])
  }

  @Test(
    "A chain is squeezed as far as its views let it, from whichever end it was made",
    arguments: [false, true])
  func squeezed(isReversed: Bool) {
    var (solver, bottoms) = column(100, isReversed: isReversed)
    #expect(solver.value(of: bottoms[99]) == 5192)
    // 99 gaps and 100 least heights are 2,792; the rest is what the heights have to miss.
    let end = solver.add(LinearConstraint(bottoms[99], .lessOrEqual, 3000))
    solver.solve()
    #expect(solver.conflicts == [])
    #expect(solver.value(of: bottoms[99]) == 3000)
    #expect(solver.tableau.violations() == [])
    solver.setConstant(2791, of: end)
    #expect(solver.conflicts.map(\.broken) == [end])
    #expect(solver.conflicts.first?.members.count == 201)
    solver.solve()
    #expect(solver.value(of: bottoms[99]) == 5192)
    solver.setConstant(2792, of: end)
    solver.solve()
    #expect(solver.value(of: bottoms[99]) == 2792)
  }

  @Test("The same calls give the same values, down to the last bit")
  func determinism() {
    let first = column(200, isReversed: true)
    let second = column(200, isReversed: true)
    let values = [first, second].map { found in found.bottoms.map { found.solver.value(of: $0).bitPattern } }
    #expect(values[0] == values[1])
  }

  @Test("After 400 changes a system of 30 variables misses no more than one made afresh", arguments: 0..<6)
  func drift(seed: Int) {
    var numbers = SeededDice(state: UInt64(seed))
    var world = SmallWorld(variables: 30, most: 60)
    for step in 0..<400 {
      world.change(using: &numbers)
      if step % 40 == 39 { world.compareWithFresh("seed \(seed), step \(step)") }
    }
  }
}
