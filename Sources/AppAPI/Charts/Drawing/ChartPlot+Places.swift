extension ChartPlot {
  /// Where a mark lies in the chart.
  func frame(ofMarkAt index: Int, in bounds: CGRect) -> CGRect {
    drawnFrame(ofMarkAt: index, in: bounds).grown(to: 8).moved(into: bounds)
  }

  /// Where a mark is drawn.
  func drawnFrame(ofMarkAt index: Int, in bounds: CGRect) -> CGRect {
    let mark = shownMarks[index]
    if mark.kind == .sector { return sectorFrame(index, in: bounds) }
    let isGrowing = mark.kind == .bar || mark.kind == .area
    let isSideways = isGrowing && Self.isSideways(mark)
    let across = span(index, mark.x, on: x, grows: isGrowing && isSideways, bounds.width)
    let up = span(index, mark.y, on: y, grows: isGrowing && !isSideways, bounds.height)
    return CGRect(
      x: bounds.minX + across.lowerBound * bounds.width,
      y: bounds.minY + (1 - up.upperBound) * bounds.height,
      width: (across.upperBound - across.lowerBound) * bounds.width,
      height: (up.upperBound - up.lowerBound) * bounds.height
    )
    .offsetBy(dx: mark.look.offset.width, dy: mark.look.offset.height)
  }

  private func span(
    _ index: Int, _ extent: Mark.Extent?, on scale: ChartScale, grows: Bool, _ length: CGFloat
  ) -> ClosedRange<Double> {
    guard let extent else { return 0...1 }
    let mark = shownMarks[index]
    if grows, let stacked = stacks.spans[index] {
      let (first, last) = (scale.part(of: stacked.lowerBound), scale.part(of: stacked.upperBound))
      return min(first, last)...max(first, last)
    }
    let (start, end) = (scale.position(extent.start), scale.position(extent.end))
    if start != end { return min(start, end)...max(start, end) }
    if grows { return min(start, scale.origin)...max(start, scale.origin) }
    switch mark.kind {
    case .rectangle: return start - scale.slot / 2...start + scale.slot / 2
    case .bar: return band(of: mark, around: start, on: scale, length)
    default: return start...start
    }
  }

  /// What a bar takes of the axis that it stands on, beside the bars of other groups.
  private func band(
    of mark: Mark, around middle: Double, on scale: ChartScale, _ length: CGFloat
  ) -> ClosedRange<Double> {
    var (middle, width) = (middle, scale.slot * 0.8)
    if let group = mark.groupNames[.position] {
      let names = names(of: .position)
      width /= Double(max(1, names.count))
      middle += width * (Double(names.firstIndex(of: group) ?? 0) - Double(names.count - 1) / 2)
      width *= 0.92
    }
    if length > 0, let own = mark.look.breadth.length(in: CGFloat(scale.slot) * length) {
      width = Double(own / length)
    }
    return middle - width / 2...middle + width / 2
  }

  /// The groups of the marks, in the order of the app, else in that in which they appear.
  func names(of role: GroupRole) -> [String] {
    let looks = environment.chartSettings.looks
    let named =
      role == .color
      ? looks.order + looks.styles.map { $0.name } : role == .symbol ? looks.symbols.map { $0.name } : []
    let present = shownMarks.compactMap { $0.groupNames[role] }
    var names = named.filter { present.contains($0) }
    for name in present where !names.contains(name) { names.append(name) }
    return names
  }

  // MARK: Pies

  private func sectorFrame(_ index: Int, in bounds: CGRect) -> CGRect {
    let sector = sector(index, in: bounds)
    let quarters = (0...4).map { Double($0) / 4 }.filter { sector.start < $0 && $0 < sector.end }
    let rim = ([sector.start, sector.end] + quarters).map { sector.point(at: $0, reach: 1) }
    let inner = [sector.start, sector.end].map { sector.point(at: $0, reach: sector.hole) }
    let (xs, ys) = ((rim + inner).map(\.x), (rim + inner).map(\.y))
    let (left, top) = (xs.min() ?? bounds.midX, ys.min() ?? bounds.midY)
    return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// A sector of the pie of a chart.
  func sector(_ index: Int, in bounds: CGRect) -> Sector {
    let (shares, look) = (shares, shownMarks[index].look)
    let whole = max(shares.reduce(0, +), .leastNonzeroMagnitude)
    let start = shares[..<index].reduce(0, +) / whole
    let largest = max(min(bounds.width, bounds.height) / 2 - 2, 0)
    let radius = look.outerRadius.radius(in: largest) ?? largest
    let inner = look.innerRadius.radius(in: largest) ?? 0
    return Sector(
      start: start, end: start + shares[index] / whole, center: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: radius, hole: radius > 0 ? min(1, inner / radius) : 0)
  }

  private var shares: [Double] {
    shownMarks.map { $0.kind == .sector ? max(0, $0.y?.start.number ?? 0) : 0 }
  }

  /// How much of the pie lies before the direction of a point from its center, clockwise from the top.
  func angleValue(at point: CGPoint, in bounds: CGRect) -> Double {
    let angle = atan2(Double(point.x - bounds.midX), Double(bounds.midY - point.y)) / (2 * .pi)
    return shares.reduce(0, +) * (angle < 0 ? angle + 1 : angle)
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
  /// How much of that way is empty, from 0 to 1.
  let hole: CGFloat

  /// A point in a direction, at a part of the way to the rim.
  func point(at part: Double, reach: CGFloat) -> CGPoint {
    let angle = part * 2 * .pi
    return CGPoint(
      x: center.x + CGFloat(sin(angle)) * radius * reach, y: center.y - CGFloat(cos(angle)) * radius * reach)
  }

  /// The point that a finger touches it at.
  var middle: CGPoint { point(at: (start + end) / 2, reach: hole > 0 ? (1 + hole) / 2 : 0.6) }
}
