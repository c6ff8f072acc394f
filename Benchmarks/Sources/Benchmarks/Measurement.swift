/// What one benchmark found.
struct Measurement {
  let name: String
  /// The middle value of all runs, in the unit.
  let median: Double
  let unit: String
  let runs: Int
  /// What the design asks for, if it asks for anything.
  var target: String?
  /// How often something did not hold; the run fails where anything did not.
  var failures = 0

  /// The line of a table that shows it.
  var row: String {
    "| \(name) | \(Self.text(median)) \(unit) | \(runs) | \(target ?? "") |"
  }

  /// Three significant digits.
  private static func text(_ number: Double) -> String {
    guard number > 0 else { return "0" }
    var scale = 1.0
    while number * scale < 100, scale < 1e6 { scale *= 10 }
    let rounded = (number * scale).rounded() / scale
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// Benchmarks of one subject, which share what is made for them.
struct Suite: Sendable {
  let name: String
  let run: @MainActor @Sendable () async throws -> [Measurement]
}

/// Nanoseconds of each run of a closure, sorted.
func time(runs: Int, _ body: (Int) throws -> Void) rethrows -> [Double] {
  let clock = ContinuousClock()
  var times: [Double] = []
  times.reserveCapacity(runs)
  for run in 0..<runs {
    let start = clock.now
    try body(run)
    times.append(nanoseconds(start.duration(to: clock.now)))
  }
  return times.sorted()
}

func nanoseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

func median(_ sorted: [Double]) -> Double { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
