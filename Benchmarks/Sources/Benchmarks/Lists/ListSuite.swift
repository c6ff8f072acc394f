import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// What a list and a table of 100,000 rows cost to open, to walk and to change.
let listSuite = Suite(name: "lists") {
  let before = residentBytes()
  var measurements: [Measurement] = []
  let clock = ContinuousClock()

  let listStart = clock.now
  try await hosting(List(0..<100_000) { DogRow(number: $0) }) { screen in
    measurements.append(opened("List", listStart.duration(to: clock.now)))
  }
  try await hosting(ListFromTheMiddle()) { screen in
    try await screen.focus("Dog 50,000, terrier")
    measurements += try await walked("List", from: "at row 50,000", screen)
    try await screen.voiceOver.send(.lastElement)
    measurements += try await walked("List", from: "behind row 99,000", screen)
    measurements.append(
      Measurement(
        name: "List of 100,000 rows: memory added", median: Double(residentBytes() - before) / 1_048_576,
        unit: "MiB", runs: 1, target: "under 150"))
  }
  let beforeTable = residentBytes()
  let tableStart = clock.now
  let table = DogTable(count: 100_000)
  try await hosting(table) { screen in
    measurements.append(opened("Table", tableStart.duration(to: clock.now)))
    table.tableView.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .middle, animated: false)
    try await screen.advance(by: .zero)
    try await screen.focus("Dog 50000, terrier, Two years")
    measurements += try await walked("Table", from: "at row 50,000", screen)
    try await screen.voiceOver.send(.lastElement)
    measurements += try await walked("Table", from: "behind row 99,000", screen)
    measurements.append(
      Measurement(
        name: "Table of 100,000 rows: memory added",
        median: Double(residentBytes() - beforeTable) / 1_048_576, unit: "MiB", runs: 1,
        target: "under 150"))
  }
  return measurements + (try await changed())
}

/// A list that scrolls to the middle of its rows as it appears.
private struct ListFromTheMiddle: View {
  var body: some View {
    ScrollViewReader { reader in
      List(0..<100_000) { DogRow(number: $0).id($0) }
        .onAppear { reader.scrollTo(50_000) }
    }
  }
}

/// How long it took until the first row was heard.
private func opened(_ name: String, _ duration: Duration) -> Measurement {
  Measurement(
    name: "\(name) of 100,000 rows: first screen heard", median: nanoseconds(duration) / 1e6, unit: "ms",
    runs: 1, target: "under 200")
}

/// What a flick costs far down.
@MainActor
private func walked(_ name: String, from place: String, _ screen: Screen) async throws -> [Measurement] {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<500 {
    let start = clock.now
    try await screen.voiceOver.flickLeft()
    times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
  }
  times.sort()
  return [
    Measurement(
      name: "\(name): a flick \(place)", median: median(times), unit: "ms", runs: times.count,
      target: "under 2"),
    Measurement(name: "\(name): the slowest flick \(place)", median: times.last ?? 0, unit: "ms", runs: 1),
  ]
}

/// What a change of one row's state costs beside building a thousand rows at once.
@MainActor
private func changed() async throws -> [Measurement] {
  let clock = ContinuousClock()
  let start = clock.now
  var built = 0.0
  try await hosting(VStack { ForEach(0..<1_000) { DogRow(number: $0) } }) { _ in
    built = nanoseconds(start.duration(to: clock.now)) / 1e6
  }
  var times: [Double] = []
  try await hosting(List(0..<1_000) { DogRow(number: $0) }) { screen in
    for _ in 0..<200 {
      let start = clock.now
      try await screen.voiceOver.doubleTap()
      times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
    }
  }
  let change = median(times.sorted())
  return [
    Measurement(name: "1,000 rows built at once", median: built, unit: "ms", runs: 1),
    Measurement(name: "one row's state changed, and heard", median: change, unit: "ms", runs: times.count),
    Measurement(
      name: "the second by the first", median: 100 * change / built, unit: "%", runs: times.count,
      target: "under 1"),
  ]
}
