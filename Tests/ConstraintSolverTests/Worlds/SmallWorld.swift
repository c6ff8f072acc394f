import TestSupport
import Testing

@testable import ConstraintSolver

/// A solver of few variables beside the bare numbers of its constraints, so that both can be compared.
struct SmallWorld {
  private(set) var solver = LinearSolver()
  private(set) var variables: [LinearVariable] = []
  private(set) var constraints: [(id: ConstraintID, plain: PlainConstraint)] = []

  /// From how many constraints on one is more likely to go than to come.
  private let most: Int

  init(variables count: Int, most: Int = 6) {
    self.most = most
    for _ in 0..<count { variables.append(solver.makeVariable()) }
  }

  mutating func add(_ plain: PlainConstraint) {
    constraints.append((solver.add(plain.constraint(on: variables)), plain))
  }

  /// One change of any kind.
  mutating func change(using numbers: inout SeededDice) {
    let index = Int.random(in: 0..<max(1, constraints.count), using: &numbers)
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0 where !constraints.isEmpty, 1 where constraints.count > most:
      let isRemoved = solver.remove(constraints[index].id)
      #expect(isRemoved)
      constraints.remove(at: index)
    case 2 where !constraints.isEmpty, 3 where !constraints.isEmpty:
      let constant = Double(Int.random(in: -10...10, using: &numbers))
      constraints[index].plain.constant = constant
      solver.setConstant(constant, of: constraints[index].id)
    case 4 where !constraints.isEmpty:
      let priority: ConstraintPriority = [1, 250, 750, .required].randomElement(using: &numbers) ?? 1
      constraints[index].plain.priority = priority
      solver.setPriority(priority, of: constraints[index].id)
    case 5:
      solver.solve()
    case 6:
      changeSeveral(using: &numbers)
    default:
      add(.random(variables: variables.count, using: &numbers))
    }
  }

  /// Other numbers for some of the constraints, all at once.
  private mutating func changeSeveral(using numbers: inout SeededDice) {
    var changes: [(id: ConstraintID, constant: Double)] = []
    for index in constraints.indices where Bool.random(using: &numbers) {
      let constant = Double(Int.random(in: -10...10, using: &numbers))
      constraints[index].plain.constant = constant
      changes.append((constraints[index].id, constant))
    }
    solver.setConstants(changes)
  }

  /// The numbers of the constraints that count.
  private var counted: [PlainConstraint] {
    constraints.filter { solver.conflict(of: $0.id) == nil }.map(\.plain)
  }

  /// Compares the solver with the slow way.
  mutating func check(_ comment: Comment) {
    #expect(solver.tableau.violations() == [], comment)
    solver.solve()
    #expect(solver.tableau.violations() == [], comment)
    let slow = SlowWorld(variables: variables.count, constraints: counted)
    let point = variables.map { solver.value(of: $0) }
    guard let best = slow.best(), let score = slow.score(of: point) else {
      Issue.record("\(comment): what is required does not hold at \(point)")
      return
    }
    #expect(SlowWorld.compare(score, best.score) == 0, "\(comment): \(score) instead of \(best.score)")
    for conflict in solver.conflicts { check(conflict, comment) }
  }

  /// A conflict is one, and none of its constraints could be spared.
  private func check(_ conflict: ConstraintConflict, _ comment: Comment) {
    let members = constraints.filter { conflict.members.contains($0.id) }
    #expect(members.count == conflict.members.count, comment)
    #expect(members.allSatisfy { $0.plain.priority.isRequired }, comment)
    #expect(conflict.members.contains(conflict.broken), comment)
    for member in members where member.id != conflict.broken {
      #expect(solver.conflict(of: member.id) == nil, comment)
    }
    #expect(!isPossible(members.map(\.plain)), comment)
    for spared in members.indices {
      var others = members.map(\.plain)
      others.remove(at: spared)
      #expect(isPossible(others), comment)
    }
  }

  private func isPossible(_ constraints: [PlainConstraint]) -> Bool {
    SlowWorld(variables: variables.count, constraints: constraints).isPossible
  }

  /// Compares the solver with another that was given only the constraints that count, and never changed.
  mutating func compareWithFresh(_ comment: Comment) {
    #expect(solver.tableau.violations() == [], comment)
    solver.solve()
    var fresh = SmallWorld(variables: variables.count)
    for plain in counted { fresh.add(plain) }
    fresh.solver.solve()
    #expect(fresh.solver.conflicts == [], comment)
    let slow = SlowWorld(variables: variables.count, constraints: counted)
    let scores = [solver, fresh.solver].map { solver in
      slow.score(of: variables.map { solver.value(of: $0) })
    }
    guard let score = scores[0], let freshScore = scores[1] else {
      Issue.record("\(comment): what is required does not hold")
      return
    }
    #expect(SlowWorld.compare(score, freshScore) == 0, "\(comment): \(score) instead of \(freshScore)")
  }

  /// Compares what the solver says about open values with the corners that serve as well.
  mutating func checkAmbiguity(_ comment: Comment) {
    let slow = SlowWorld(variables: variables.count, constraints: counted)
    let points = slow.best()?.points ?? []
    let open = variables.indices.filter { axis in
      let values = points.map { $0[axis] }
      return (values.max() ?? 0) - (values.min() ?? 0) > 1e-6
    }
    let told = solver.ambiguous(among: variables)
    #expect(told == open.map { variables[$0] }, comment)
  }
}
