import AccessibilityModel
import Charts
import EarshotTesting
import Testing

@MainActor
@Suite("What is heard of a chart", .timeLimit(.minutes(10)))
struct ChartTests {
  struct Dog: Identifiable {
    let id: String
    let weight: Double
    var sex = "Male"
  }

  private static let dogs = [
    Dog(id: "Bailey", weight: 25), Dog(id: "Rex", weight: 12.5), Dog(id: "Luna", weight: 8, sex: "Female"),
  ]

  private func stops(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("Each mark is an element: its value across names it, its value up follows, then its group")
  func marks() async throws {
    try await hosting(
      Chart(Self.dogs) { dog in
        BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight))
          .foregroundStyle(by: .value("Sex", dog.sex))
      }.frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard == ["Bailey, 25, Male", "Rex, 12.5, Male", "Luna, 8, Female"])
    }
  }

  @Test("Views over a chart and behind it know where its values lie")
  func layers() async throws {
    try await hosting(
      Chart(Self.dogs) { dog in
        BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight)).accessibilityHidden(true)
      }
      .frame(width: 300, height: 200)
      .chartOverlay { proxy in
        let dog = proxy.value(atX: 150, as: String.self) ?? "nobody"
        let weight = proxy.value(atY: 0, as: Double.self) ?? 0
        Text("\(dog), \(Int(weight)) at \(Int(proxy.position(forX: dog) ?? 0))")
      }
      .chartBackground { proxy in
        Text(proxy.position(forX: "Tom") == nil ? "no Tom" : "Tom")
      }
    ) { screen in
      let heard = try await stops(screen)
      #expect(Set(heard) == ["Rex, 25 at 150", "no Tom"])
    }
  }

  @Test("What an app says about a mark takes the place of its values, and hidden marks are not met")
  func labels() async throws {
    try await hosting(
      Chart {
        ForEach(Self.dogs) { dog in
          BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight))
            .accessibilityLabel("\(dog.id) the dog")
            .accessibilityValue("\(Int(dog.weight)) pounds")
            .accessibilityHidden(dog.id == "Rex")
        }
        RuleMark(y: .value("Average", 15)).foregroundStyle(.red)
      }.frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(Set(heard) == ["Bailey the dog, 25 pounds", "Luna the dog, 8 pounds", "Average, 15"])
    }
  }

  @Test("A finger on a chart chooses the value under it until it is lifted, and so does using a mark")
  func selection() async throws {
    var chosen: [String?] = []
    let binding = Binding<String?>(get: { chosen.last ?? nil }, set: { chosen.append($0) })
    try await hosting(
      Chart(Self.dogs) { dog in BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight)) }
        .chartXSelection(value: binding).frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard == ["Bailey, 25", "Rex, 12.5", "Luna, 8"])
      try await screen.activate("Rex")
      #expect(chosen == ["Rex", nil])
    }
  }

  @Test(
    "A finger that moves from one value to another chooses the range between them; a mark is a range by itself"
  )
  func ranges() async throws {
    var across: ClosedRange<String>?
    var up: [ClosedRange<Double>?] = []
    try await hosting(
      Chart(Self.dogs) { dog in BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight)) }
        .chartXSelection(range: Binding(get: { across }, set: { across = $0 }))
        .chartYSelection(range: Binding(get: { nil }, set: { up.append($0) }))
        .frame(height: 200)
    ) { screen in
      try await screen.activate("Rex")
      #expect(across == "Rex"..."Rex")
      // Double tap and hold hands the finger to the chart.
      try await screen.focus("Bailey")
      let luna = try screen.element(named: "Luna").frame
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      try await screen.voiceOver.send(.drag(to: Point(x: luna.center.x, y: luna.maxY - 1)))
      #expect(across == "Bailey"..."Luna")
      try await screen.voiceOver.send(.lift)
      try await screen.advance(by: .zero)
      #expect(across == "Bailey"..."Luna")
      let last = try #require(up.last ?? nil)
      #expect(last.lowerBound < 1 && last.upperBound > 11 && last.upperBound < 14)
      // The way back, and beyond the edge of the chart.
      try await screen.focus("Luna")
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      try await screen.voiceOver.send(.drag(to: Point(x: -50, y: luna.center.y)))
      try await screen.voiceOver.send(.lift)
      #expect(across == "Bailey"..."Luna")
    }
  }

  @Test("A finger on a pie chooses how much of it lies before the finger")
  func angles() async throws {
    var chosen: [Double?] = []
    let binding = Binding<Double?>(get: { chosen.last ?? nil }, set: { chosen.append($0) })
    try await hosting(
      Chart(Self.dogs) { dog in
        SectorMark(angle: .value("Weight", dog.weight)).foregroundStyle(by: .value("Dog", dog.id))
      }
      .chartAngleSelection(value: binding).frame(height: 200)
    ) { screen in
      try await screen.activate("Rex")
      // Rex lies behind the 25 of Bailey, and before the 8 of Luna.
      let value = try #require(chosen.first ?? nil)
      #expect(value > 30 && value < 32.5)
      #expect(chosen.count == 2)
      #expect(chosen.last == .some(nil))
      #expect(try screen.element(named: "Luna").frame.size.width < 100)
    }
  }

  @Test("A view beside a mark is heard where it lies, unless the person chose that it is silent")
  func annotations() async throws {
    try await hosting(
      Chart(Self.dogs) { dog in
        BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight))
          .annotation(position: .overlay) { if dog.id == "Rex" { Text("Heavier than last year") } }
      }.frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard == ["Bailey, 25", "Rex, 12.5", "Luna, 8", "Heavier than last year"])
      let rex = try screen.element(named: "Rex")
      let note = try screen.element(named: "Heavier than last year")
      #expect(abs(rex.frame.center.x - note.frame.center.x) < 1)
      #expect(abs(rex.frame.center.y - note.frame.center.y) < 8)
      #expect(note.rules.map(\.name) == ["chart.annotations"])
    }
    try await hosting(
      Chart { RuleMark(y: .value("Goal", 8)).annotation { Text("Goal of the week") } },
      rules: ["chart.annotations": "silent"]
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard == ["Goal, 8"])
    }
  }

  @Test("Bars that lie, points, dates and pieces of a pie are named by what they are about")
  func kinds() async throws {
    let january = Date(timeIntervalSince1970: 1_736_000_000)
    try await hosting(
      VStack {
        Chart(Self.dogs) { dog in BarMark(x: .value("Weight", dog.weight), y: .value("Dog", dog.id)) }
        Chart { LineMark(x: .value("Month", january, unit: .month), y: .value("Dogs", 3)) }
        Chart { PointMark(x: .value("Age", 3), y: .value("Weight", 25)).symbol(.square).symbolSize(30) }
        Chart { SectorMark(angle: .value("Dogs", 4)).foregroundStyle(by: .value("Breed", "Beagle")) }
      }
    ) { screen in
      let heard = try await stops(screen)
      #expect(
        heard == [
          "Bailey, 25", "Rex, 12.5", "Luna, 8", "January 2025, 3", "3, 25", "Beagle, 4",
        ])
    }
  }

  @Test("Moments of one day are told by their time, and moments of one minute by their second")
  func moments() async throws {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_736_000_000))
      .addingTimeInterval(9 * 3600)
    func heard(_ distances: [TimeInterval]) async throws -> [String] {
      var heard: [String] = []
      try await hosting(
        Chart(distances, id: \.self) { distance in
          LineMark(x: .value("Time", start.addingTimeInterval(distance)), y: .value("Steps", 3))
        }
      ) { heard = try await stops($0) }
      return heard.map { $0.replacing("\u{202F}", with: " ") }
    }
    let days = try await heard([0, 86_400])
    #expect(days == ["Jan 4, 2025, 3", "Jan 5, 2025, 3"])
    let minutes = try await heard([0, 300])
    #expect(minutes == ["Jan 4, 2025 at 9:00 AM, 3", "Jan 4, 2025 at 9:05 AM, 3"])
    let seconds = try await heard([0, 5])
    #expect(seconds == ["Jan 4, 2025 at 9:00:00 AM, 3", "Jan 4, 2025 at 9:00:05 AM, 3"])
    #expect(Set(days + minutes + seconds).count == 6)
  }

  @Test("The whole is a group with its data: axes, series, points in words")
  func data() async throws {
    try await hosting(
      Chart(Self.dogs) { dog in
        LineMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight))
          .foregroundStyle(by: .value("Sex", dog.sex))
      }
      .chartYScale(domain: 0...30).chartYAxisLabel("Pounds").frame(height: 200)
    ) { screen in
      let tree = screen.tree
      let around = tree.stops.flatMap { tree.ancestors(of: $0) }
      let charts = around.compactMap { tree[$0]?.chart }
      let chart = try #require(charts.first)
      #expect(chart.axes.map(\.title.string) == ["Dog", "Pounds"])
      #expect(chart.axes.first?.categories == ["Bailey", "Rex", "Luna"])
      #expect(chart.axes.last?.range == 0...30)
      #expect(chart.series.map { $0.name?.string } == ["Male", "Female"])
      #expect(chart.series.map(\.isContinuous) == [true, true])
      #expect(
        chart.series.first?.points.map { $0.values.map { $0?.text } } == [
          ["Bailey", "25"], ["Rex", "12.5"],
        ])
    }
  }

  @Test("1.17 description: months are told as months, not as numbers of seconds")
  func dates() async throws {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_736_000_000))
    try await hosting(
      Chart(0..<3, id: \.self) { month in
        LineMark(
          x: .value(
            "Month", Calendar.current.date(byAdding: .month, value: month, to: start) ?? start, unit: .month),
          y: .value("Dogs", month * month))
      }.frame(height: 200)
    ) { screen in
      try await screen.drive(
        """
        rotor "Audio Graph"
        down
        double tap
        expect "Month from January 2025 to March 2025. Dogs from 0 to 4. Dogs, 3 data points, rises from 0 to 4."
        """)
    }
  }

  @Test("Marks lie where their values do: in order across, the larger the higher")
  func places() async throws {
    try await hosting(
      Chart(Self.dogs) { dog in BarMark(x: .value("Dog", dog.id), y: .value("Weight", dog.weight)) }
        .frame(width: 300, height: 200)
    ) { screen in
      var frames: [Rect] = []
      for name in ["Bailey", "Rex", "Luna"] { frames.append(try screen.element(named: name).frame) }
      #expect(frames.map { $0.size.height.rounded() } == [178, 89, 57])
      #expect(frames.map { $0.size.width.rounded() } == [71, 71, 71])
      #expect(frames.map { ($0.minX - frames[0].minX).rounded() } == [0, 89, 177])
    }
  }

  enum Size: String, Plottable {
    case small, large
  }

  struct Average: ChartContent {
    let weight: Double
    var body: some ChartContent { RuleMark(y: .value("Average", weight)) }
  }

  @Test("Values of an app's own types and parts of its own are shown; axes are drawn and not heard")
  func ownTypes() async throws {
    try await hosting(
      Chart {
        AreaMark(x: .value("Size", Size.small), y: .value("Dogs", 3)).interpolationMethod(.monotone)
        if Self.dogs.count > 2 {
          RectangleMark(x: .value("Size", Size.large), y: .value("Dogs", 5)).annotation { Text("beside") }
        }
        Average(weight: 4)
      }
      .chartXAxis {
        AxisMarks(position: .bottom) {
          AxisGridLine()
          AxisTick()
          AxisValueLabel()
        }
      }
      .chartYAxis(.hidden).chartLegend(.hidden).frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(Set(heard) == ["small, 3", "beside", "large, 5", "Average, 4"])
    }
  }

  @Test("Areas between two values tell which series they belong to")
  func seriesOfAreas() async throws {
    try await hosting(
      Chart {
        AreaMark(
          x: .value("Hour", 1), yStart: .value("Degrees", 2), yEnd: .value("Degrees", 5),
          series: .value("Place", "Kennel"))
        AreaMark(
          x: .value("Hour", 1), yStart: .value("Degrees", 3), yEnd: .value("Degrees", 9),
          series: .value("Place", "Yard"))
      }
      .frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard.count == 2)
      #expect(heard.first?.contains("Kennel") == true)
      #expect(heard.last?.contains("Yard") == true)
    }
  }

  @Test("Bars that lie over dates are named by them; a legend of the app's own is heard; 0 can be left out")
  func written() async throws {
    let january = Date(timeIntervalSince1970: 1_736_000_000)
    try await hosting(
      Chart {
        BarMark(x: .value("Dogs", 4), y: .value("Month", january, unit: .month))
          .annotation(position: .top, overflowResolution: .init(x: .fit)) { Text("beside") }
      }
      .chartXScale(domain: .automatic(includesZero: false))
      .chartForegroundStyleScale(["Beagle": .brown, "Basset": .gray])
      .chartScrollableAxes(.horizontal)
      .chartYAxis {
        AxisMarks(values: .stride(by: .month)) { _ in AxisValueLabel(format: .dateTime.month()) }
      }
      .chartLegend(position: .bottom) { Text("By month") }
      .frame(height: 200)
    ) { screen in
      let heard = try await stops(screen)
      #expect(heard == ["beside", "January 2025, 4", "By month"])
      let tree = screen.tree
      let charts = tree.stops.flatMap { tree.ancestors(of: $0) }.compactMap { tree[$0]?.chart }
      #expect(charts.first?.axes.map(\.title.string) == ["Month", "Dogs"])
      #expect(charts.first?.axes.last?.range == 4...4)
    }
  }
}
