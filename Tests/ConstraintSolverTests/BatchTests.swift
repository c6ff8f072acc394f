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
}
