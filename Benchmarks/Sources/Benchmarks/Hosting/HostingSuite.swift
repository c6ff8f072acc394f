import EarshotTesting
import SwiftUI

/// What a test costs that hosts a view and reads it.
let hostingSuite = Suite(name: "hosting") {
  let clock = ContinuousClock()
  @MainActor func milliseconds(_ body: @MainActor () async throws -> Void) async rethrows -> Double {
    let start = clock.now
    try await body()
    return nanoseconds(start.duration(to: clock.now)) / 1e6
  }
  var empty: [Double] = []
  var heard: [Double] = []
  var toured: [Double] = []
  for _ in 0..<300 {
    empty.append(try await milliseconds { try await hosting(Text("Bailey")) { _ in } })
    heard.append(
      try await milliseconds { try await hosting(DogCard()) { try await $0.expectHeard("Bailey") } })
    toured.append(try await milliseconds { try await hosting(DogCard()) { _ = try await $0.transcript() } })
  }
  let thousand = try await milliseconds {
    for _ in 0..<1_000 {
      try await hosting(DogCard()) { screen in
        try await screen.expectHeard("Bailey")
        try await screen.voiceOver.flickRight()
      }
    }
  }
  return [
    Measurement(name: "a text", median: median(empty.sorted()), unit: "ms", runs: empty.count),
    Measurement(
      name: "a card of five elements, and what is heard first", median: median(heard.sorted()), unit: "ms",
      runs: heard.count, target: "under 2"),
    Measurement(
      name: "the card, and its whole transcript", median: median(toured.sorted()), unit: "ms",
      runs: toured.count),
    Measurement(
      name: "a thousand tests of the card, each with a flick", median: thousand / 1_000, unit: "s", runs: 1,
      target: "under 5"),
  ]
}

/// A card as apps have them.
private struct DogCard: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Bailey").font(.title)
      Text("beagle, three years")
      Toggle("Adopted", isOn: $isOn)
      Button("Walk") {}
      Slider(value: .constant(0.5)) { Text("Weight") }
    }
  }
}
