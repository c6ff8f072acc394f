import Testing

@testable import ConstraintSolver

@Suite("Required constraints that contradict each other")
struct ConflictTests {
  @Test("The newest is left out, and the conflict names those it contradicts and no others")
  func newest() {
    var solver = LinearSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    let first = solver.add(LinearConstraint(left, .equal, 10))
    solver.add(LinearConstraint(other, .equal, 5))
    let second = solver.add(LinearConstraint(left + width, .equal, LinearExpression(right)))
    let third = solver.add(LinearConstraint(right, .lessOrEqual, 100))
    let fourth = solver.add(LinearConstraint(width, .greaterOrEqual, 200))
    solver.solve()
    let members = [first, second, third, fourth]
    #expect(
      solver.conflicts == [ConstraintConflict(broken: fourth, members: members, reason: .contradiction)])
    #expect(solver.conflict(of: fourth) == solver.conflicts.first)
    #expect(solver.conflict(of: third) == nil)
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: right) <= 100)
  }

  @Test("When a member of the conflict goes, what was left out counts again")
  func replaced() {
    var solver = LinearSolver()
    let width = solver.makeVariable()
    let old = solver.add(LinearConstraint(width, .equal, 100))
    let new = solver.add(LinearConstraint(width, .equal, 200))
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflict(of: new)?.members == [old, new])
    let isRemoved = solver.remove(old)
    #expect(isRemoved)
    solver.solve()
    #expect(solver.value(of: width) == 200)
    #expect(solver.conflicts == [])
    let isRemovedAgain = solver.remove(old)
    #expect(!isRemovedAgain)
  }

  @Test("A constant that makes a constraint impossible leaves that one out until it is possible again")
  func changedConstant() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let floor = solver.add(LinearConstraint(x, .greaterOrEqual, 10))
    let ceiling = solver.add(LinearConstraint(x, .lessOrEqual, 20))
    let wish = solver.add(LinearConstraint(x, .equal, 0, priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.setConstant(30, of: floor)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [floor])
    #expect(solver.conflicts.map(\.members) == [[floor, ceiling]])
    #expect(solver.value(of: x) == 0)
    solver.setConstant(40, of: ceiling)
    solver.solve()
    #expect(solver.conflicts == [])
    #expect(solver.value(of: x) == 30)
    #expect(solver.error(of: wish) == 30)
  }

  @Test("The same requirement twice is no conflict, and holds until both are gone")
  func redundant() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(LinearConstraint(x, .equal, 1, priority: 1))
    let ids = [10.0, 10, 10].map { solver.add(LinearConstraint(x, .equal, LinearExpression($0))) }
    for id in ids {
      solver.solve()
      #expect(solver.conflicts == [])
      #expect(solver.value(of: x) == 10)
      solver.remove(id)
    }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("A constraint between numbers alone conflicts with nothing but itself")
  func numbersAlone() {
    var solver = LinearSolver()
    let id = solver.add(LinearConstraint(LinearExpression(1), .equal, 2))
    solver.add(LinearConstraint(LinearExpression(1), .lessOrEqual, 2))
    #expect(solver.conflicts == [ConstraintConflict(broken: id, members: [id], reason: .contradiction)])
  }

  @Test(
    "Numbers beyond reckoning are left out and told, and right ones count again",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
  func outOfRange(number: Double) {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(LinearConstraint(x, .equal, 3, priority: 1))
    let factor = solver.add(LinearConstraint(x * number, .equal, 5))
    let id = solver.add(LinearConstraint(x, .equal, LinearExpression(number)))
    #expect(solver.conflicts.map(\.reason) == [.outOfRange, .outOfRange])
    solver.remove(factor)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    solver.setConstant(5, of: id)
    solver.solve()
    #expect(solver.conflicts == [])
    #expect(solver.value(of: x) == 5)
    solver.setConstant(number, of: id)
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [[id]])
    #expect(solver.value(of: x) == 3)
  }
}
