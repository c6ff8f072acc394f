import UIKit

let placementSuite = Suite(name: "placement") {
  let scenes: [(name: String, make: @MainActor () -> ViewScene)] = [
    ("a form", { .form(1000) }), ("a form, shuffled", { ViewScene.form(1000).shuffled() }),
    ("views in views, ten each", { .tree(1000) }),
    ("views in views, ten each, shuffled", { ViewScene.tree(1000).shuffled() }),
  ]
  return scenes.map { measure($0.make, named: $0.name) } + [change(in: .form(1000)), turn(.form(1000))]
}

/// What it costs to activate the constraints of new views and to lay these out.
@MainActor
private func measure(_ make: @MainActor () -> ViewScene, named name: String) -> Measurement {
  let fresh = (0..<11).map { _ in make() }
  var sum = 0.0
  let times = time(runs: fresh.count) { sum += fresh[$0].layOut() }
  precondition(sum > 0)
  return Measurement(
    name: "\(fresh[0].views.count) UIViews, \(fresh[0].constraints.count) constraints: \(name)",
    median: median(times) / 1e6, unit: "ms", runs: times.count, target: "under 150")
}

/// What it costs to change one constant and to lay out again.
@MainActor
private func change(in scene: ViewScene) -> Measurement {
  var sum = scene.layOut()
  let width = scene.constraints[scene.constraints.count / 2 + 2]
  let view = scene.views[scene.views.count / 2]
  let times = time(runs: 201) { run in
    width.constant = CGFloat(100 + run % 50)
    scene.root.layoutIfNeeded()
    sum += Double(view.frame.width)
  }
  precondition(sum > 0)
  return Measurement(
    name: "1,000 UIViews, a form: change the constant of a width", median: median(times) / 1e6, unit: "ms",
    runs: times.count)
}

/// What it costs to lay out at another width.
@MainActor
private func turn(_ scene: ViewScene) -> Measurement {
  var sum = scene.layOut()
  let last = scene.views[scene.views.count - 1]
  let times = time(runs: 51) { run in
    scene.root.frame.size.width = run.isMultiple(of: 2) ? 852 : 393
    scene.root.layoutIfNeeded()
    sum += Double(last.frame.width)
  }
  precondition(sum > 0)
  return Measurement(
    name: "1,000 UIViews, a form: turn the screen", median: median(times) / 1e6, unit: "ms", runs: times.count
  )
}
