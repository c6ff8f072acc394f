import Accessibility
import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that are zoomed, touched directly, scrolled, held", .timeLimit(.minutes(10)))
struct TouchingTests {
  @Test("1.9: a view that can be zoomed has the rotor Zoom, and is told which way and where")
  func zoom() async throws {
    let told = Noted<[String]>([])
    try await hosting(Map(told: told)) { screen in
      try await screen.drive(
        """
        select "Map"
        rotor "Zoom"
        up
        down
        """)
    }
    #expect(told.value == ["in 0.5 50", "out 0.5 50"])
  }

  @Test("1.9: a direct touch area says so by its trait, with its options, and ends where it is switched off")
  func directTouch() throws {
    try HeardScreen.showing {
      Color.red.accessibilityLabel("Piano").accessibilityDirectTouch(options: .silentOnTouch)
      Color.red.accessibilityLabel("Drum").accessibilityDirectTouch().accessibilityDirectTouch(false)
    } _: { screen in
      let piano = try screen.stop("Piano")
      #expect(piano.traits.contains(.allowsDirectInteraction))
      #expect(piano.directTouch == .silentOnTouch)
      try #expect(!screen.stop("Drum").traits.contains(.allowsDirectInteraction))
    }
  }

  @Test("1.12: the kind of a text is kept with it")
  func textContentType() throws {
    try HeardScreen.showing {
      Text("let x = 1").accessibilityTextContentType(.sourceCode)
      Text("plain").accessibilityTextContentType(.console).accessibilityTextContentType(.plain)
    } _: { screen in
      try #expect(screen.stop("let x = 1").textualContext == .sourceCode)
      try #expect(screen.stop("plain").textualContext == nil)
    }
  }

  @Test("1.17: a chart gives its data, and brings them up to date with its view")
  func chart() throws {
    let screen = Screen { ChartedWalks() }
    let chart = try #require(screen.element("Walks")?.chart)
    #expect(chart.title == "Miles a day")
    #expect(chart.series.first?.points.count == 2)
    screen.activate("More")
    #expect(screen.element("Walks")?.chart?.series.first?.points.count == 3)
  }

  @Test("1.9: what scrolls announces the app's words in place of its page")
  func scrollStatus() async throws {
    try await hosting(StatusList()) { screen in
      try await screen.drive(
        """
        select "Row 0"
        three-finger flick up
        expect "Dogs of the week"
        """)
    }
  }

  @Test("3.2: holding an element runs its menu action; deleting is offered by name")
  func menuAndDelete() throws {
    let done = Noted<[String]>([])
    try HeardScreen.showing {
      Text("Bailey")
        .accessibilityAction(.showMenu) { done.value.append("menu") }
        .accessibilityAction(.delete) { done.value.append("delete") }
    } _: { screen in
      let bailey = try screen.only()
      #expect(screen.ask(.longPress(bailey.id)) == .handled(by: bailey.id))
      try screen.perform("Delete", of: bailey)
    }
    #expect(done.value == ["menu", "delete"])
  }

  @Test("3.2: what is paired with a label is heard under it, and the label by itself no more")
  func pair() throws {
    let screen = Screen { Pairs() }
    #expect(screen.labels == ["Age of Bailey", "Rename"])
    #expect(screen.element("Age of Bailey")?.value == "3")
    screen.activate("Rename")
    #expect(screen.labels == ["Age of Maya", "Rename"])
  }
}

private struct Map: View {
  let told: Noted<[String]>

  var body: some View {
    Color.clear.frame(width: 100, height: 100).accessibilityLabel("Map")
      .accessibilityZoomAction { action in
        let way = action.direction == .zoomIn ? "in" : "out"
        told.value.append("\(way) \(action.location.x) \(Int(action.point.x))")
      }
  }
}

private struct ChartedWalks: View, AXChartDescriptorRepresentable {
  @State private var miles = [1.0, 2.0]

  var body: some View {
    Rectangle().accessibilityLabel("Walks").accessibilityValue("\(miles.count) days")
      .accessibilityChartDescriptor(self)
    Button("More") { miles.append(3) }
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let days = AXNumericDataAxisDescriptor(title: "Day", range: 0...7, gridlinePositions: []) { "Day \($0)" }
    let way = AXNumericDataAxisDescriptor(title: "Miles", range: 0...9, gridlinePositions: []) { "\($0)" }
    return AXChartDescriptor(
      title: "Miles a day", summary: nil, xAxis: days, yAxis: way, additionalAxes: [], series: [series])
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    descriptor.series = [series]
  }

  private var series: AXDataSeriesDescriptor {
    AXDataSeriesDescriptor(
      name: "Bailey", isContinuous: false,
      dataPoints: miles.enumerated().map { AXDataPoint(x: Double($0.offset), y: $0.element) })
  }
}

private struct StatusList: View {
  var body: some View {
    ScrollView {
      ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) }
    }
    .accessibilityScrollStatus("Dogs of the week")
  }
}

private struct Pairs: View {
  @Namespace private var space
  @State private var name = "Bailey"

  var body: some View {
    Text(verbatim: "Age of \(name)").accessibilityLabeledPair(role: .label, id: "age", in: space)
    Color.clear.frame(height: 20).accessibilityLabel("field").accessibilityValue("3")
      .accessibilityLabeledPair(role: .content, id: "age", in: space)
    Button("Rename") { name = "Maya" }
  }
}
