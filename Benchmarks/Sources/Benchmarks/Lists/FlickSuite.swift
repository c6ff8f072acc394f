import EarshotTesting
import Testing
import UIKit

/// What a flick costs, everything included: on a screen of two labels, and down a table from its top.
let flickSuite = Suite(name: "flicks") {
  let few = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
  for (label, text) in zip(few.arrangedSubviews, ["Bailey", "Layla"]) { (label as? UILabel)?.text = text }
  var (labels, rows): ([Double], [Double]) = ([], [])
  try await hosting(few) { screen in
    labels = try await flicks(on: screen, count: 1_000) { screen, number in
      if number.isMultiple(of: 2) {
        try await screen.voiceOver.flickRight()
      } else {
        try await screen.voiceOver.flickLeft()
      }
    }
  }
  try await hosting(DogTable(count: 3_000)) { screen in
    rows = try await flicks(on: screen, count: 2_500) { screen, _ in try await screen.voiceOver.flickRight() }
  }
  let mean = rows.reduce(0, +) / Double(rows.count)
  return [
    Measurement(name: "Two labels: a flick", median: median(labels), unit: "ms", runs: labels.count),
    Measurement(
      name: "Table of 3,000 rows: a flick down", median: median(rows), unit: "ms",
      runs: rows.count, target: "under 0.1"),
    Measurement(
      name: "Table of 3,000 rows: a flick down, on average", median: mean, unit: "ms", runs: rows.count,
      target: "under 0.1"),
  ]
}

/// How many milliseconds each flick took, sorted.
@MainActor
private func flicks(
  on screen: Screen, count: Int, _ flick: (Screen, Int) async throws -> Void
) async throws -> [Double] {
  let clock = ContinuousClock()
  var times: [Double] = []
  for number in 0..<count {
    let start = clock.now
    try await flick(screen, number)
    times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
  }
  return times.sorted()
}
