import EarshotTesting
import Testing
import UIKit

/// What 10,000 views cost to describe, at first and after one of them changed.
let viewSuite = Suite(name: "views") {
  let screenful = Screenful()
  var measurements: [Measurement] = []
  try await hosting(screenful.view) { screen in
    let moved = try await times(50) { run in
      screenful.rows.frame.origin.y = CGFloat(run % 2)
      try await screen.advance(by: .zero)
    }
    measurements.append(
      Measurement(
        name: "10,000 views: the whole tree", median: median(moved), unit: "ms", runs: moved.count,
        target: "under 50"))
    let changed = try await times(500) { run in
      screenful.labels[run * 7 % screenful.labels.count].text = "Changed \(run)"
      try await screen.advance(by: .zero)
    }
    measurements.append(
      Measurement(
        name: "10,000 views: after one label changed", median: median(changed), unit: "ms",
        runs: changed.count, target: "under 2"))
  }
  return measurements
}

/// Milliseconds of each run, sorted.
@MainActor
private func times(_ runs: Int, _ body: (Int) async throws -> Void) async rethrows -> [Double] {
  let clock = ContinuousClock()
  var times: [Double] = []
  for run in 0..<runs {
    let start = clock.now
    try await body(run)
    times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
  }
  return times.sorted()
}

/// A hundred rows of ninety-nine labels each, all of plain views.
@MainActor
private struct Screenful {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let rows = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private(set) var labels: [UILabel] = []

  init() {
    view.addSubview(rows)
    for row in 0..<100 {
      let line = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 8, width: 390, height: 8))
      for column in 0..<99 {
        let label = UILabel(frame: CGRect(x: CGFloat(column) * 3.9, y: 0, width: 3.9, height: 8))
        label.text = "Label \(row) \(column)"
        labels.append(label)
        line.addSubview(label)
      }
      rows.addSubview(line)
    }
  }
}
