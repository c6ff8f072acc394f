import AccessibilityModel
import Drawing
import Typography

extension TextItem {
  /// Adds the text as it was measured.
  func drawText(into list: inout DisplayList) {
    guard !text.runs.isEmpty, frame.width > 0 else { return }
    let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
    let proposal = placedProposal ?? ProposedViewSize(frame.size)
    let (metrics, scale) = fitted(proposal)
    if environment.redactionReasons.contains(.placeholder) {
      return drawBars(metrics, context, into: &list)
    }
    var drawn = text.drawn(context, scale: scale)
    drawn.lineLimit = limit(proposal, text.runs.first)
    drawn.lineSpacing = layoutContext.lineSpacing
    drawPictures(in: &drawn, context, into: &list)
    // The titles of bars keep their size whatever an app says.
    if environment.barText != .none, environment.foregroundStyles == nil, !graph.drawing.isInControl {
      drawn.chooser = .system
    }
    list.append(.text(drawn))
  }

  /// A grey bar in place of each line.
  private func drawBars(_ metrics: TextMetrics, _ context: ShapeStyleContext, into list: inout DisplayList) {
    let count = max(1, metrics.lineCount)
    let height = frame.height / CGFloat(count)
    for line in 0..<count {
      let isLast = line == count - 1 && count > 1
      let bar = CGRect(
        x: frame.minX, y: frame.minY + CGFloat(line) * height + height * 0.15,
        width: frame.width * (isLast ? 0.6 : 1), height: height * 0.7)
      list.fill(Rect(bar), cornerRadius: 3, with: .color(context.color(.systemFill)))
    }
  }

  /// Draws pictures among the words of the first line, in the space that was kept for them.
  private func drawPictures(
    in drawn: inout DrawnText, _ context: ShapeStyleContext, into list: inout DisplayList
  ) {
    for (index, runStyle) in text.runStyles.sorted(by: { $0.key < $1.key }) {
      guard let image = runStyle.image, drawn.runs.indices.contains(index) else { continue }
      let before = drawn.runs[..<index].map(\.text)
      let start = TextMeasurer.shared.measure(before).idealWidth
      let side = TextMeasurer.shared.measure([drawn.runs[index].text]).idealWidth
      let line = TextMeasurer.shared.metrics(of: drawn.runs[index].text.font).lineHeight
      let paint = drawn.runs[index].paint
      drawn.runs[index].paint = .color(.clear)
      guard CGFloat(start + side) <= frame.width + 1 else { continue }
      var place = context
      let x = drawn.isRightToLeft ? Double(frame.maxX) - start - side : Double(frame.minX) + start
      place.rect = CGRect(x: x, y: Double(frame.minY) + (line - side) / 2, width: side, height: side)
      var picture = DisplayList()
      image.draw(place, into: &picture)
      list.append(runStyle.foregroundStyles == nil ? picture : picture.recoloured { _ in paint.soleColor })
    }
  }
}

extension ResolvedText {
  /// The text in a space, with the colours of its surroundings.
  func drawn(_ context: ShapeStyleContext, scale: Double = 1) -> DrawnText {
    let environment = context.environment
    let runs = self.runs.enumerated().map { index, run in
      let runStyle = runStyles[index] ?? RunStyle()
      let paint =
        runStyle.foregroundStyles.map { context.paint($0.level(0)) }
        ?? (runStyle.isLink ? context.tint : context.foreground)
      return DrawnText.Run(
        scale == 1 ? run : run.scaled(by: scale), paint: paint, isUnderlined: runStyle.isUnderlined,
        isStruckThrough: runStyle.isStruckThrough, background: runStyle.background.map(context.color))
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let alignment: DrawnText.Alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    var text = DrawnText(
      runs, in: Rect(context.rect), alignment: alignment, isRightToLeft: isMirrored, style: style)
    if runStyles.values.allSatisfy({ $0.foregroundStyles == nil && $0.background == nil }) {
      text.chooser = context.chooser
    }
    return text
  }
}
