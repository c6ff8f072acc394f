/// The marks of a chart on its scales.
@MainActor
struct ChartPlot {
  private let marks: [Mark]
  let environment: EnvironmentValues
  let x: ChartScale
  let y: ChartScale
  /// What marks reach from and to that are put on one another.
  let stacks: ChartStacks

  /// The marks, in the order of the code.
  var shownMarks: [Mark] { marks }
  /// True where marks are sectors of a pie.
  var hasSectors: Bool { marks.contains { $0.kind == .sector } }

  init(_ marks: [Mark], _ environment: EnvironmentValues) {
    let (unitAlong, unitUp) = (
      PlottedValue.unit(tellingApart: marks.compactMap(\.x)),
      PlottedValue.unit(tellingApart: marks.compactMap(\.y))
    )
    let marks = marks.map { mark in
      var mark = mark
      mark.x?.formatDates(to: unitAlong)
      mark.y?.formatDates(to: unitUp)
      return mark
    }
    self.marks = marks
    self.environment = environment
    let settings = environment.chartSettings
    let growing = marks.filter { $0.kind == .bar || $0.kind == .area }
    let across = marks.compactMap(\.x)
    let up = marks.filter { $0.kind != .sector }.compactMap(\.y)
    let isSideways = growing.contains(where: Self.isSideways)
    let hasBars = marks.contains { $0.kind == .bar }
    let stacks = ChartStacks(marks, isSideways: isSideways)
    self.stacks = stacks
    x = ChartScale(
      across, drawn: isSideways ? stacks.reached : [], includesZero: isSideways,
      carriesBars: hasBars && !isSideways, settings: settings.x, environment)
    y = ChartScale(
      up, drawn: isSideways ? [] : stacks.reached, includesZero: !growing.isEmpty && !isSideways,
      carriesBars: hasBars && isSideways, settings: settings.y, environment)
  }

  // MARK: Words

  /// What a mark is called, and its value.
  ///
  /// - Source: Behaviour 1.17; that a group follows the value is the product's choice
  func words(for mark: Mark) -> (label: String?, value: String?) {
    (
      mark.label?.words(in: environment) ?? name(of: mark),
      mark.value?.words(in: environment) ?? value(of: mark)
    )
  }

  private func name(of mark: Mark) -> String? {
    switch (mark.x, mark.y) {
    case (let x?, let y?): isUpsideDown(x, y) ? y.words : x.words
    case (let only?, nil), (nil, let only?):
      mark.kind == .sector ? mark.groups.first ?? title(of: only) : title(of: only)
    case (nil, nil): nil
    }
  }

  private func value(of mark: Mark) -> String? {
    let own: String? =
      switch (mark.x, mark.y) {
      case (let x?, let y?): isUpsideDown(x, y) ? x.words : y.words
      case (let only?, nil), (nil, let only?): only.words
      case (nil, nil): nil
      }
    let name = name(of: mark)
    let parts = [own].compactMap { $0 } + mark.groups.filter { $0 != name }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// True where categories or dates lie up and numbers across, as with bars that lie.
  private func isUpsideDown(_ x: Mark.Extent, _ y: Mark.Extent) -> Bool {
    !y.start.isNumber && x.start.isNumber
  }

  /// True for a mark that grows to the side, from what lies up.
  static func isSideways(_ mark: Mark) -> Bool {
    mark.y.map { !$0.start.isNumber } == true
  }

  private func title(of extent: Mark.Extent) -> String { extent.title.words(in: environment) }

  // MARK: Data

  /// The data for people who do not see the chart; `nil` where there are no two axes.
  var descriptor: AXChartDescriptor? {
    let placed = marks.filter { !$0.isHidden && $0.x != nil && $0.y != nil }
    guard !placed.isEmpty else { return nil }
    let isUpsideDown = placed.contains { mark in
      if let x = mark.x, let y = mark.y { self.isUpsideDown(x, y) } else { false }
    }
    let (along, value) = isUpsideDown ? (y, x) : (x, y)
    guard !value.isCategorical else { return nil }
    var names: [String] = []
    var points: [String: [AXDataPoint]] = [:]
    for mark in placed {
      guard let x = mark.x, let y = mark.y else { continue }
      let name = mark.groups.first ?? value.title
      if points[name] == nil { names.append(name) }
      points[name, default: []].append(point(isUpsideDown ? (y, x) : (x, y), label: mark.label))
    }
    let isContinuous = placed.contains { $0.kind == .line || $0.kind == .area }
    return AXChartDescriptor(
      title: nil, summary: nil, xAxis: along.descriptor, yAxis: value.numericDescriptor,
      series: names.map {
        AXDataSeriesDescriptor(name: $0, isContinuous: isContinuous, dataPoints: points[$0] ?? [])
      })
  }

  private func point(_ place: (along: Mark.Extent, value: Mark.Extent), label: Text?) -> AXDataPoint {
    let label = label?.words(in: environment)
    if let number = place.along.start.number {
      return AXDataPoint(x: number, y: place.value.end.number, label: label)
    }
    return AXDataPoint(x: place.along.words, y: place.value.end.number, label: label)
  }
}
