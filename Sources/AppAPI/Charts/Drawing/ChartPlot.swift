/// The marks of a chart on its scales.
@MainActor
struct ChartPlot {
  private let marks: [Mark]
  private let environment: EnvironmentValues
  let x: ChartScale
  let y: ChartScale

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
      mark.x?.tellDates(to: unitAlong)
      mark.y?.tellDates(to: unitUp)
      return mark
    }
    self.marks = marks
    self.environment = environment
    let settings = environment.chartSettings
    let growing = marks.filter { $0.kind == .bar || $0.kind == .area }
    let across = marks.compactMap(\.x)
    let up = marks.filter { $0.kind != .sector }.compactMap(\.y)
    let isSideways = growing.contains(where: Self.isSideways)
    x = ChartScale(across, includesZero: isSideways, settings: settings.x, environment)
    y = ChartScale(up, includesZero: !growing.isEmpty && !isSideways, settings: settings.y, environment)
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
  private static func isSideways(_ mark: Mark) -> Bool {
    mark.y.map { !$0.start.isNumber } == true
  }

  private func title(of extent: Mark.Extent) -> String { extent.title.words(in: environment) }

  // MARK: Places

  /// Where a mark lies in the chart.
  func frame(ofMarkAt index: Int, in bounds: CGRect) -> CGRect {
    drawnFrame(ofMarkAt: index, in: bounds).grown(to: 8).moved(into: bounds)
  }

  /// Where a mark is drawn.
  func drawnFrame(ofMarkAt index: Int, in bounds: CGRect) -> CGRect {
    let mark = marks[index]
    if mark.kind == .sector { return sectorFrame(index, in: bounds) }
    let isGrowing = mark.kind == .bar || mark.kind == .area
    let isSideways = isGrowing && Self.isSideways(mark)
    let across = span(mark.x, on: x, grows: isGrowing && isSideways, mark.kind)
    let up = span(mark.y, on: y, grows: isGrowing && !isSideways, mark.kind)
    return CGRect(
      x: bounds.minX + across.lowerBound * bounds.width,
      y: bounds.minY + (1 - up.upperBound) * bounds.height,
      width: (across.upperBound - across.lowerBound) * bounds.width,
      height: (up.upperBound - up.lowerBound) * bounds.height)
  }

  private func span(
    _ extent: Mark.Extent?, on scale: ChartScale, grows: Bool, _ kind: Mark.Kind
  ) -> ClosedRange<Double> {
    guard let extent else { return 0...1 }
    let (start, end) = (scale.position(extent.start), scale.position(extent.end))
    if start != end { return min(start, end)...max(start, end) }
    if grows { return min(start, scale.origin)...max(start, scale.origin) }
    guard kind == .bar || kind == .rectangle else { return start...start }
    let half = scale.band(among: marks.count) / 2
    return (start - half)...(start + half)
  }

  private func sectorFrame(_ index: Int, in bounds: CGRect) -> CGRect {
    let sector = sector(index, in: bounds)
    let quarters = (0...4).map { Double($0) / 4 }.filter { sector.start < $0 && $0 < sector.end }
    let rim = ([sector.start, sector.end] + quarters).map { sector.point(at: $0, reach: 1) }
    let (xs, ys) = (rim.map(\.x) + [bounds.midX], rim.map(\.y) + [bounds.midY])
    let (left, top) = (xs.min() ?? bounds.midX, ys.min() ?? bounds.midY)
    return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// A sector of the pie of a chart.
  func sector(_ index: Int, in bounds: CGRect) -> Sector {
    let shares = shares
    let whole = max(shares.reduce(0, +), .leastNonzeroMagnitude)
    let start = shares[..<index].reduce(0, +) / whole
    return Sector(
      start: start, end: start + shares[index] / whole, center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: max(min(bounds.width, bounds.height) / 2 - 2, 0))
  }

  private var shares: [Double] {
    marks.map { $0.kind == .sector ? max(0, $0.y?.start.number ?? 0) : 0 }
  }

  /// How much of the pie lies before the direction of a point from its center, clockwise from the top.
  func angleValue(at point: CGPoint, in bounds: CGRect) -> Double {
    let angle = atan2(Double(point.x - bounds.midX), Double(bounds.midY - point.y)) / (2 * .pi)
    return shares.reduce(0, +) * (angle < 0 ? angle + 1 : angle)
  }

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

extension CGRect {
  /// The rectangle, at least so broad and high, around the same middle.
  fileprivate func grown(to least: CGFloat) -> CGRect {
    insetBy(dx: min(0, (width - least) / 2), dy: min(0, (height - least) / 2))
  }

  /// The rectangle moved so far that it lies in another one.
  fileprivate func moved(into availableSpace: CGRect) -> CGRect {
    var moved = self
    moved.origin.x = max(availableSpace.minX, min(minX, availableSpace.maxX - width))
    moved.origin.y = max(availableSpace.minY, min(minY, availableSpace.maxY - height))
    return moved
  }
}

/// A sector of a pie: from where to where it goes, as parts of the way around, clockwise from the top.
struct Sector {
  let start: Double
  let end: Double
  let center: CGPoint
  /// How far it reaches from the center, in points.
  let radius: CGFloat

  /// A point in a direction, at a part of the way to the rim.
  func point(at part: Double, reach: CGFloat) -> CGPoint {
    let angle = part * 2 * .pi
    return CGPoint(
      x: center.x + CGFloat(sin(angle)) * radius * reach, y: center.y - CGFloat(cos(angle)) * radius * reach)
  }

  /// The point that a finger touches it at.
  var middle: CGPoint { point(at: (start + end) / 2, reach: 0.6) }
}
