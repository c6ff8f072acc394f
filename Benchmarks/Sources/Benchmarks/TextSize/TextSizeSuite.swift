import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// What it costs to show 1,000 texts at another text size: fonts, measuring, layout and description.
let textSizeSuite = Suite(name: "text-size") {
  var measurements: [Measurement] = []
  let pages: [(name: String, make: @MainActor () -> TextPage)] = [
    ("labels in a form of constraints", TextPage.form), ("labels in stack views", TextPage.stacks),
  ]
  for page in pages {
    let made = page.make()
    try await hosting(made.root) { screen in
      measurements += try await measure(screen, "1,000 UILabels, \(page.name)")
    }
  }
  try await hosting(TextStacks()) { screen in
    measurements += try await measure(screen, "1,000 Texts in stacks")
  }
  try await hosting(TextList()) { screen in
    measurements += try await measure(screen, "a List of 1,000 rows")
  }
  return measurements
}

/// Goes through all sizes at first, where every text is measured anew, and then again and again.
@MainActor
private func measure(_ screen: EarshotTesting.Screen, _ name: String) async throws -> [Measurement] {
  let sizes = EarshotTesting.Screen.TextSize.allCases
  var fresh: [Double] = []
  for size in sizes where size != .large {
    fresh.append(try await time { try await screen.device.setTextSize(size) })
  }
  var known: [Double] = []
  for run in 0..<48 {
    known.append(try await time { try await screen.device.setTextSize(sizes[run * 5 % sizes.count]) })
  }
  return [
    Measurement(
      name: "\(name): at a size met for the first time", median: median(fresh.sorted()), unit: "ms",
      runs: fresh.count, target: "under 20"),
    Measurement(
      name: "\(name): at a size met before", median: median(known.sorted()), unit: "ms", runs: known.count,
      target: "under 20"),
  ]
}

/// Milliseconds that something takes.
@MainActor
private func time(_ body: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try await body()
  return nanoseconds(start.duration(to: clock.now)) / 1e6
}

/// A page of 1,000 labels that follow the text size.
@MainActor
private struct TextPage {
  let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func label(_ index: Int) -> UILabel {
    let label = UILabel()
    label.text = index.isMultiple(of: 2) ? "Name \(index)" : "Value of \(index)"
    label.font = .preferredFont(forTextStyle: index.isMultiple(of: 2) ? .headline : .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  static func form() -> Self {
    let page = Self()
    var above = page.root.topAnchor
    for row in 0..<500 {
      let (name, value) = (page.label(2 * row), page.label(2 * row + 1))
      for label in [name, value] { page.root.addSubview(label) }
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: above, constant: 8),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      ])
      above = name.bottomAnchor
    }
    return page
  }

  static func stacks() -> Self {
    let page = Self()
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    for row in 0..<500 {
      let line = UIStackView(arrangedSubviews: [page.label(2 * row), page.label(2 * row + 1)])
      line.spacing = 8
      column.addArrangedSubview(line)
    }
    page.root.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 16),
      column.topAnchor.constraint(equalTo: page.root.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 361),
    ])
    return page
  }
}

/// 500 rows of two texts each.
private struct TextStacks: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<500, id: \.self) { row in
        HStack {
          Text(verbatim: "Name \(row)").font(.headline)
          Text(verbatim: "Value of \(row)")
        }
      }
    }
  }
}

/// 1,000 rows, of which those on the screen are made.
private struct TextList: View {
  var body: some View {
    List(0..<1000, id: \.self) { row in
      LabeledContent("Name \(row)", value: "Value of \(row)")
    }
  }
}
