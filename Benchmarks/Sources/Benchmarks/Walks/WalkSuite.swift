import Foundation
import VoiceOverEngine

/// A million commands, gestures and events in random order for each technology; the walks are those of the tests.
let walkSuite = Suite(name: "walks") {
  let walks = 500
  let steps = 2_000
  // `make soak` begins with another number each time.
  let first = ProcessInfo.processInfo.environment["EARSHOT_SEED"].flatMap(UInt64.init) ?? 0
  func measurement(_ name: String, _ walk: (UInt64) -> [String]) -> Measurement {
    var failures: [String] = []
    let times = time(runs: walks) { run in
      let seed = first &+ UInt64(run)
      let violations = walk(seed)
      guard !violations.isEmpty else { return }
      failures.append("\(name), seed \(seed): \(violations.joined(separator: "; "))")
    }
    for failure in failures { print(failure) }
    return Measurement(
      name: "\(name): a step of \(walks * steps), \(failures.count) walks of \(walks) with something wrong",
      median: median(times) / Double(steps) / 1_000, unit: "µs", runs: walks, target: "none fails",
      failures: failures.count)
  }
  return [
    measurement("VoiceOver") { seed in
      var walk = RandomWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Voice Control") { seed in
      var walk = VoiceWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Full Keyboard Access") { seed in
      var walk = KeyWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Switch Control") { seed in
      var walk = SwitchWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Spoken Content") { seed in
      var walk = SpokenWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Speak Screen") { seed in
      var walk = ReadingWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("AssistiveTouch") { seed in
      var walk = PointerWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Zoom") { seed in
      var walk = ZoomWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
    measurement("Large Content Viewer") { seed in
      var walk = HoldWalk(seed: seed)
      walk.run(steps: steps)
      return walk.violations
    },
  ]
}
