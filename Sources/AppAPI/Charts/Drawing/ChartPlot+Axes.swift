/// A label of an axis that is a view of the app's own, and where it stands.
struct PlacedAxisLabel {
  let view: any View
  let point: CGPoint
  let anchor: UnitPoint
}

extension ChartPlot {
  /// The font of the words beside the axes.
  static var font: UIFont { .preferredFont(forTextStyle: .caption2) }
  private static var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

  private var settings: ChartSettings { environment.chartSettings }
  /// What is drawn along the axes.
  private var xMarks: [AxisMarksSpec] { settings.x.isHidden ? [] : settings.x.marks ?? [AxisMarksSpec()] }
  private var yMarks: [AxisMarksSpec] { settings.y.isHidden ? [] : settings.y.marks ?? [AxisMarksSpec()] }

  private static func width(_ words: String) -> CGFloat { words.size(withAttributes: [.font: font]).width }

  /// The space of the marks in a chart; the rest is for the words beside the axes, which grow with the text
  /// size, and for the legend.
  func availableSpace(in bounds: CGRect) -> CGRect {
    guard bounds.width > 120, bounds.height > 80 else { return bounds }
    var space = bounds
    if showsLegend {
      let height = legendHeight(in: bounds)
      if settings.legend.isAbove { space.origin.y += height }
      space.size.height -= height
    }
    guard !hasSectors else { return space }
    if settings.y.title != nil, !settings.y.isHidden {
      space.origin.y += Self.lineHeight + 4
      space.size.height -= Self.lineHeight + 4
    }
    if xMarks.contains(where: { $0.position != .top }) {
      space.size.height -= min(max(22, Self.lineHeight + 8), bounds.height / 3)
    }
    if xMarks.contains(where: { $0.position == .top }) {
      space.origin.y += Self.lineHeight + 6
      space.size.height -= Self.lineHeight + 6
    }
    if settings.x.title != nil, !settings.x.isHidden { space.size.height -= Self.lineHeight + 2 }
    for marks in yMarks {
      let words = labels(marks, y).map { Self.width($0.words) }
      let side = min(max(34, (words.max() ?? 0).rounded(.up) + 10), bounds.width / 3)
      if marks.position == .leading { space.origin.x += side }
      space.size.width -= side
    }
    return space
  }

  /// What is drawn at each value of an axis.
  private func parts(_ marks: AxisMarksSpec, _ scale: ChartScale) -> [(tick: ChartTick, parts: [AxisPart])] {
    let ticks = scale.ticks(marks.values, isShare: stacks.isNormalized && !scale.isCategorical)
    return ticks.enumerated().map { index, tick in
      guard let make = marks.make else {
        let line: [AxisPart] = scale.isCategorical ? [] : [.gridLine(nil, nil)]
        let content = marks.format.map { AxisLabel.Content.format($0) } ?? .value
        return (tick, line + [.label(AxisLabel(content: content))])
      }
      return (tick, make(AxisValue(index: index, count: ticks.count, plotted: tick.value)))
    }
  }

  private func words(_ label: AxisLabel, _ tick: ChartTick) -> String {
    switch label.content {
    case .value: tick.words
    case .format(let format): format(tick.value) ?? tick.words
    case .words(let words): words
    case .view: ""
    }
  }

  private func labels(_ marks: AxisMarksSpec, _ scale: ChartScale) -> [(label: AxisLabel, words: String)] {
    parts(marks, scale).flatMap { tick, parts in
      parts.compactMap { part in
        if case .label(let label) = part { (label, words(label, tick)) } else { nil }
      }
    }
  }

  func drawAxes(in context: GraphicsContext, _ space: CGRect, _ size: CGSize) {
    for marks in yMarks { drawUp(marks, context, space) }
    for marks in xMarks { drawAcross(marks, context, space, size) }
    if let title = settings.y.title, !settings.y.isHidden {
      let point = CGPoint(x: size.width, y: space.minY - 4)
      context.draw(title.font(.caption2).foregroundStyle(.secondary), at: point, anchor: .bottomTrailing)
    }
    if let title = settings.x.title, !settings.x.isHidden {
      let point = CGPoint(x: space.minX, y: space.maxY + max(22, Self.lineHeight + 8))
      context.draw(title.font(.caption2).foregroundStyle(.secondary), at: point, anchor: .topLeading)
    }
  }

  private func text(_ words: String, _ label: AxisLabel) -> Text {
    let text = Text(verbatim: words).font(label.font ?? .caption2)
    return label.style.map { text.foregroundStyle(AnyShapeStyle($0)) } ?? text.foregroundStyle(.secondary)
  }

  private func stroke(
    _ from: CGPoint, _ to: CGPoint, _ context: GraphicsContext, _ stroke: StrokeStyle,
    _ style: (any ShapeStyle)?
  ) {
    let style: any ShapeStyle = style ?? Color(.separator)
    context.stroke(Path { $0.addLines([from, to]) }, with: .style(AnyShapeStyle(style)), style: stroke)
  }

