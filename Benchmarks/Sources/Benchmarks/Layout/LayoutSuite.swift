import ConstraintSolver

let layoutSuite = Suite(name: "layout") {
  let scenes: [(String, LayoutScene)] = [
    ("a column", .column(1000)), ("a column, constraints shuffled", .column(1000).shuffled()),
    ("a form", .form(1000)), ("a form, constraints shuffled", .form(1000).shuffled()),
    ("texts of their own size", .texts(1000)),
    ("texts of their own size, shuffled", .texts(1000).shuffled()),
    ("views in views, ten each", .tree(1000)), ("views in views, shuffled", .tree(1000).shuffled()),
    ("one in another, 1,000 deep", .nest(1000)), ("one in another, shuffled", .nest(1000).shuffled()),
  ]
  var results = scenes.map { name, scene in
    var sum = 0.0
    let times = time(runs: 11) { _ in
      let solver = scene.solved()
      sum += scene.boxes.reduce(0) { $0 + solver.value(of: $1.top) }
    }
    precondition(sum > 0)
    return Measurement(
      name: "1,000 views, \(scene.constraints.count) constraints: \(name)", median: median(times) / 1e6,
      unit: "ms", runs: times.count, target: "under 150")
  }
  results += changes(in: .form(1000))
  return results
}

/// What it costs to change something in a layout that has been found.
private func changes(in scene: LayoutScene) -> [Measurement] {
  var solver = scene.solved()
  let middle = scene.boxes[scene.boxes.count / 2]
  let other = scene.boxes[scene.boxes.count / 2 + 2]
  let width = LinearConstraint(middle.width, .equal, 120, priority: 800)
  let id = solver.add(width)
  solver.solve()
  let constants = time(runs: 501) { run in
    solver.setConstant(Double(100 + run % 50), of: id)
    solver.solve()
  }
  let replacements = time(runs: 501) { run in
    let id = solver.add(LinearConstraint(other.width, .equal, LinearExpression(Double(100 + run % 50))))
    solver.solve()
    solver.remove(id)
    solver.solve()
  }
  let drags = time(runs: 501) { run in
    solver.suggest(Double(300 + run % 90), for: scene.root.width, priority: 600)
    solver.solve()
  }
  func result(_ name: String, _ times: [Double]) -> Measurement {
    Measurement(
      name: "1,000 views, a form: \(name)", median: median(times) / 1e3, unit: "µs", runs: times.count)
  }
  return [
    result("change the constant of a width", constants),
    result("add a required width and remove it", replacements),
    result("suggest a width for the screen, which is required to have another", drags),
  ]
}
