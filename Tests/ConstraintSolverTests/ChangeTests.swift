import ConstraintSolver
import Testing

@Suite("Changes to a layout that was found")
struct ChangeTests {
  @Test("What a removed constraint had moved goes back to where it was")
  func removal() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    solver.add(LinearConstraint(y, .equal, x * 2 + 1))
    solver.add(LinearConstraint(x, .equal, 10, priority: 500))
    for relation in [LinearConstraint.Relation.lessOrEqual, .equal] {
      let id = solver.add(LinearConstraint(x, relation, 4))
      solver.solve()
      #expect(solver.value(of: y) == 9)
      solver.remove(id)
      solver.solve()
      #expect(solver.value(of: y) == 21)
    }
  }

  @Test("A value that is suggested is followed as far as requirements let it")
  func suggestions() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let middle = solver.makeVariable()
    solver.add(LinearConstraint(x, .greaterOrEqual, 0))
    solver.add(LinearConstraint(x, .lessOrEqual, 100))
    solver.add(LinearConstraint(middle * 2, .equal, x + 10))
    solver.add(LinearConstraint(x, .equal, 30, priority: 10))
    for (suggestion, found) in [(50.0, 50.0), (70, 70), (130, 100), (-4, 0), (20, 20)] {
      solver.suggest(suggestion, for: x)
      solver.solve()
      #expect(solver.value(of: x) == found)
      #expect(solver.value(of: middle) == found / 2 + 5)
    }
    let isRemovedEarly = solver.remove(x)
    #expect(!isRemovedEarly)
    solver.endSuggesting(x)
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test("A variable goes once nothing names it, and its place serves another")
  func variables() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let id = solver.add(LinearConstraint(x, .equal, y + 5))
    solver.add(LinearConstraint(y, .equal, 1))
    let isRemovedEarly = solver.remove(x)
    #expect(!isRemovedEarly)
    solver.remove(id)
    let isRemoved = solver.remove(x)
    #expect(isRemoved)
    let z = solver.makeVariable()
    #expect(solver.value(of: z) == 0)
    solver.add(LinearConstraint(z, .equal, y + 1))
    solver.solve()
    #expect(solver.value(of: z) == 2)
    #expect(solver.value(of: y) == 1)
  }

  @Test("A copy of a solver goes its own way")
  func copies() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let id = solver.add(LinearConstraint(x, .equal, 1))
    var copy = solver
    copy.setConstant(2, of: id)
    #expect(solver.value(of: x) == 1)
    #expect(copy.value(of: x) == 2)
  }
}