  private func drawUp(_ marks: AxisMarksSpec, _ context: GraphicsContext, _ space: CGRect) {
    var free = CGFloat.infinity
    let isLeading = marks.position == .leading
    for (tick, parts) in self.parts(marks, y) {
      let height = space.maxY - CGFloat(tick.place) * space.height
      for part in parts {
        switch part {
        case .gridLine(let line, let style):
          stroke(
            CGPoint(x: space.minX, y: height), CGPoint(x: space.maxX, y: height), context,
            line ?? StrokeStyle(lineWidth: 0.5), style)
        case .tick(let length, let line, let style):
          let edge = isLeading ? space.minX : space.maxX
          stroke(
            CGPoint(x: edge, y: height), CGPoint(x: edge + (isLeading ? -length : length), y: height),
            context,
            line ?? StrokeStyle(lineWidth: 0.5), style)
        case .label(let label):
          // The highest stands below the edge of the chart, and words without space are left out.
          let half = Self.font.lineHeight / 2
          let middle = max(height, half)
          guard middle + half <= free + 0.5 else { continue }
          let point = CGPoint(x: isLeading ? space.minX - 4 : space.maxX + 4, y: middle)
          context.draw(
            text(words(label, tick), label), at: point, anchor: isLeading ? .trailing : .leading)
          free = middle - half
        }
      }
    }
  }

  private func drawAcross(
    _ marks: AxisMarksSpec, _ context: GraphicsContext, _ space: CGRect, _ size: CGSize
  ) {
    var free = -CGFloat.infinity
    let all = parts(marks, x)
    let isAbove = marks.position == .top
    let edge = isAbove ? space.minY : space.maxY
    for (index, (tick, parts)) in all.enumerated() {
      let middle = space.minX + CGFloat(tick.place) * space.width
      for part in parts {
        switch part {
        case .gridLine(let line, let style):
          stroke(
            CGPoint(x: middle, y: space.minY), CGPoint(x: middle, y: space.maxY), context,
            line ?? StrokeStyle(lineWidth: 0.5, dash: [2, 2]), style)
        case .tick(let length, let line, let style):
          stroke(
            CGPoint(x: middle, y: edge), CGPoint(x: middle, y: edge + (isAbove ? -length : length)), context,
            line ?? StrokeStyle(lineWidth: 0.5), style)
        case .label(let label):
          let written = words(label, tick)
          let width = Self.width(written)
          let next = index + 1 < all.count ? all[index + 1].tick.place : 1
          let start = labelStart(label, middle, width, next: space.minX + CGFloat(next) * space.width)
          guard start >= free, start + width <= size.width + 1 else { continue }
          context.draw(
            text(written, label), at: CGPoint(x: start, y: edge + (isAbove ? -4 : 4)),
            anchor: isAbove ? .bottomLeading : .topLeading)
          if width > 0 { free = start + width + 2 }
        }
      }
    }
  }

  /// Where the words at a value begin: a date's behind its line, others around it.
  private func labelStart(_ label: AxisLabel, _ middle: CGFloat, _ width: CGFloat, next: CGFloat) -> CGFloat {
    guard x.isDate else { return middle - width / 2 }
    if label.isCentered == true { return (middle + next - width) / 2 }
    return x.sample?.unitLength == nil ? middle - width / 2 : middle + 2
  }

  /// The labels that are views of the app's own.
  func viewLabels(in bounds: CGRect) -> [PlacedAxisLabel] {
    guard !hasSectors else { return [] }
    let space = availableSpace(in: bounds)
    var placed: [PlacedAxisLabel] = []
    for marks in yMarks {
      let isLeading = marks.position == .leading
      for (tick, parts) in self.parts(marks, y) {
        let y = space.maxY - CGFloat(tick.place) * space.height
        for case .label(let label) in parts {
          guard case .view(let view) = label.content else { continue }
          placed.append(
            PlacedAxisLabel(
              view: view, point: CGPoint(x: isLeading ? space.minX - 4 : space.maxX + 4, y: max(y, 7)),
              anchor: isLeading ? .trailing : .leading))
        }
      }
    }
    for marks in xMarks {
      let isAbove = marks.position == .top
      for (tick, parts) in self.parts(marks, x) {
        let middle = space.minX + CGFloat(tick.place) * space.width
        for case .label(let label) in parts {
          guard case .view(let view) = label.content else { continue }
          placed.append(
            PlacedAxisLabel(
              view: view, point: CGPoint(x: middle, y: isAbove ? space.minY - 4 : space.maxY + 4),
              anchor: isAbove ? .bottom : .top))
        }
      }
    }
    return placed
  }
}
