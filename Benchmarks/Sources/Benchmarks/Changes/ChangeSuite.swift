import EarshotTesting
import SwiftUI
import Testing

/// What a change of state costs on a screen of 1,000 views that are all there at once.
let changeSuite = Suite(name: "changes") {
  var measurements: [Measurement] = []
  for kind in [Wall.Kind.flat, .scrolled, .cells] {
    let still = try await taps(on: Wall(kind: kind, changes: false))
    let moved = try await taps(on: Wall(kind: kind, changes: true))
    measurements += [
      Measurement(
        name: "1,000 views, \(kind.rawValue): a tap that changes nothing, and heard", median: still,
        unit: "ms", runs: 301),
      Measurement(
        name: "1,000 views, \(kind.rawValue): one state changed, beyond that", median: moved - still,
        unit: "ms", runs: 301, target: "under 1"),
    ]
  }
  return measurements
}

/// Milliseconds that a double tap takes.
@MainActor
private func taps(on wall: Wall) async throws -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  try await hosting(wall) { screen in
    for _ in 0..<301 {
      let start = clock.now
      try await screen.voiceOver.doubleTap()
      times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
    }
  }
  return median(times.sorted())
}

/// A button and 1,000 views, one of which reads what the button changes.
private struct Wall: View {
  enum Kind: String {
    case flat = "one below the other"
    case scrolled = "in a scroll view"
    case cells = "in cells of three"
  }

  let kind: Kind
  let changes: Bool
  @State private var count = 0

  var body: some View {
    Button("Add") { if changes { count += 1 } }
    switch kind {
    case .flat: VStack { rows }
    case .scrolled: ScrollView { VStack { rows } }
    case .cells:
      VStack {
        ForEach(0..<333) { number in
          HStack {
            Text("Dog \(number)")
            Counter(count: number == 160 ? $count : .constant(number))
            Text("beagle").padding()
          }
        }
      }
    }
  }

  private var rows: some View {
    ForEach(0..<1_000) { Counter(count: $0 == 500 ? $count : .constant($0)) }
  }
}

private struct Counter: View {
  @Binding var count: Int

  var body: some View { Text("Count \(count)") }
}
