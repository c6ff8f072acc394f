import ConstraintSolver
import Testing

@Suite("Sizes that come from content")
struct ContentSizeTests {
  /// Two texts side by side in a row, and the widths they get.
  private func widths(
    row: Double, hugging: (ConstraintPriority, ConstraintPriority),
    resistance: (ConstraintPriority, ConstraintPriority)
  ) -> [Double] {
    var solver = LinearSolver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    solver.add(LinearConstraint(left + right, .equal, LinearExpression(row)))
    for (width, hugging, resistance) in [
      (left, hugging.0, resistance.0), (right, hugging.1, resistance.1),
    ] {
      solver.add(.hugging(width, 100, priority: hugging))
      solver.add(.resistingCompression(width, 100, priority: resistance))
    }
    solver.solve()
    return [left, right].map { solver.value(of: $0) }
  }

  @Test("Spare room goes to the one that hugs its content less")
  func spareRoom() {
    #expect(widths(row: 300, hugging: (251, 250), resistance: (750, 750)) == [100, 200])
    #expect(widths(row: 300, hugging: (250, 251), resistance: (750, 750)) == [200, 100])
  }

  @Test("What is too little is taken from the one that resists less")
  func tooLittle() {
    #expect(widths(row: 150, hugging: (250, 250), resistance: (750, 749)) == [100, 50])
    #expect(widths(row: 150, hugging: (250, 250), resistance: (749, 750)) == [50, 100])
  }

  @Test("What fits is as large as its content")
  func fits() {
    #expect(widths(row: 200, hugging: (250, 250), resistance: (750, 750)) == [100, 100])
  }
}
