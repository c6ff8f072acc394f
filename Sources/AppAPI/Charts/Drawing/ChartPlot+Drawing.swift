extension ChartPlot {
  /// Colours that tell groups apart, in the order in which they appear.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink]

  /// Draws the lines and words of the axes, the marks, and the legend of their groups.
  func draw(in context: GraphicsContext, _ size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let availableSpace = availableSpace(in: bounds)
    if !hasSectors { drawAxes(in: context, availableSpace, size) }
    var drawn: Set<String> = []
    let order = shownMarks.indices.sorted {
      (shownMarks[$0].look.order, $0) < (shownMarks[$1].look.order, $1)
    }
    for index in order {
      let mark = shownMarks[index]
      var context = context
      context.opacity *= mark.look.opacity
      switch mark.kind {
      case .line, .area:
        guard drawn.insert("\(mark.kind)\u{0}\(mark.seriesName)").inserted else { continue }
        let series = order.filter {
          shownMarks[$0].kind == mark.kind && shownMarks[$0].seriesName == mark.seriesName
        }
        drawSeries(series, in: context, availableSpace)
      case .sector: drawPiece(index, context, availableSpace)
      default: draw(mark, at: drawnFrame(ofMarkAt: index, in: availableSpace), index, context)
      }
    }
    if showsLegend { drawLegend(in: context, bounds) }
  }

  private func draw(_ mark: Mark, at place: CGRect, _ index: Int, _ context: GraphicsContext) {
    let shade = GraphicsContext.Shading.style(AnyShapeStyle(style(of: mark)))
    switch mark.kind {
    case .bar:
      let radius = mark.look.cornerRadius ?? (stacks.spans[index] == nil ? 3 : 0)
      let corner = min(radius, place.width / 2, place.height / 2)
      context.fill(Path(roundedRect: place, cornerRadius: max(0, corner)), with: shade)
    case .rectangle:
      context.fill(Path(roundedRect: place, cornerRadius: mark.look.cornerRadius ?? 0), with: shade)
    case .rule:
      let line = Path { path in
        path.move(to: CGPoint(x: place.minX, y: place.maxY))
        path.addLine(to: CGPoint(x: place.maxX, y: place.minY))
      }
      context.stroke(line, with: shade, style: mark.look.line ?? StrokeStyle(lineWidth: 1))
    case .point: drawSymbol(of: mark, at: CGPoint(x: place.midX, y: place.midY), shade, context)
    default: break
    }
  }

  /// Draws a line or an area through the places of its marks.
  private func drawSeries(_ indices: [Int], in context: GraphicsContext, _ availableSpace: CGRect) {
    guard let first = indices.first else { return }
    let mark = shownMarks[first]
    let shade = GraphicsContext.Shading.style(AnyShapeStyle(style(of: mark)))
    let frames = indices.map { drawnFrame(ofMarkAt: $0, in: availableSpace) }
    let line = LinePath(mark.look.interpolation)
    guard mark.kind == .line else {
      let area = Path { path in
        line.add(frames.map { CGPoint(x: $0.midX, y: $0.minY) }, to: &path)
        line.add(frames.reversed().map { CGPoint(x: $0.midX, y: $0.maxY) }, to: &path, continuing: true)
        path.closeSubpath()
      }
      return context.fill(area, with: shade)
    }
    let points = frames.map { CGPoint(x: $0.midX, y: $0.midY) }
    context.stroke(
      Path { line.add(points, to: &$0) }, with: shade,
      style: lineStyle(of: mark) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    for (index, point) in zip(indices, points) where symbol(of: shownMarks[index]) != nil {
      drawSymbol(of: shownMarks[index], at: point, shade, context)
    }
  }

  private func lineStyle(of mark: Mark) -> StrokeStyle? {
    if let own = mark.look.line { return own }
    let looks = environment.chartSettings.looks
    guard let name = mark.groupNames[.line] ?? mark.groupNames[.color] else { return nil }
    if let line = looks.lines.first(where: { $0.name == name })?.line { return line }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
    let place = names(of: mark.groupNames[.line] == nil ? .color : .line).firstIndex(of: name) ?? 0
    if !looks.lineRange.isEmpty { return looks.lineRange[place % looks.lineRange.count] }
    guard mark.groupNames[.line] != nil else { return nil }
    return StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: dashes[place % dashes.count])
  }

  // MARK: Symbols

  /// The symbol at the place of a mark; `nil` where a line has none.
  func symbol(of mark: Mark) -> (any ChartSymbolShape)? {
    if let own = mark.look.symbol { return own }
    guard let name = mark.groupNames[.symbol] else { return nil }
    let looks = environment.chartSettings.looks
    if let symbol = looks.symbols.first(where: { $0.name == name })?.symbol { return symbol }
    let place = names(of: .symbol).firstIndex(of: name) ?? 0
    if !looks.symbolRange.isEmpty { return looks.symbolRange[place % looks.symbolRange.count] }
    return BasicChartSymbolShape.all[place % BasicChartSymbolShape.all.count]
  }

  private func drawSymbol(
    of mark: Mark, at point: CGPoint, _ shade: GraphicsContext.Shading, _ context: GraphicsContext
  ) {
    let side = (mark.look.symbolArea ?? 60).squareRoot()
    let place = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    let shape: any Shape = symbol(of: mark) ?? BasicChartSymbolShape.circle
    context.fill(shape.path(in: place), with: shade)
  }

  private func drawPiece(_ index: Int, _ context: GraphicsContext, _ availableSpace: CGRect) {
    let (sector, mark) = (sector(index, in: availableSpace), shownMarks[index])
    let shade = GraphicsContext.Shading.style(AnyShapeStyle(style(of: mark)))
    let (from, delta) = (sector.start * 360 - 90, (sector.end - sector.start) * 360)
    let path = Path { path in
      if sector.hole == 0 { path.move(to: sector.center) }
      path.addRelativeArc(
        center: sector.center, radius: sector.radius, startAngle: .degrees(from), delta: .degrees(delta))
      if sector.hole > 0 {
        path.addRelativeArc(
          center: sector.center, radius: sector.radius * sector.hole, startAngle: .degrees(from + delta),
          delta: .degrees(-delta))
      }
      path.closeSubpath()
    }
    context.fill(path, with: shade)
    context.stroke(path, with: .backdrop, lineWidth: mark.look.angularInset.map { $0 * 2 } ?? 1)
  }

  /// What a mark is drawn with: its own style, else that of its group.
  func style(of mark: Mark) -> any ShapeStyle {
    mark.style ?? mark.groupNames[.color].map { style(ofGroup: $0) } ?? Self.colors[0]
  }

  /// What the marks of a group are drawn with.
  func style(ofGroup name: String) -> any ShapeStyle {
    let looks = environment.chartSettings.looks
    if let style = looks.styleMapping?(name) { return style }
    if let style = looks.styles.first(where: { $0.name == name })?.style { return style }
    let place = names(of: .color).firstIndex(of: name) ?? 0
    if !looks.styleRange.isEmpty { return looks.styleRange[place % looks.styleRange.count] }
    return Self.colors[place % Self.colors.count]
  }
}
