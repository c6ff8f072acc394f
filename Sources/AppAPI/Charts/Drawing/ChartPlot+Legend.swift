extension ChartPlot {
  private static let disc: CGFloat = 8
  private static let gap: CGFloat = 12

  /// True where the groups have a legend.
  var showsLegend: Bool { !environment.chartSettings.legend.isHidden && !legendNames.isEmpty }

  private var legendRole: GroupRole { names(of: .color).isEmpty ? .symbol : .color }
  private var legendNames: [String] { names(of: legendRole) }

  private var rowHeight: CGFloat { Self.font.lineHeight.rounded(.up) + 4 }

  /// Where each name begins, from the corner of the legend, row by row.
  private func places(_ width: CGFloat) -> [(name: String, point: CGPoint)] {
    var (x, y) = (CGFloat(0), CGFloat(0))
    return legendNames.map { name in
      let length = Self.disc + 4 + name.size(withAttributes: [.font: Self.font]).width
      if x > 0, x + length > width { (x, y) = (0, y + rowHeight) }
      defer { x += length + Self.gap }
      return (name, CGPoint(x: x, y: y))
    }
  }

  /// The height of the legend with the space to the chart, in points.
  func legendHeight(in bounds: CGRect) -> CGFloat {
    min((places(bounds.width).last?.point.y ?? 0) + rowHeight + 6, bounds.height / 2)
  }

  /// Draws the names of the groups, each behind its colour or symbol.
  func drawLegend(in context: GraphicsContext, _ bounds: CGRect) {
    let isAbove = environment.chartSettings.legend.isAbove
    let top = isAbove ? bounds.minY : bounds.maxY - legendHeight(in: bounds) + 6
    for (name, point) in places(bounds.width) {
      let middle = top + point.y + rowHeight / 2
      let place = CGRect(
        x: bounds.minX + point.x, y: middle - Self.disc / 2, width: Self.disc, height: Self.disc)
      let mark = shownMarks.first { $0.groupNames[legendRole] == name }
      let shape: any Shape = mark.flatMap { symbol(of: $0) } ?? BasicChartSymbolShape.circle
      let style = mark.map { self.style(of: $0) } ?? style(ofGroup: name)
      context.fill(shape.path(in: place), with: .style(AnyShapeStyle(style)))
      context.draw(
        Text(verbatim: name).font(.caption2).foregroundStyle(.secondary),
        at: CGPoint(x: place.maxX + 4, y: middle), anchor: .leading)
    }
  }
}
