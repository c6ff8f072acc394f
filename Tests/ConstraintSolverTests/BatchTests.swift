import Testing

@testable import ConstraintSolver

@Suite("Constraints that are taken in together")
struct BatchTests {
  /// A chain of texts below each other, with bounds and wishes, written from its end to its beginning.
  private func chain(_ count: Int, in solver: inout LinearSolver) -> (
    tops: [LinearVariable], [LinearConstraint]
  ) {
    let tops = (0..<count).map { _ in solver.makeVariable() }
    let heights = (0..<count).map { _ in solver.makeVariable() }
    var constraints = [LinearConstraint(tops[0], .equal, 8)]
    for place in 0..<count {
      constraints.append(.hugging(heights[place], Double(20 + place)))
      constraints.append(.resistingCompression(heights[place], Double(20 + place)))
      constraints.append(LinearConstraint(heights[place], .lessOrEqual, 100))
      guard place > 0 else { continue }
      constraints.append(LinearConstraint(tops[place], .equal, tops[place - 1] + heights[place - 1]))
    }
    return (tops, constraints.reversed())
  }

  @Test("The values are those that constraints give one by one")
  func values() {
    var together = LinearSolver()
    let (tops, constraints) = chain(30, in: &together)
    var single = together
    let ids = together.add(constraints)
    for constraint in constraints { single.add(constraint) }
    together.solve()
    single.solve()
    #expect(ids == ids.sorted() && ids.count == constraints.count)
    #expect(tops.map(together.value) == tops.map(single.value))
    #expect(together.value(of: tops[3]) == 8 + 20 + 21 + 22)
    #expect(together.tableau.violations() == [])
  }

  @Test("Whatever the order they are taken in, the last of those that contradict each other is left out")
  func contradiction() {
    var solver = LinearSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    let ids = solver.add([
      LinearConstraint(left + width, .equal, 300), LinearConstraint(width, .greaterOrEqual, 200),
      LinearConstraint(width, .equal, 100), LinearConstraint(left, .equal, 20),
    ])
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [ids[2]])
    #expect(solver.conflict(of: ids[2])?.members == [ids[1], ids[2]])
    #expect(solver.value(of: left) == 20)
    #expect(solver.value(of: width) == 280)
  }

  @Test("Each unknown follows from what is known, in the order that finds it soonest")
  func order() {
    var solver = LinearSolver()
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let constraints = [
      LinearConstraint(variables[3], .equal, variables[2] + 1),
      LinearConstraint(variables[3], .lessOrEqual, 9),
      LinearConstraint(variables[2], .equal, variables[1] + 1), LinearConstraint(variables[1], .equal, 5),
      LinearConstraint(variables[0], .equal, variables[0] + 1, priority: 10),
    ]
    var ranking = ConstraintRanking(constraints, symbols: 4)
    #expect(ranking.order() == [3, 2, 0, 1, 4])
  }

  @Test("Numbers that change together give what a new solver finds, whatever held meanwhile")
  func changes() {
    var solver = LinearSolver()
    let (tops, constraints) = chain(30, in: &solver)
    let ids = solver.add(constraints)
    solver.solve()
    // Every text grows from 20 + n to 30 + 2n; both of its wishes go with it.
    let grown = zip(ids, constraints).filter { !$1.priority.isRequired }.map { id, constraint in
      (id: id, constant: constraint.constant * 2 - 10)
    }
    #expect(grown.count == 60)
    solver.setConstants(grown)
    #expect(solver.tableau.violations() == [])
    solver.solve()
    let expected = tops.indices.map { place in 8 + (0..<place).reduce(0.0) { $0 + Double(30 + 2 * $1) } }
    #expect(tops.map(solver.value) == expected)
  }

  @Test("Of numbers that contradict each other the last one is left out, and comes back when it can")
  func contradictingChanges() {
    var solver = LinearSolver()
    let width = solver.makeVariable()
    let floor = solver.add(LinearConstraint(width, .greaterOrEqual, 10))
    let ceiling = solver.add(LinearConstraint(width, .lessOrEqual, 20))
    solver.setConstants([(ceiling, 30), (floor, 40)])
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [floor])
    #expect(solver.value(of: width) <= 30)
    solver.setConstants([(ceiling, 50), (floor, 45)])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) >= 45)
  }

  @Test("A number that no layout can have is left out alone")
  func endless() {
    var solver = LinearSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let ids = [LinearConstraint(left, .equal, 1), LinearConstraint(right, .equal, 2)].map { solver.add($0) }
    solver.setConstants([(ids[0], .infinity), (ids[1], 3)])
    solver.solve()
    #expect(solver.conflicts.map(\.reason) == [.outOfRange])
    #expect(solver.value(of: right) == 3)
  }
}
