import ConstraintSolver
import TestSupport
import Testing

@Suite("Small worlds, compared with a slow way to solve them")
struct SmallWorldTests {
  @Test("After every change the best that can be is found, and conflicts are true", arguments: 0..<300)
  func changes(seed: Int) {
    var numbers = SeededDice(state: UInt64(seed))
    var world = SmallWorld(variables: 1 + seed % 3)
    for step in 0..<16 {
      world.change(using: &numbers)
      world.check("seed \(seed), step \(step)")
    }
  }

  @Test("Several changes at once come to the same", arguments: 1000..<1200)
  func manyChanges(seed: Int) {
    var numbers = SeededDice(state: UInt64(seed))
    var world = SmallWorld(variables: 1 + seed % 3)
    for step in 0..<6 {
      for _ in 0..<4 { world.change(using: &numbers) }
      world.check("seed \(seed), step \(step)")
    }
  }

  @Test("What is left open within bounds is told, and nothing else", arguments: 2000..<2200)
  func ambiguity(seed: Int) {
    var numbers = SeededDice(state: UInt64(seed))
    let count = 1 + seed % 3
    var world = SmallWorld(variables: count)
    for axis in 0..<count {
      let axes = (0..<count).map { $0 == axis ? 1.0 : 0 }
      for (relation, constant) in [(LinearConstraint.Relation.greaterOrEqual, 0.0), (.lessOrEqual, 20)] {
        let bound = PlainConstraint(
          coefficients: axes, relation: relation, constant: constant, priority: .required)
        world.add(bound)
      }
    }
    for step in 0..<3 {
      world.add(.random(variables: count, using: &numbers))
      world.check("seed \(seed), step \(step)")
      world.checkAmbiguity("seed \(seed), step \(step)")
    }
  }
}
