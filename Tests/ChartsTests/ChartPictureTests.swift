import AccessibilityModel
import Drawing
import EarshotTesting
import Testing

@testable import Charts

@MainActor
@Suite("What is drawn of a chart", .timeLimit(.minutes(10)))
struct ChartPictureTests {
  private static let kinds = [("Jan", "Cats", 2.0), ("Jan", "Dogs", 3.0), ("Feb", "Cats", 4.0)]

  /// Cats in red and dogs in blue.
  private func chart() -> some View {
    Chart(Self.kinds, id: \.2) { kind in
      BarMark(x: .value("Month", kind.0), y: .value("Count", kind.2))
        .foregroundStyle(by: .value("Kind", kind.1))
    }
    .chartForegroundStyleScale([
      "Cats": Color(red: 1, green: 0, blue: 0), "Dogs": Color(red: 0, green: 0, blue: 1),
    ])
  }

  /// A picture of a chart, and where its marks lie by what is heard of them.
  private func drawn(_ chart: some View) async throws -> (bitmap: Bitmap, frames: [String: Rect]) {
    var drawn: (bitmap: Bitmap, frames: [String: Rect])?
    try await hosting(chart.frame(width: 300, height: 200)) { screen in
      let picture = try await screen.picture(PictureRequest(scale: 1))
      var frames: [String: Rect] = [:]
      for id in screen.tree.stops {
        guard let element = screen.tree[id], let label = element.label?.string else { continue }
        frames["\(label), \(element.value?.string ?? "")"] = element.frame
      }
      drawn = (Bitmap(png: picture.png, width: picture.width, height: picture.height), frames)
    }
    return try #require(drawn)
  }

  /// The columns of the pixels below the bars that are of a colour, one for each pixel.
  private func columns(
    _ bitmap: Bitmap, below bottom: Double, where isMeant: (PaintColor) -> Bool
  ) -> [Int] {
    (Int(bottom) + 3..<Int(bottom) + 60).flatMap { y in
      (0..<bitmap.width).filter { isMeant(bitmap.color(x: $0, y: y)) }
    }
  }

  @Test("A legend under the plot has a swatch in the colour of each group, and the group's words behind it")
  func legend() async throws {
    let (bitmap, frames) = try await drawn(chart())
    let bottom = try #require(frames["Feb, 4, Cats"]).maxY
    let red = columns(bitmap, below: bottom, where: isRed)
    let blue = columns(bitmap, below: bottom, where: isBlue)
    #expect(red.count > 15 && red.count < 80)
    #expect(blue.count > 15 && blue.count < 80)
    let (cats, dogs) = (try #require(red.max()), try #require(blue.min()))
    #expect(dogs > cats + 20)
    // The words at the axis are grey as well, and stand above the swatches.
    let rows = (Int(bottom) + 3..<Int(bottom) + 60).filter { y in
      (0..<bitmap.width).contains { isBlue(bitmap.color(x: $0, y: y)) }
    }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    func words(_ columns: Range<Int>) -> Int {
      (first...last).reduce(0) { sum, y in
        sum + columns.count { isGrey(bitmap.color(x: $0, y: y)) }
      }
    }
    #expect(words(cats + 3..<dogs - 3) > 8)
    #expect(words(try #require(blue.max()) + 3..<bitmap.width) > 8)
  }

  @Test("A legend above the plot is drawn there, and a hidden one nowhere")
  func places() async throws {
    let hidden = try await drawn(chart().chartLegend(.hidden))
    let bottom = try #require(hidden.frames["Feb, 4, Cats"]).maxY
    #expect(columns(hidden.bitmap, below: bottom, where: isRed).isEmpty)
    #expect(columns(hidden.bitmap, below: bottom, where: isBlue).isEmpty)
    let above = try await drawn(chart().chartLegend(position: .top))
    let bar = try #require(above.frames["Feb, 4, Cats"])
    #expect(columns(above.bitmap, below: bar.maxY, where: isRed).isEmpty)
    let swatch = (Int(bar.minY) - 75..<Int(bar.minY) - 2).reduce(0) { sum, y in
      sum + (0..<above.bitmap.width).count { isRed(above.bitmap.color(x: $0, y: y)) }
    }
    #expect(swatch > 15 && swatch < 80)
  }

  @Test("Each bar is drawn where it is met, in the colour of its group")
  func bars() async throws {
    let (bitmap, frames) = try await drawn(chart())
    let expected: [(String, (PaintColor) -> Bool)] = [
      ("Jan, 2, Cats", isRed), ("Jan, 3, Dogs", isBlue), ("Feb, 4, Cats", isRed),
    ]
    for (name, isMeant) in expected {
      let bar = try #require(frames[name])
      #expect(isMeant(bitmap.color(x: Int(bar.center.x), y: Int(bar.center.y))), "\(name)")
      #expect(isMeant(bitmap.color(x: Int(bar.minX) + 2, y: Int(bar.center.y))), "\(name)")
      #expect(!isMeant(bitmap.color(x: Int(bar.minX) - 2, y: Int(bar.center.y))), "\(name)")
      #expect(!isMeant(bitmap.color(x: Int(bar.maxX) + 2, y: Int(bar.center.y))), "\(name)")
    }
  }

  private func expectInside(_ name: String, _ marks: [Mark]) {
    let plot = ChartPlot(marks, EnvironmentValues())
    let bounds = CGRect(x: 10, y: 20, width: 300, height: 200)
    let space = plot.availableSpace(in: bounds)
    #expect(bounds.contains(space), "\(name)")
    if !plot.hasSectors { #expect(space.width < bounds.width && space.height < bounds.height, "\(name)") }
    #expect(plot.shownMarks.count > 2, "\(name)")
    let room = space.insetBy(dx: -0.5, dy: -0.5)
    for index in plot.shownMarks.indices {
      let frame = plot.drawnFrame(ofMarkAt: index, in: space)
      #expect(frame.minX >= room.minX && frame.maxX <= room.maxX, "\(name) \(index): \(frame)")
      #expect(frame.minY >= room.minY && frame.maxY <= room.maxY, "\(name) \(index): \(frame)")
    }
  }

  @Test("Marks are drawn inside the plot, between the axes and the legend")
  func inside() {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_736_000_000))
    let months = (0..<4).map { Calendar.current.date(byAdding: .month, value: $0, to: start) ?? start }
    let kinds = Self.kinds
    let numbers = Array(0..<9)
    expectInside(
      "bars over months",
      months.map { BarMark(x: .value("Month", $0, unit: .month), y: .value("Dogs", 3)).mark })
    expectInside(
      "bars over categories", kinds.map { BarMark(x: .value("Month", $0.0), y: .value("Count", $0.2)).mark })
    expectInside(
      "sideways bars", kinds.map { BarMark(x: .value("Count", $0.2), y: .value("Month", $0.0)).mark })
    expectInside("points", numbers.map { PointMark(x: .value("Day", $0), y: .value("Dogs", $0 * $0)).mark })
    expectInside("lines", months.map { LineMark(x: .value("Month", $0), y: .value("Dogs", 3)).mark })
    expectInside("sectors", numbers.dropFirst().map { SectorMark(angle: .value("Dogs", $0)).mark })
  }
}

private func isRed(_ color: PaintColor) -> Bool {
  color.red > 0.9 && color.green < 0.15 && color.blue < 0.15
}

private func isBlue(_ color: PaintColor) -> Bool {
  color.blue > 0.9 && color.green < 0.15 && color.red < 0.15
}

private func isGrey(_ color: PaintColor) -> Bool { max(color.red, color.green, color.blue) < 0.82 }
