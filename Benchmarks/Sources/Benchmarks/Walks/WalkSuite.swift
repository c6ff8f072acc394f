import VoiceOverEngine

/// A million commands, gestures and events in random order; the walk is the one that the tests take.
let walkSuite = Suite(name: "walks") {
  let walks = 500
  let steps = 2_000
  let times = time(runs: walks) { run in
    var walk = RandomWalk(seed: UInt64(run))
    walk.run(steps: steps)
    precondition(walk.violations.isEmpty, "seed \(run): \(walk.violations.joined(separator: "; "))")
  }
  let step = median(times) / Double(steps) / 1_000
  return [
    Measurement(
      name: "a step of \(walks * steps)", median: step, unit: "µs", runs: walks, target: "none fails")
  ]
}
