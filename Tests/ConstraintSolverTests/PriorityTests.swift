import ConstraintSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("One constraint of a higher priority prevails over a thousand of the next lower one")
  func outnumbered() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    for _ in 0..<1000 { solver.add(LinearConstraint(x, .equal, 1_000_000, priority: 749)) }
    solver.add(LinearConstraint(x, .equal, 1, priority: 750))
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("A fraction of a priority decides")
  func fractions() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(LinearConstraint(x, .equal, 1, priority: .init(250.5)))
    for _ in 0..<3 { solver.add(LinearConstraint(x, .equal, 2, priority: 250)) }
    solver.solve()
    #expect(solver.value(of: x) == 1)
  }

  @Test("Equal priorities share what cannot be had so that its sum is least")
  func equals() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let ids = [10.0, 20, 60].map {
      solver.add(LinearConstraint(x, .equal, LinearExpression($0), priority: 500))
    }
    solver.solve()
    #expect(solver.value(of: x) == 20)
    #expect(ids.map { solver.error(of: $0) } == [10, 0, 40])
  }

  @Test("A changed priority changes who prevails, also from and to required")
  func changes() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let one = solver.add(LinearConstraint(x, .equal, 1, priority: 400))
    let two = solver.add(LinearConstraint(x, .equal, 2, priority: 300))
    func found() -> Double {
      solver.solve()
      return solver.value(of: x)
    }
    #expect(found() == 1)
    solver.setPriority(500, of: two)
    #expect(found() == 2)
    solver.setPriority(.required, of: one)
    #expect(found() == 1)
    solver.setPriority(.required, of: two)
    #expect(found() == 1)
    #expect(solver.conflict(of: two)?.members == [one, two])
    solver.setPriority(200, of: one)
    #expect(found() == 2)
    #expect(solver.conflicts == [])
  }

  @Test(
    "Priorities stay between the least and required",
    arguments: [(-5.0, 0.0), (0, 0), (.nan, 0), (0.5, 0.5), (1000, 1000), (1e9, 1000)])
  func range(given: Double, kept: Double) {
    let priority = ConstraintPriority(given)
    #expect(priority.rawValue > 0)
    #expect((priority.rawValue - kept).magnitude < 1e-9)
    #expect(priority.isRequired == (kept == 1000))
  }
}
