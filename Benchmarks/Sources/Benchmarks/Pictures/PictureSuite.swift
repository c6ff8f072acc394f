import EarshotTesting
import SwiftUI
import Testing
import UIKit

/// What the picture of a phone's screen with 200 elements costs at two pixels a point, as bytes of a PNG file.
let pictureSuite = Suite(name: "pictures") {
  var measurements: [Measurement] = []
  try await hosting(LabelScreen().view) { screen in
    measurements.append(try await measure(screen, "200 UILabels and switches"))
    measurements.append(
      try await measure(screen, "the same with the numbers of the reading order", overlays: [.order]))
  }
  try await hosting(TextScreen()) { screen in
    measurements.append(try await measure(screen, "200 Texts, symbols and buttons"))
    measurements.append(
      try await measure(
        screen, "the same, and what cannot be read or hit",
        PictureRequest(findings: [.truncated, .clipped, .contrast, .smallTarget, .overlap])))
  }
  return measurements
}

@MainActor
private func measure(
  _ screen: EarshotTesting.Screen, _ name: String, _ request: PictureRequest = PictureRequest(),
  overlays: [ScreenOverlay] = []
) async throws -> Measurement {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<40 {
    let start = clock.now
    let picture = try await screen.picture(request, overlays: overlays)
    times.append(nanoseconds(start.duration(to: clock.now)) / 1e6)
    precondition(picture.png.count > 1_000, "the picture of a screen has bytes")
  }
  return Measurement(
    name: "a picture of \(name)", median: median(times.sorted()), unit: "ms", runs: times.count,
    target: "under 40")
}

/// Fifty rows of three labels and a switch.
@MainActor
private struct LabelScreen {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    for row in 0..<50 {
      let y = CGFloat(row) * 17
      for column in 0..<3 {
        let label = UILabel(frame: CGRect(x: 8 + CGFloat(column) * 105, y: y, width: 100, height: 16))
        label.text = "Label \(row) \(column)"
        label.font = .systemFont(ofSize: 12)
        view.addSubview(label)
      }
      let onOff = UISwitch(frame: CGRect(x: 330, y: y, width: 51, height: 31))
      onOff.isOn = row.isMultiple(of: 2)
      view.addSubview(onOff)
    }
  }
}

/// Forty rows of three texts, a symbol and a button.
private struct TextScreen: View {
  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<40, id: \.self) { row in
        HStack {
          Image(systemName: row.isMultiple(of: 2) ? "star.fill" : "pawprint").accessibilityLabel("Dog")
          Text(verbatim: "Name \(row)").font(.caption)
          Text(verbatim: "Value of \(row)").font(.caption)
          Text(verbatim: "More").font(.caption2)
          Button("Adopt") {}.font(.caption)
        }
      }
    }
  }
}
