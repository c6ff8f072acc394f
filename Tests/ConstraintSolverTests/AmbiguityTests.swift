import ConstraintSolver
import Testing

@Suite("Layouts that constraints leave open")
struct AmbiguityTests {
  @Test("A variable that nothing names, or that follows such a one, is open")
  func free() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    solver.add(LinearConstraint(y, .equal, x + 8))
    solver.add(LinearConstraint(z, .equal, 8))
    #expect(solver.ambiguous(among: [x, y, z]) == [x, y])
  }

  @Test("A bound alone leaves a variable open; a wish that can be met closes it, however weak")
  func bound() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(LinearConstraint(x, .greaterOrEqual, 10))
    #expect(solver.isAmbiguous(x))
    solver.add(LinearConstraint(x, .equal, 0, priority: 1))
    #expect(!solver.isAmbiguous(x))
  }

  @Test("Two bounds that meet close a variable")
  func bounds() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    solver.add(LinearConstraint(x, .greaterOrEqual, 10))
    let ceiling = solver.add(LinearConstraint(x, .lessOrEqual, 10))
    #expect(!solver.isAmbiguous(x))
    solver.setConstant(10.5, of: ceiling)
    #expect(solver.isAmbiguous(x))
  }

  @Test("Two texts that hug their content equally leave open who gets the spare room")
  func equalHugging() {
    var solver = LinearSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(LinearConstraint(left + right, .equal, 300))
    solver.add(.hugging(left, 100))
    let id = solver.add(.hugging(right, 100))
    solver.add(.resistingCompression(left, 100))
    solver.add(.resistingCompression(right, 100))
    #expect(solver.ambiguous(among: [left, right]) == [left, right])
    solver.setPriority(249, of: id)
    #expect(solver.ambiguous(among: [left, right]) == [])
  }
}
