import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Charts")
struct ChartTests {
  private static let rain = Chart(
    title: "Rainfall", summary: nil,
    axes: [
      Chart.Axis(title: "Month", categories: ["January", "February", "March"]),
      Chart.Axis(title: "Millimetres", range: 0...120.5),
    ],
    series: [
      Chart.Series(
        name: "Berlin", isContinuous: true,
        points: [("January", 40.0), ("February", 25.5), ("March", 60.0)].enumerated().map { index, month in
          Chart.Point(values: [
            Chart.Value(Double(index), text: month.0), Chart.Value(month.1, text: "\(month.1) mm"),
          ])
        })
    ])

  private func device(_ chart: Chart = rain, _ dialect: Dialect = .iOS) -> Device {
    var view = AccessibilityElement(label: "Rainfall chart")
    view.chart = chart
    var device = Device(
      .container([AccessibilityNode(view), .stop("Legend")]), VoiceOver(dialect))
    device.wait(.zero)
    return device
  }

  /// Dials the rotor until it says a name.
  private func dial(_ name: String, _ device: inout Device) -> Bool {
    for _ in 0..<12 where device(.rotate(.next)).words.last == name { return true }
    return false
  }

  @Test("The rotor has Audio Graph on a chart and nowhere else")
  func offered() {
    var device = device()
    #expect(dial("Audio Graph", &device))
    device(.flickRight)
    #expect(!device.voiceOver.rotorEntries(in: device.tree).contains(.audioGraph))
  }

  @Test("Flicks walk describe, play and details, and knock at the ends")
  func walking() {
    var device = device()
    #expect(dial("Audio Graph", &device))
    #expect(device(.flickDown).words == ["Describe Chart"])
    #expect(device(.flickDown).words == ["Play Audio Graph"])
    #expect(device(.flickDown).words == ["Chart Details"])
    #expect(device(.flickDown).sounds == [.boundary])
    #expect(device(.flickUp).words == ["Play Audio Graph"])
  }

  @Test("Describe Chart tells axes, points and how the series runs")
  func description() {
    var device = device()
    #expect(dial("Audio Graph", &device))
    device(.flickDown)
    #expect(
      device(.doubleTap).words == [
        "Rainfall. Month with 3 categories. Millimetres from 0 to 120.5. "
          + "Berlin, 3 data points, rises from 40.0 mm to 60.0 mm."
      ])
  }

  @Test("The ends of an axis are told in the app's words, such as dates, where it has some")
  func rangeWords() {
    var chart = Self.rain
    chart.axes[0] = Chart.Axis(
      title: "Month", range: 725_760_000...728_438_400, rangeWords: ["January 2024", "February 2024"])
    var device = device(chart)
    #expect(dial("Audio Graph", &device))
    device(.flickDown)
    #expect(device(.doubleTap).words.first?.contains("Month from January 2024 to February 2024.") == true)
  }

  @Test("The app's summary comes first, and stands alone where the dialect says so")
  func summary() {
    var chart = Self.rain
    chart.summary = "March was wet."
    for (choice, expected) in [
      (ChartDescription.summaryAlone, "Rainfall. March was wet."),
      (
        .everything,
        "Rainfall. March was wet. Month with 3 categories. Millimetres from 0 to 120.5. "
          + "Berlin, 3 data points, rises from 40.0 mm to 60.0 mm."
      ),
    ] {
      var dialect = Dialect.iOS
      dialect.chartDescription = choice
      var device = device(chart, dialect)
      #expect(dial("Audio Graph", &device))
      device(.flickDown)
      let effects = device(.doubleTap)
      #expect(effects.words == [expected])
    }
  }

  @Test("Play Audio Graph is silent but for the tones of the chart")
  func playing() {
    var device = device()
    #expect(dial("Audio Graph", &device))
    device(.flickDown, .flickDown)
    let effects = device(.doubleTap)
    #expect(effects.contains(.playGraph(Self.rain)))
    #expect(effects.contains(.stopSpeech))
    #expect(effects.words == [])
  }

  @Test("Chart Details are walked one by one: axes, extremes, mean and every point")
  func details() {
    var device = device()
    #expect(dial("Audio Graph", &device))
    device(.flickDown, .flickDown, .flickDown)
    #expect(device(.doubleTap).words == ["Chart Details. 9 items."])
    var heard: [String] = []
    for _ in 0..<9 { heard += device(.flickDown).words }
    #expect(
      heard == [
        "Month with 3 categories", "Millimetres from 0 to 120.5", "Berlin, 3 data points", "Lowest 25.5 mm",
        "Highest 60.0 mm", "Average 41.83", "January, 40.0 mm", "February, 25.5 mm", "March, 60.0 mm",
      ])
    #expect(device(.flickDown).sounds == [.boundary])
  }

  @Test("A double tap on a chart activates it while nothing of the chart was chosen")
  func activating() {
    var device = device()
    device(.doubleTap)
    #expect(device.asked.contains { if case .activate = $0 { true } else { false } })
  }
}
