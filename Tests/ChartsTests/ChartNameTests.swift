import AccessibilityModel
import Charts
import EarshotTesting
import Testing

@MainActor
@Suite("Charts that are put together, and what is known of their marks", .timeLimit(.minutes(10)))
struct ChartNameTests {
  private static let walks = [("Mon", 2.0), ("Tue", 4.0)]

  private func heard<V: View>(_ chart: V) async throws -> [String] {
    var heard: [String] = []
    try await hosting(chart.frame(width: 300, height: 200)) { screen in
      heard = try await screen.tour().stops.map(\.utterance.text)
    }
    return heard
  }

  @ChartContentBuilder private func marks(_ isRich: Bool) -> some ChartContent {
    if isRich { BarMark(x: .value("Day", "Mon"), y: .value("Kilometres", 2)) }
    if isRich {
      Bar(day: .value("Day", "Tue"))
    } else {
      AnyChartContent(Bar(day: .value("Day", "Wed")))
    }
  }

  @Test("A function puts parts of a chart together, some on a condition", arguments: [false, true])
  func builder(isRich: Bool) async throws {
    let heard = try await heard(Chart { marks(isRich) })
    #expect(heard == (isRich ? ["Mon, 2", "Tue, 4"] : ["Wed, 4"]))
  }

  @Test("Numbers, words and days stand for themselves in a chart, whichever they are")
  func primitives() {
    func same<Value: PrimitivePlottableProtocol & Equatable>(_ value: Value) -> Bool {
      value.primitivePlottable == value && Value(primitivePlottable: value) == value
    }
    #expect(same(3) && same(2.5) && same("Mon") && same(Date(timeIntervalSince1970: 0)))
  }

  @Test("The titles of both axes are those of the data for an audio graph", arguments: Titled.allCases)
  func titles(titled: Titled) async throws {
    try await hosting(titled.frame(height: 200)) { screen in
      let tree = screen.tree
      let charts = tree.stops.flatMap { tree.ancestors(of: $0) }.compactMap { tree[$0]?.chart }
      let chart = try #require(charts.first)
      #expect(chart.axes.map(\.title.string) == ["Weekday", "Way"])
    }
  }

  @Test(
    "A view beside a mark lies where its position says, and knows how large the mark is",
    arguments: [
      (AnnotationPosition.top, -1, 0), (.bottom, 1, 0), (.leading, 0, -1), (.trailing, 0, 1),
    ])
  func annotations(position: AnnotationPosition, down: Int, across: Int) async throws {
    func note(_ context: AnnotationContext) -> some View {
      Text(context.targetSize.height > 10 ? "note" : "note on nothing")
    }
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Kilometres", 2)).annotation(
        position: position, content: note)
    }
    .chartYScale(domain: 0...4).padding(60).frame(width: 300, height: 300)
    try await hosting(chart) { screen in
      let (mark, note) = (
        try screen.element(named: "Mon").frame, try screen.element(named: "note").frame
      )
      #expect((note.center.y < mark.minY ? -1 : note.center.y > mark.maxY ? 1 : 0) == down)
      #expect((note.center.x < mark.minX ? -1 : note.center.x > mark.maxX ? 1 : 0) == across)
    }
  }

  @Test(
    "An axis begins at nought, or near its values, as the app says",
    arguments: [
      (AutomaticScaleDomain.automatic(includesZero: true), true), (.automatic(includesZero: false), false),
      (.automatic, false),
    ])
  func domains(domain: AutomaticScaleDomain, holdsZero: Bool) async throws {
    let chart = Chart(Self.walks, id: \.0) { walk in
      LineMark(x: .value("Day", walk.0), y: .value("Kilometres", walk.1 + 100)).accessibilityHidden(true)
    }
    .chartYScale(domain: domain)
    .chartOverlay { (proxy: ChartProxy) in
      let bottom = proxy.value(atY: proxy.plotSize.height, as: Double.self) ?? -1
      Text(bottom < 50 ? "from nought" : "from near")
    }
    #expect(try await heard(chart) == [holdsZero ? "from nought" : "from near"])
  }

  @Test("A gesture on a chart reads the value under the finger")
  func gestures() async throws {
    try await hosting(Touched().frame(width: 300, height: 240)) { screen in
      try await screen.focus("Tue")
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      try await screen.voiceOver.send(.lift)
      try await screen.advance(by: .zero)
      #expect(try screen.element(named: "chose Tue").label != nil)
    }
  }
}

private struct Bar: ChartContent {
  let day: PlottableValue<String>

  var body: some ChartContent { BarMark(x: day, y: .value("Kilometres", 4)) }
}

private struct Touched: View {
  @State private var day = "none"

  private func choosing(_ proxy: ChartProxy) -> some Gesture {
    DragGesture(minimumDistance: 0).onEnded { value in
      day = proxy.value(atX: value.location.x, as: String.self) ?? "nothing"
    }
  }

  var body: some View {
    VStack {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Kilometres", 2))
        BarMark(x: .value("Day", "Tue"), y: .value("Kilometres", 4))
      }
      .chartGesture(choosing)
      Text("chose \(day)")
    }
  }
}

/// A chart whose axes are named in each of the ways there are.
enum Titled: CaseIterable, View, Sendable {
  case keys, strings, views

  @MainActor @ViewBuilder var body: some View {
    let chart = Chart {
      BarMark(x: .value("Day", "Mon"), y: .value("Kilometres", 2))
    }
    switch self {
    case .keys: chart.chartXAxisLabel("Weekday").chartYAxisLabel("Way")
    case .strings: chart.chartXAxisLabel(String("Weekday")).chartYAxisLabel(String("Way"))
    case .views:
      chart.chartXAxisLabel(position: .bottom) { Text("Weekday") }.chartYAxisLabel { Text("Way") }
    }
  }
}
