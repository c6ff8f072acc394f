import Foundation

/// How much was left out of files that are heard otherwise, in a line.
struct RepairSummary {
  private let repairs: [Repair]

  init(_ repairs: [Repair]) {
    self.repairs = repairs
  }

  /// A line for each repair where there are few, else one line.
  var lines: [String] { repairs.count <= Self.few ? repairs.map(\.text) : [count] }

  /// A line for each repair, and one with their number where there are many.
  var list: [String] { repairs.map(\.text) + (repairs.count <= Self.few ? [] : [count]) }

  private static let few = 5

  private var count: String {
    let files = Set(repairs.map(\.file)).count
    let places = "\(repairs.count) \(repairs.count == 1 ? "place" : "places")"
    var kinds: [String] = []
    let (accessible, silent) = (count(.accessibility), count(.silent))
    if accessible > 0 { kinds.append("\(accessible) of them for assistive technologies") }
    if silent > 0 { kinds.append("\(silent) of them not heard anyhow") }
    let details = kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))"
    return
      "\(places) in \(files) \(files == 1 ? "file" : "files") left out\(details). List them with --left-out."
  }

  private func count(_ effect: Repair.Effect) -> Int { repairs.count { $0.effect == effect } }
}
