import AccessibilityModel
import Charts
import EarshotTesting
import Testing

@MainActor
@Suite("Spellings of charts that app code uses", .timeLimit(.minutes(10)))
struct ChartSpellingTests {
  private static let walks = [("Mon", 2.0), ("Tue", 3.5)]

  private func heard(_ chart: @autoclosure @escaping () -> some View) async throws -> [String] {
    var heard: [String] = []
    try await hosting(chart().frame(width: 300, height: 200)) { screen in
      heard = try await screen.tour().stops.map(\.utterance.text)
    }
    return heard
  }

  @Test("How marks look changes nothing of what is heard but what stands beside them")
  func looks() async throws {
    let heard = try await heard(
      Chart {
        ForEach(Self.walks, id: \.0) { walk in
          Plot {
            LineMark(x: .value("Day", walk.0), y: .value("Kilometres", walk.1))
              .interpolationMethod(.cardinal(tension: 0.4))
              .symbol(Circle().strokeBorder(lineWidth: 2))
              .shadow(color: .gray, radius: 3)
              .alignsMarkStylesWithPlotArea()
              .annotation(
                position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
              ) { context in Text("\(context.targetSize.width)") }
          }
        }
      }
      .chartXAxis {
        AxisMarks(values: .automatic(minimumStride: 1, desiredCount: 3)) { value in
          AxisTick(length: 4)
          AxisValueLabel(collisionResolution: .greedy) {
            if let day = value.as(String.self) { Text(day) }
          }
        }
      }
      .chartYScale(domain: 0...4, range: .plotDimension(padding: 8))
      .chartForegroundStyleScale { (day: String) in day == "Mon" ? Color.red : .blue }
      .chartLineStyleScale(["Mon": StrokeStyle(lineWidth: 1)])
      .chartScrollPosition(initialX: "Tue")
      .chartScrollTargetBehavior(.valueAligned(matching: .init(hour: 0), majorAlignment: .page))
    )
    #expect(heard == ["0.000000", "Mon, 2", "Tue, 3.5", "0.000000"])
  }

  @Test("A category has its part of the room, a number none")
  func ranges() async throws {
    let heard = try await heard(
      Chart(Self.walks, id: \.0) { walk in
        BarMark(x: .value("Day", walk.0), y: .value("Kilometres", walk.1)).accessibilityHidden(true)
      }
      .chartYScale(domain: 0...4)
      .chartOverlay { proxy in
        let day = proxy.positionRange(forX: "Tue") ?? 0...0
        let height = proxy.positionRange(forY: 2.0) ?? 0...1
        Text("\(Int(day.lowerBound)) to \(Int(day.upperBound)), and \(Int(height.lowerBound))")
      })
    #expect(heard == ["150 to 300, and 100"])
  }
}
