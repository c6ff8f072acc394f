import AccessibilityModel

extension UtteranceComposer {
  /// What a chart shows, in a few sentences: its name, the app's summary, its axes, and how its series run.
  ///
  /// - Source: Behaviour 1.17, X11
  func description(of chart: Chart, _ owner: ElementID) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    let summed = chart.summary.map { !SpokenText($0).isBlank } ?? false
    if let title = chart.title { builder.add([own(title, owner)]) }
    if summed, let summary = chart.summary {
      builder.add([own(SpokenText(summary), owner, startsSentence: true)])
      builder.noteOnLast(dialect.chartDescription.rule)
    }
    if !summed || dialect.chartDescription == .everything {
      for axis in chart.axes { add(axis, of: owner, to: &builder) }
      if chart.series.count > 1 {
        builder.add(
          .chartSeries, ["count": String(chart.series.count)], of: owner, startsSentence: true)
      }
      for series in chart.series { addCourse(of: series, of: owner, to: &builder) }
    }
    return builder.utterance()
  }

  /// The figures of a chart, one after the other: its axes, then of each series its name, extremes, mean and points.
  ///
  /// - Complexity: O(points).
  /// - Source: Behaviour 1.17
  func details(of chart: Chart, _ owner: ElementID) -> [Utterance] {
    var entries: [Utterance] = []
    func entry(_ write: (inout UtteranceBuilder) -> Void) {
      var builder = UtteranceBuilder(phrases: phrases)
      write(&builder)
      if !builder.segments.isEmpty { entries.append(builder.utterance()) }
    }
    if let summary = chart.summary, !SpokenText(summary).isBlank {
      entry { $0.add([own(SpokenText(summary), owner)]) }
    }
    for axis in chart.axes { entry { add(axis, of: owner, to: &$0) } }
    for series in chart.series {
      entry { addName(of: series, of: owner, to: &$0) }
      let measured = series.points.compactMap(\.height).sorted { $0.number < $1.number }
      if let least = measured.first, let greatest = measured.last, measured.count > 1 {
        let mean = measured.reduce(0) { $0 + $1.number } / Double(measured.count)
        entry { $0.add(.chartLeast, ["value": least.text], of: owner) }
        entry { $0.add(.chartGreatest, ["value": greatest.text], of: owner) }
        entry { $0.add(.chartMean, ["value": Self.written(mean)], of: owner) }
      }
      for point in series.points {
        entry { builder in
          if let label = point.label { builder.add([own(label, owner)]) }
          for case let value? in point.values { builder.add([own(SpokenText(value.text), owner)]) }
        }
      }
    }
    return entries
  }

  /// What is heard when the figures of a chart open.
  func chartDetailsHeading(of owner: ElementID, count: Int) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(.chartDetails, of: owner)
    builder.add(.moreContentCount, ["count": String(count)], of: owner, startsSentence: true)
    return builder.utterance()
  }

  /// Words of the app's own.
  private func own(
    _ text: SpokenText, _ owner: ElementID, startsSentence: Bool = false
  ) -> Utterance.Segment {
    Utterance.Segment(
      text, origin: .attribute(.chart), element: owner, startsSentence: startsSentence)
  }

  private func add(_ axis: Chart.Axis, of owner: ElementID, to builder: inout UtteranceBuilder) {
    if let range = axis.range {
      builder.add(
        .chartAxis,
        [
          "title": axis.title.string, "least": axis.rangeWords.first ?? Self.written(range.lowerBound),
          "greatest": axis.rangeWords.last ?? Self.written(range.upperBound),
        ], of: owner, startsSentence: true)
    } else {
      builder.add(
        .chartCategories, ["title": axis.title.string, "count": String(axis.categories.count)], of: owner,
        startsSentence: true)
    }
  }

  private func addName(of series: Chart.Series, of owner: ElementID, to builder: inout UtteranceBuilder) {
    if let name = series.name, !name.isBlank { builder.add([own(name, owner, startsSentence: true)]) }
    let isFirst = builder.segments.last?.origin != .attribute(.chart)
    builder.add(
      .chartPoints, ["count": String(series.points.count)], of: owner, startsSentence: isFirst)
  }

  /// Adds the name of a series, how many points it has, and whether it rises or falls.
  private func addCourse(of series: Chart.Series, of owner: ElementID, to builder: inout UtteranceBuilder) {
    addName(of: series, of: owner, to: &builder)
    let heights = series.points.compactMap(\.height)
    guard let first = heights.first, let last = heights.last, first.number != last.number else { return }
    builder.add(
      first.number < last.number ? .chartRises : .chartFalls, ["first": first.text, "last": last.text],
      of: owner)
  }

  /// A number with at most two digits behind the point.
  private static func written(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
  }
}

extension Chart.Point {
  /// How high it lies; `nil` where it has no second axis or no value there.
  fileprivate var height: Chart.Value? { values.count > 1 ? values[1] : nil }
}
