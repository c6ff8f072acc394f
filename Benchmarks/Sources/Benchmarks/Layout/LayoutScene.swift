import ConstraintSolver

/// A view as a solver knows it.
struct LayoutBox {
  let left: LinearVariable
  let top: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(_ solver: inout LinearSolver) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var right: LinearExpression { left + width }
  var bottom: LinearExpression { top + height }
}

/// Constraints of a screen of views, to be added to a solver in one order or another.
struct LayoutScene {
  private(set) var solver = LinearSolver()
  private(set) var boxes: [LayoutBox] = []
  var constraints: [LinearConstraint] = []
  /// The screen itself.
  let root: LayoutBox

  /// A screen of a width, or of one that is to be suggested.
  init(width: LinearExpression? = 393) {
    root = LayoutBox(&solver)
    equal(root.left, 0)
    equal(root.top, 0)
    if let width { equal(root.width, width) }
  }

  mutating func makeBox() -> LayoutBox {
    let box = LayoutBox(&solver)
    boxes.append(box)
    return box
  }

  mutating func equal(_ left: LinearVariable, _ right: LinearExpression) {
    constraints.append(LinearConstraint(left, .equal, right))
  }

  mutating func equal(_ left: LinearExpression, _ right: LinearExpression) {
    constraints.append(LinearConstraint(left, .equal, right))
  }

  /// A solver that knows every constraint and has found the layout.
  func solved() -> LinearSolver {
    var solver = solver
    solver.add(constraints)
    solver.solve()
    precondition(solver.conflicts.isEmpty)
    return solver
  }
}
