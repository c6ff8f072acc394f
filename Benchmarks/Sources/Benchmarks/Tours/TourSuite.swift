import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// What it costs to walk through long content that is all there at once, from the first stop to the last.
let tourSuite = Suite(name: "tours") {
  var measurements: [Measurement] = []
  for count in [1_000, 5_000, 20_000] {
    let views = try await middle(of: 3) {
      try await tour(
        of: ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }, count: count)
    }
    measurements.append(
      Measurement(
        name: "\(count) Texts in a ScrollView: every stop heard", median: views, unit: "ms", runs: 3,
        target: count == 5_000 ? "under 2000" : nil))
    let labels = try await middle(of: 3) { try await tour(of: LabelRows(count: count), count: count) }
    measurements.append(
      Measurement(
        name: "\(count) UILabels in a UIScrollView: every stop heard", median: labels, unit: "ms", runs: 3,
        target: count == 5_000 ? "under 2000" : nil))
  }
  return measurements
}

@MainActor
private func middle(of runs: Int, _ body: () async throws -> Double) async throws -> Double {
  var times: [Double] = []
  for _ in 0..<runs { times.append(try await body()) }
  return median(times.sorted())
}

/// Milliseconds that showing a view and walking through it take.
@MainActor
private func tour(of view: some View, count: Int) async throws -> Double {
  let start = ContinuousClock.now
  try await hosting(view) { screen in
    for _ in 1..<count { try await screen.voiceOver.flickRight() }
    #expect(screen.focused?.label?.string == "Row \(count - 1)")
  }
  return nanoseconds(start.duration(to: .now)) / 1e6
}

/// The same of a view controller.
@MainActor
private func tour(of controller: UIViewController, count: Int) async throws -> Double {
  let start = ContinuousClock.now
  try await hosting(controller) { screen in
    for _ in 1..<count { try await screen.voiceOver.flickRight() }
    #expect(screen.focused?.label?.string == "Row \(count - 1)")
  }
  return nanoseconds(start.duration(to: .now)) / 1e6
}

/// Labels one below the other in a scroll view.
private final class LabelRows: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: view.bounds)
    for number in 0..<count {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(number) * 44, width: 300, height: 44))
      label.text = "Row \(number)"
      scroll.addSubview(label)
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: CGFloat(count) * 44)
    view.addSubview(scroll)
  }
}
