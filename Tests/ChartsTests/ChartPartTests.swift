import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Parts that axes, symbols and sizes of marks are put together of", .timeLimit(.minutes(10)))
struct ChartPartTests {
  private struct Axes<Content: AxisContent> {
    let specs: [AxisMarksSpec]

    @MainActor
    init(@AxisContentBuilder _ content: () -> Content) { specs = content().axisSpecs }
  }

  private func positions(_ isWide: Bool) -> [AxisMarkPosition] {
    let axes = Axes {
      AxisMarks(position: .leading)
      if isWide { AxisMarks(position: .top) }
      if isWide { AxisMarks(position: .trailing) } else { AxisMarks(position: .bottom) }
    }
    return axes.specs.map(\.position)
  }

  @Test("Axes are those of the branches that hold, in their order")
  func axes() {
    #expect(positions(true) == [.leading, .top, .trailing])
    #expect(positions(false) == [.leading, .bottom])
  }

  private func partCount(_ hasLines: Bool) -> Int {
    @AxisMarkBuilder
    func marks() -> some AxisMark {
      if hasLines { AxisGridLine() }
      AxisTick()
      if hasLines { AxisValueLabel() } else { AxisValueLabel("none") }
    }
    return marks().axisParts.count
  }

  @Test("Marks of an axis are those of the branches that hold")
  func marks() {
    #expect(partCount(true) == 3 && partCount(false) == 2)
  }

  @Test("A symbol's border lies inside of its shape, as thick as it is asked for")
  func border() throws {
    let square: some ChartSymbolShape = Rectangle()
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let bordered = BorderedChartSymbolShape(base: square, lineWidth: 4).path(in: frame)
    #expect(bordered.boundingRect == frame)
    #expect(bordered.contains(CGPoint(x: 2, y: 10)) && !bordered.contains(CGPoint(x: 10, y: 10)))
    #expect(square.path(in: frame).contains(CGPoint(x: 10, y: 10)))
    #expect(BasicChartSymbolShape.circle.strokeBorder(lineWidth: 4).path(in: frame).boundingRect.width == 20)
  }

  @Test(
    "A mark is as long as it is asked to be, of what is there",
    arguments: [
      (MarkDimension.automatic, nil), (.fixed(12), 12), (.ratio(0.25), 25), (.inset(10), 80), (.inset(60), 0),
      (30, 30), (2.5, 2.5),
    ] as [(MarkDimension, CGFloat?)])
  func dimensions(dimension: MarkDimension, length: CGFloat?) {
    #expect(dimension.length(in: 100) == length)
  }

  @Test("Bars are as wide as their width says")
  func bars() async throws {
    var widths: [Double] = []
    let chart = Chart(["Cats", "Dogs"], id: \.self) { name in
      BarMark(x: .value("Kind", name), y: .value("Count", 3), width: name == "Cats" ? .fixed(10) : .fixed(30))
    }
    try await hosting(chart.frame(width: 300, height: 200)) { screen in
      for id in screen.tree.stops {
        guard let frame = screen.tree[id]?.frame else { continue }
        widths.append(frame.size.width.rounded())
      }
    }
    #expect(widths == [10, 30])
  }

  private struct Probe: View {
    @Environment(\.self) private var environment
    let note: @MainActor (EnvironmentValues) -> Void

    var body: some View { Text("Chart").onAppear { note(environment) } }
  }

  @Test("Groups have the symbols that a scale gives them, one by one, by a domain or in turn")
  func symbols() async throws {
    let marks = ["Cats", "Dogs"].map { name in
      var mark = Mark(kind: .point, x: .init(.value("x", 1)), y: .init(.value("y", 1)))
      mark.groupNames[.symbol] = name
      return mark
    }
    func symbols(_ change: (Probe) -> some View) async throws -> [BasicChartSymbolShape?] {
      var found: [BasicChartSymbolShape?] = []
      let probe = Probe { environment in
        let plot = ChartPlot(marks, environment)
        found = marks.map { plot.symbol(of: $0) as? BasicChartSymbolShape }
      }
      let view = change(probe)
      try await hosting(view) { _ = $0.tree }
      return found
    }
    let named = try await symbols {
      $0.chartSymbolScale(["Dogs": BasicChartSymbolShape.cross, "Cats": .square])
    }
    #expect(named == [.square, .cross])
    let domain = try await symbols {
      $0.chartSymbolScale(domain: ["Dogs", "Cats"], range: [BasicChartSymbolShape.plus, .diamond])
    }
    #expect(domain == [.diamond, .plus])
    let turn = try await symbols { $0.chartSymbolScale(range: [BasicChartSymbolShape.triangle]) }
    #expect(turn == [.triangle, .triangle])
  }
}
