import AccessibilityModel
import EarshotTesting
import Testing

@testable import Charts

@MainActor
@Suite("How far the values of a chart lie from one another", .timeLimit(.minutes(10)))
struct ChartScaleTests {
  private static let cases = [("a", 1.0), ("b", 10), ("c", 100)]

  private static func points(_ values: [(String, Double)] = cases) -> some View {
    Chart(values, id: \.0) { PointMark(x: .value("Day", $0.0), y: .value("Cases", $0.1)) }
  }

  /// How far the marks lie from the bottom of the chart, in their order.
  private func heights(_ chart: some View) async throws -> [Double] {
    var heights: [Double] = []
    try await hosting(chart.frame(width: 300, height: 300)) { screen in
      heights = screen.tree.stops.compactMap { screen.tree[$0] }.map { -$0.frame.center.y }
    }
    return heights
  }

  /// How far the second mark lies, as a part of the way from the first to the third.
  private func middle(_ chart: some View) async throws -> Double {
    let heights = try await heights(chart)
    try #require(heights.count == 3)
    return (heights[1] - heights[0]) / (heights[2] - heights[0])
  }

  @Test("Equal ratios lie equally far apart along a logarithmic axis, and equal steps along a linear one")
  func ratios() async throws {
    #expect(abs(try await middle(Self.points().chartYScale(type: .log)) - 0.5) < 0.03)
    #expect(abs(try await middle(Self.points().chartYScale(domain: 1...100, type: .log)) - 0.5) < 0.03)
    #expect(abs(try await middle(Self.points().chartYScale(domain: 1...100)) - 0.09) < 0.03)
  }

  @Test("Numbers whose roots lie equally far apart do so along an axis of roots")
  func roots() async throws {
    let chart = Self.points([("a", 0), ("b", 25), ("c", 100)]).chartYScale(type: .squareRoot)
    #expect(abs(try await middle(chart) - 0.5) < 0.03)
  }

  @Test("A symmetric logarithmic axis has zero in its middle; numbers below it have no other logarithm")
  func symmetric() async throws {
    let values = [("a", -99.0), ("b", 0), ("c", 99)]
    let chart = Self.points(values).chartYScale(type: .symmetricLog)
    #expect(abs(try await middle(chart) - 0.5) < 0.01)
    let near = [("a", -9.0), ("b", 0), ("c", 99)]
    #expect(abs(try await middle(Self.points(near).chartYScale(type: .symmetricLog)) - 1.0 / 3) < 0.03)
    #expect(abs(try await middle(Self.points(near).chartYScale(type: .log)) - 9.0 / 108) < 0.03)
  }

  @Test("A reversed axis has its greatest value at its beginning, bars included")
  func reversed() async throws {
    let heights = try await heights(Self.points().chartYScale(domain: .automatic(reversed: true)))
    #expect(heights == heights.sorted(by: >))
    let bars = Chart(Self.cases, id: \.0) { BarMark(x: .value("Day", $0.0), y: .value("Cases", $0.1)) }
    #expect(try await self.heights(bars.chartYScale(domain: .automatic(reversed: true))).count == 3)
  }

  @Test("The audio graph is told that the axis is logarithmic")
  func described() async throws {
    func scale(_ chart: some View) async throws -> AccessibilityModel.Chart.Scale? {
      var scale: AccessibilityModel.Chart.Scale?
      try await hosting(chart) { screen in
        let ids = try screen.tree.subtree(of: #require(screen.tree.root))
        scale = ids.compactMap { screen.tree[$0]?.chart }.first?.axes[1].scale
      }
      return scale
    }
    #expect(try await scale(Self.points().chartYScale(type: .log)) == .log10)
    #expect(try await scale(Self.points()) == .linear)
  }

  private func ticks(_ values: [Double], _ type: ScaleType) -> [String] {
    let extents = values.map { Mark.Extent(PlottableValue<Double>.value("Value", $0)) }
    var settings = ChartSettings.AxisSettings()
    settings.type = type
    return ChartScale(extents, includesZero: true, settings: settings, EnvironmentValues()).ticks().map(
      \.words)
  }

  @Test("A logarithmic axis is marked at powers of ten, and between them where there are fewer than two")
  func marks() {
    #expect(ticks([3, 2000], .log) == ["10", "100", "1,000"])
    #expect(ticks([2, 30], .log) == ["2", "5", "10", "20"])
    #expect(ticks([-20, 100], .symmetricLog) == ["-10", "-1", "0", "1", "10", "100"])
  }

  @Test("The value at a place is the one that lies there")
  func values() async throws {
    var found: [Double?] = []
    let chart = Self.points().chartYScale(domain: 1...100, type: .log)
      .chartOverlay { proxy in
        Color.clear.onAppear {
          found = [0, proxy.plotSize.height / 2].map { proxy.value(atY: $0) }
        }
      }
    try await hosting(chart.frame(width: 300, height: 300)) { _ in }
    try #require(found.count == 2)
    #expect(abs((found[0] ?? 0) - 100) < 0.1)
    #expect(abs((found[1] ?? 0) - 10) < 0.1)
  }
}
