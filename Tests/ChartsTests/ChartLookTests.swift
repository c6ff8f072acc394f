import AccessibilityModel
import AppHost
import EarshotTesting
import Testing

@testable import Charts

@MainActor
@Suite("What a chart looks like", .timeLimit(.minutes(10)))
struct ChartLookTests {
  private static let kinds = [("Jan", "Cats", 2.0), ("Jan", "Dogs", 3.0), ("Feb", "Cats", 4.0)]

  private func frames(_ chart: some View, _ names: [String] = ["Cats", "Dogs"]) async throws -> [String: Rect]
  {
    var frames: [String: Rect] = [:]
    try await hosting(chart.frame(width: 300, height: 200)) { screen in
      for id in screen.tree.stops {
        guard let element = screen.tree[id], let label = element.label?.string else { continue }
        frames["\(label), \(element.value?.string ?? "")"] = element.frame
      }
    }
    return frames
  }

  @Test("Bars at one place stand on one another, each as high as its value")
  func stacks() async throws {
    let frames = try await frames(
      Chart(Self.kinds, id: \.2) { kind in
        BarMark(x: .value("Month", kind.0), y: .value("Count", kind.2))
          .foregroundStyle(by: .value("Kind", kind.1))
      })
    let (cats, dogs) = (try #require(frames["Jan, 2, Cats"]), try #require(frames["Jan, 3, Dogs"]))
    #expect(abs(dogs.maxY - cats.minY) < 1)
    #expect(abs(dogs.size.height / cats.size.height - 1.5) < 0.05)
    #expect(dogs.center.x == cats.center.x)
    let other = try #require(frames["Feb, 4, Cats"])
    #expect(abs(other.maxY - cats.maxY) < 1)
  }

  @Test("Bars of groups that are positioned stand beside each other")
  func groups() async throws {
    let frames = try await frames(
      Chart(Self.kinds, id: \.2) { kind in
        BarMark(x: .value("Month", kind.0), y: .value("Count", kind.2))
          .position(by: .value("Kind", kind.1))
      })
    let (cats, dogs) = (try #require(frames["Jan, 2, Cats"]), try #require(frames["Jan, 3, Dogs"]))
    #expect(cats.maxX <= dogs.minX + 0.1)
    #expect(abs(cats.maxY - dogs.maxY) < 1)
  }

  @Test("Normalized bars are parts of one height; unstacked ones lie in front of each other")
  func stackings() async throws {
    func chart(_ method: MarkStackingMethod) -> some View {
      Chart(Self.kinds, id: \.2) { kind in
        BarMark(x: .value("Month", kind.0), y: .value("Count", kind.2), stacking: method)
          .foregroundStyle(by: .value("Kind", kind.1))
      }
    }
    let parts = try await frames(chart(.normalized))
    let (cats, dogs) = (try #require(parts["Jan, 2, Cats"]), try #require(parts["Jan, 3, Dogs"]))
    let whole = try #require(parts["Feb, 4, Cats"])
    #expect(abs(cats.size.height + dogs.size.height - whole.size.height) < 1)
    let apart = try await frames(chart(.unstacked))
    #expect(apart["Jan, 2, Cats"]?.maxY == apart["Jan, 3, Dogs"]?.maxY)
  }

  @Test("Bars over months lie inside the plot, the first and the last too")
  func inside() async throws {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_736_000_000))
    let months = (0..<4).map { Calendar.current.date(byAdding: .month, value: $0, to: start) ?? start }
    let frames = try await frames(
      Chart(months, id: \.self) { month in
        BarMark(x: .value("Month", month, unit: .month), y: .value("Dogs", 3))
      })
    let all = frames.values.sorted { $0.minX < $1.minX }
    #expect(all.count == 4)
    let (first, last) = (try #require(all.first), try #require(all.last))
    #expect(abs(first.size.width - last.size.width) < 4)
    #expect(first.size.width > 40)
  }

  @Test("A legend takes its space unless it is hidden, and is not heard")
  func legend() async throws {
    func chart() -> some View {
      Chart(Self.kinds, id: \.2) { kind in
        BarMark(x: .value("Month", kind.0), y: .value("Count", kind.2))
          .foregroundStyle(by: .value("Kind", kind.1))
      }
    }
    let (with, without) = (
      try await frames(chart()), try await frames(chart().chartLegend(.hidden))
    )
    #expect(with.count == 3)
    let (first, second) = (try #require(with["Feb, 4, Cats"]), try #require(without["Feb, 4, Cats"]))
    #expect(first.size.height < second.size.height - 10)
    let above = try #require(try await frames(chart().chartLegend(position: .top))["Feb, 4, Cats"])
    #expect(above.maxY > first.maxY + 10)
  }

  // MARK: Axes

  private func scale(
    _ values: [Double], _ settings: ChartSettings.AxisSettings = .init()
  ) -> ChartScale {
    let extents = values.map { Mark.Extent(PlottableValue<Double>.value("Value", $0)) }
    return ChartScale(extents, includesZero: true, settings: settings, EnvironmentValues())
  }

  @Test("An axis of numbers has round values, as many as are asked for, or a step of the app's")
  func numbers() {
    let scale = scale([3, 13.2, 17])
    #expect(scale.ticks().map(\.words) == ["0", "5", "10", "15"])
    #expect(scale.ticks(.automatic(desiredCount: 2)).map(\.words) == ["0", "10"])
    #expect(scale.ticks(.stride(by: 4)).map(\.words) == ["0", "4", "8", "12", "16"])
    #expect(scale.ticks(.explicit([1, 40, 17])).map(\.words) == ["1", "17"])
    let shares = self.scale([1]).ticks(isShare: true).map(\.words)
    #expect(shares.first == "0%" && shares.last == "100%")
  }

  @Test("An axis of dates has months, years or days, by how long it is")
  func dates() {
    func words(_ days: Int, _ values: AxisMarkValues = .automatic) -> [String] {
      let start = Date(timeIntervalSince1970: 1_735_732_800)  // the first of January 2025, at noon
      let dates = [start, start.addingTimeInterval(Double(days) * 86_400)]
      let extents = dates.map { Mark.Extent(PlottableValue<Date>.value("Day", $0)) }
      return ChartScale(extents, includesZero: false, settings: .init(), EnvironmentValues())
        .ticks(values).map(\.words)
    }
    #expect(words(150) == ["Feb", "Mar", "Apr", "May"])
    #expect(words(1500).suffix(2) == ["2028", "2029"])
    #expect(["Jan 2", "2 Jan"].contains(words(4).first ?? ""))
    #expect(words(60, .stride(by: .month)) == ["Feb", "Mar"])
  }

  @Test("Words at an axis are in the format of the app, or its own words")
  func formats() {
    func label(_ mark: some AxisMark) -> String? {
      guard case .label(let label) = mark.axisParts.first else { return nil }
      switch label.content {
      case .format(let format): return format(PlottedValue(1250.0))
      case .words(let words): return words
      default: return nil
      }
    }
    #expect(
      label(AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))))
        == "1,250.0")
    #expect(label(AxisValueLabel(format: IntegerFormatStyle<Int>.number)) == "1,250")
    #expect(label(AxisValueLabel("Many")) == "Many")
    let specs = AxisMarks(position: .leading, values: [1, 2]) { value in
      if value.index > 0 { AxisGridLine() }
      AxisTick(length: 6)
      AxisValueLabel { Text("\(value.as(Int.self) ?? 0)") }
    }.axisSpecs
    #expect(specs.map(\.position) == [.leading])
    let made = specs.first?.make?(AxisValue(index: 1, count: 2, plotted: PlottedValue(2)))
    #expect(made?.count == 3)
  }

  // MARK: Lines and symbols

  @Test(
    "A line goes from place to place as its method says",
    arguments: [
      (InterpolationMethod.linear, 2), (.stepStart, 4), (.stepEnd, 4), (.stepCenter, 6),
    ])
  func steps(method: InterpolationMethod, lines: Int) {
    var path = SwiftUI.Path()
    LinePath(method).add([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)], to: &path)
    var count = 0
    let note: (SwiftUI.Path.Element) -> Void = { if case .line = $0 { count += 1 } }
    path.forEach(note)
    #expect(count == lines)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("A monotone line stays between its places; a smooth one bends")
  func smooth() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]
    var (monotone, smooth) = (SwiftUI.Path(), SwiftUI.Path())
    LinePath(.monotone).add(points, to: &monotone)
    LinePath(.catmullRom).add(points, to: &smooth)
    #expect(monotone.boundingRect.maxY <= 10.01)
    #expect(smooth.boundingRect.maxY > 10.2)
  }

  @Test("Each group has a symbol of its own, and symbols are what their names say")
  func symbols() {
    let marks = ["a", "b", "a"].map { name in
      var mark = Mark(kind: .line, x: .init(.value("x", 1)), y: .init(.value("y", 1)))
      mark.groupNames[.symbol] = name
      return mark
    }
    let plot = ChartPlot(marks, EnvironmentValues())
    let shapes = marks.compactMap { plot.symbol(of: $0) as? BasicChartSymbolShape }
    let all = BasicChartSymbolShape.all
    #expect(shapes == [all[0], all[1], all[0]])
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(BasicChartSymbolShape.triangle.path(in: box).contains(CGPoint(x: 5, y: 4)))
    #expect(!BasicChartSymbolShape.triangle.path(in: box).contains(CGPoint(x: 1, y: 1)))
    #expect(BasicChartSymbolShape.plus.path(in: box).contains(CGPoint(x: 9, y: 5)))
    #expect(!BasicChartSymbolShape.plus.path(in: box).contains(CGPoint(x: 9, y: 9)))
    #expect(!Circle().strokeBorder(lineWidth: 2).path(in: box).contains(CGPoint(x: 5, y: 5)))
  }

  @Test("Groups have the colours of the app's scale, else those of the chart in turn")
  func colors() {
    let marks = ["b", "a"].map { name in
      var mark = Mark(kind: .bar, x: .init(.value("x", name)), y: .init(.value("y", 1)))
      mark.groupNames[.color] = name
      return mark
    }
    var environment = EnvironmentValues()
    func style(_ name: String) -> Color? {
      ChartPlot(marks, environment).style(ofGroup: name) as? Color
    }
    #expect(style("b") == .blue && style("a") == .green)
    environment.chartSettings.looks.styles = [
      (name: "a", style: Color.red), (name: "b", style: Color.orange),
    ]
    #expect(style("b") == .orange && style("a") == .red)
    #expect(ChartPlot(marks, environment).names(of: .color) == ["a", "b"])
    environment.chartSettings.looks = .init(styleRange: [Color.pink], order: ["a"])
    #expect(style("a") == .pink && style("b") == .pink)
  }

  @Test("A pie has a hole as wide as its inner radius")
  func holes() {
    let mark = SectorMark(angle: .value("n", 1), innerRadius: .ratio(0.5), outerRadius: .inset(10)).mark
    let plot = ChartPlot([mark], EnvironmentValues())
    let sector = plot.sector(0, in: CGRect(x: 0, y: 0, width: 204, height: 204))
    #expect(sector.radius == 90)
    #expect(abs(sector.hole - 50 / 90) < 0.001)
  }
}
