extension ChartPlot {
  /// The space of the marks in a chart; the rest is for the words beside the axes, which grow with the text
  /// size.
  func availableSpace(in bounds: CGRect) -> CGRect {
    guard bounds.width > 120, bounds.height > 80 else { return bounds }
    let widths = y.steps.map { $0.words.size(withAttributes: [.font: Self.font]).width }
    let side = min(max(34, (widths.max() ?? 0).rounded(.up) + 10), bounds.width / 3)
    let bottom = min(max(22, Self.font.lineHeight.rounded(.up) + 8), bounds.height / 3)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width - side, height: bounds.height - bottom)
  }

  /// The font of the words beside the axes.
  private static var font: UIFont { .preferredFont(forTextStyle: .caption2) }

  /// Colours that tell groups apart, in the order in which they appear.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink]

  /// Draws the lines and words of the axes, and the marks.
  func draw(in context: GraphicsContext, _ size: CGSize) {
    let availableSpace = availableSpace(in: CGRect(origin: .zero, size: size))
    if !hasSectors { drawAxes(in: context, availableSpace, size) }
    var last: [String: CGPoint] = [:]
    for index in shownMarks.indices {
      let mark = shownMarks[index]
      let place = drawnFrame(ofMarkAt: index, in: availableSpace)
      let shade = GraphicsContext.Shading.style(style(of: mark))
      switch mark.kind {
      case .bar: context.fill(Path(roundedRect: place.insetBy(dx: 1, dy: 0), cornerRadius: 3), with: shade)
      case .rectangle, .area: context.fill(Path(place), with: shade)
      case .rule:
        context.stroke(Path { $0.addRect(place) }, with: shade)
      case .point: drawPoint(at: CGPoint(x: place.midX, y: place.midY), shade, context)
      case .line:
        let (group, point) = (mark.groups.joined(), CGPoint(x: place.midX, y: place.midY))
        if let former = last[group] {
          context.stroke(Path { $0.addLines([former, point]) }, with: shade, lineWidth: 2)
        }
        last[group] = point
      case .sector: drawPiece(index, shade, context, size)
      }
    }
  }

  private func drawPoint(at point: CGPoint, _ shade: GraphicsContext.Shading, _ context: GraphicsContext) {
    context.fill(
      Path(ellipseIn: CGRect(x: point.x - 4, y: point.y - 4, width: 8, height: 8)), with: shade)
  }

  private func drawPiece(
    _ index: Int, _ shade: GraphicsContext.Shading, _ context: GraphicsContext, _ size: CGSize
  ) {
    let sector = sector(index, in: CGRect(origin: .zero, size: size))
    let path = Path { path in
      path.move(to: sector.center)
      path.addRelativeArc(
        center: sector.center, radius: sector.radius, startAngle: .degrees(sector.start * 360 - 90),
        delta: .degrees((sector.end - sector.start) * 360))
      path.closeSubpath()
    }
    context.fill(path, with: shade)
    context.stroke(path, with: .backdrop, lineWidth: 1.5)
  }

  private func drawAxes(in context: GraphicsContext, _ availableSpace: CGRect, _ size: CGSize) {
    func words(_ text: String, at point: CGPoint, _ anchor: UnitPoint) {
      context.draw(
        Text(verbatim: text).font(.caption2).foregroundStyle(.secondary), at: point, anchor: anchor)
    }
    var free = CGFloat.infinity
    for step in y.steps {
      let height = availableSpace.maxY - CGFloat(step.place) * availableSpace.height
      if !y.isCategorical {
        context.stroke(
          Path {
            $0.addLines([
              CGPoint(x: availableSpace.minX, y: height), CGPoint(x: availableSpace.maxX, y: height),
            ])
          },
          with: .style(.separator), lineWidth: 0.5)
      }
      // The highest stands below the edge of the chart, and words without space are left out.
      let half = Self.font.lineHeight / 2
      let middle = max(height, half)
      guard middle + half <= free + 0.5 else { continue }
      words(step.words, at: CGPoint(x: availableSpace.maxX + 4, y: middle), .leading)
      free = middle - half
    }
    free = -.infinity
    for step in x.steps {
      let middle = availableSpace.minX + CGFloat(step.place) * availableSpace.width
      let half = step.words.size(withAttributes: [.font: Self.font]).width / 2
      guard middle - half >= free else { continue }
      words(step.words, at: CGPoint(x: middle, y: availableSpace.maxY + 4), .top)
      free = middle + half + 2
    }
  }

  /// What a mark is drawn with: its own style, else the colour of its group.
  private func style(of mark: Mark) -> any ShapeStyle {
    if let style = mark.style { return style }
    let names = shownMarks.reduce(into: [String]()) { names, mark in
      if let group = mark.groups.first, !names.contains(group) { names.append(group) }
    }
    let place = mark.groups.first.flatMap { names.firstIndex(of: $0) } ?? 0
    return Self.colors[place % Self.colors.count]
  }
}

extension ChartScale {
  /// Places along the axis with words: the categories, else both ends and what lies between them.
  var steps: [(place: Double, words: String)] {
    if isCategorical {
      return categories.enumerated().map { ((Double($0) + 0.5) / Double(categories.count), $1) }
    }
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return [] }
    return [0, 0.25, 0.5, 0.75, 1].map { ($0, shortWords(for: range.lowerBound + length * $0)) }
  }

  private func shortWords(for number: Double) -> String {
    isDate ? words(for: number) : number.formatted(.number.precision(.significantDigits(1...3)))
  }
}
