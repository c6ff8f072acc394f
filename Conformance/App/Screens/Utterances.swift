import SwiftUI
import UIKit

/// What is said of an element, and in which order.
extension KitScreen {
  static let utterances: [KitScreen] = [
    KitScreen("utterance-ending") {
      Text("Bailey")
        .accessibilityHint("Opens the card.")
        .accessibilityAction(named: "Adopt") {}
        .accessibilityCustomContent("Age", "three years")
    },
    KitScreen("utterance-ending-button") {
      Button("Bailey") {}
        .accessibilityHint("Opens the card.")
        .accessibilityAction(named: "Adopt") {}
        .accessibilityCustomContent("Age", "three years")
    },
    KitScreen("more-content-all-spoken") {
      Text("Bailey").accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("hint-pause") { Text("Bailey").accessibilityHint("Opens the card.") },
    KitScreen("hint-pause-button") { Button("Bailey") {}.accessibilityHint("Opens the card.") },
    KitScreen("mac-hint-button") { Button("Pay") {} },
    KitScreen("mac-hint-field") { TextField("Name", text: .constant("")) },
    KitScreen("high-content-place") {
      Button("Bailey") {}.accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("high-content-place-heading") {
      Text("Bailey")
        .accessibilityAddTraits(.isHeader)
        .accessibilityCustomContent("Age", "three years", importance: .high)
    },
    KitScreen("content-without-value") {
      Text("Bailey").accessibilityCustomContent("Vaccinated", "")
    },
    KitScreen("switch-order") { Toggle("Airplane mode", isOn: .constant(true)) },
    KitScreen("switch-order-uikit") {
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Airplane mode"
      return [toggle]
    },
    KitScreen("selected-place") { Button("Red") {}.accessibilityAddTraits(.isSelected) },
    KitScreen("selected-place-value") {
      Button("Size") {}.accessibilityValue("large").accessibilityAddTraits(.isSelected)
    },
    KitScreen("heading-level") {
      Text("Breeds").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    },
    KitScreen("mac-order-slider") { Slider(value: .constant(0.5)) { Text("Volume") } },
    KitScreen("cursor-refocus") { Vanishing() },
    KitScreen("cursor-boundary") { Text("Alone") },
    KitScreen("status-bar") { Text("Bailey") },
    KitScreen("activation-unchanged") { Button("Refresh") {} },
    KitScreen("value-interval") { Countdown() },
    KitScreen("spoken-headers") { headed() },
    KitScreen("hint-expansion") { [Expandable("Details", hint: "Shows the weight.")] },
    KitScreen("pop-up-button") { Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1) } },
    KitScreen("chart-description") { [SummedChart()] },
  ]
}

/// A button in the middle that goes away when it is activated.
private struct Vanishing: View {
  @State private var isThere = true

  var body: some View {
    VStack(spacing: 40) {
      Text("First")
      Text("Second")
      if isThere { Button("Remove me") { isThere = false } }
      Text("Third")
    }
  }
}

/// A value that changes twice a second.
private struct Countdown: View {
  @State private var seconds = 100
  private let clock = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Timer")
      .accessibilityValue("\(seconds)")
      .accessibilityAddTraits(.updatesFrequently)
      .onReceive(clock) { _ in seconds -= 1 }
  }
}

/// Two texts of which the second names the first as its header.
@MainActor
private func headed() -> [UIView] {
  let (header, other, value) = (label("Weight"), label("Bailey"), label("25 pounds"))
  value.accessibilityHeaderElements = [header]
  return [other, value, header]
}

/// A row that can be opened.
final class Expandable: UIView {
  init(_ name: String, hint: String? = nil) {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityHint = hint
    accessibilityTraits = .button
    if #available(iOS 18, *) { accessibilityExpandedStatus = .collapsed }
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A chart that the app sums up itself.
private final class SummedChart: UIView, AXChart {
  var accessibilityChartDescriptor: AXChartDescriptor? {
    get {
      AXChartDescriptor(
        title: "Weight", summary: "It rises.",
        xAxis: AXNumericDataAxisDescriptor(
          title: "Month", range: 1...3, gridlinePositions: []
        ) { "\(Int($0))" },
        yAxis: AXNumericDataAxisDescriptor(
          title: "Pounds", range: 0...30, gridlinePositions: []
        ) { "\(Int($0))" },
        additionalAxes: [],
        series: [
          AXDataSeriesDescriptor(
            name: "Bailey", isContinuous: true,
            dataPoints: [AXDataPoint(x: 1, y: 10), AXDataPoint(x: 2, y: 20), AXDataPoint(x: 3, y: 25)])
        ])
    }
    set {}
  }

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Weight of Bailey"
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    heightAnchor.constraint(equalToConstant: 100).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
