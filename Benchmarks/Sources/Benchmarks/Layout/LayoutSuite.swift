import ConstraintSolver

let layoutSuite = Suite(name: "layout") {
  let scenes: [(name: String, scene: LayoutScene)] = [
    ("a column", .column(1000)), ("a form", .form(1000)), ("texts of their own size", .texts(1000)),
    ("views in views, ten each", .tree(1000)), ("one in another, 1,000 deep", .nest(1000)),
  ]
  let inOrder = scenes.map { measure($0.scene, named: $0.name, target: "under 150") }
  let shuffled = scenes.map { measure($0.scene.shuffled(), named: "\($0.name), shuffled", target: nil) }
  return inOrder + shuffled + changes(in: .form(1000, width: nil))
}

/// What it costs to find a layout from nothing.
private func measure(_ scene: LayoutScene, named name: String, target: String?) -> Measurement {
  var sum = 0.0
  let times = time(runs: 11) { _ in
    let solver = scene.solved()
    sum += scene.boxes.reduce(0) { $0 + solver.value(of: $1.top) }
  }
  precondition(sum > 0)
  return Measurement(
    name: "\(scene.boxes.count) views, \(scene.constraints.count) constraints: \(name)",
    median: median(times) / 1e6, unit: "ms", runs: times.count, target: target)
}

/// What it costs to change something in a layout that has been found.
private func changes(in scene: LayoutScene) -> [Measurement] {
  var solver = scene.solved()
  let middle = scene.boxes[scene.boxes.count / 2]
  let last = scene.boxes[scene.boxes.count - 1]
  solver.suggest(393, for: scene.root.width)
  let id = solver.add(LinearConstraint(middle.width, .equal, 120, priority: 800))
  solver.solve()
  var sum = 0.0
  let constants = time(runs: 501) { run in
    solver.setConstant(Double(100 + run % 50), of: id)
    solver.solve()
    sum += solver.value(of: middle.width)
  }
  let replacements = time(runs: 501) { run in
    let id = solver.add(LinearConstraint(middle.width, .equal, LinearExpression(Double(100 + run % 50))))
    solver.solve()
    sum += solver.value(of: middle.width)
    solver.remove(id)
    solver.solve()
  }
  let turns = time(runs: 501) { run in
    solver.suggest(Double(393 + run % 2 * 459), for: scene.root.width)
    solver.solve()
    sum += solver.value(of: last.width)
  }
  precondition(sum > 0)
  func result(_ name: String, _ times: [Double]) -> Measurement {
    Measurement(
      name: "1,000 views, a form: \(name)", median: median(times) / 1e3, unit: "µs", runs: times.count)
  }
  return [
    result("change the constant of a width", constants),
    result("add a required width and remove it", replacements),
    result("turn the screen, which all rows depend on", turns),
  ]
}
