import AccessibilityModel
import Drawing
import Typography

/// Draws the parts of a control in the space of one of them.
struct ControlDrawing {
  /// What was drawn.
  var list = DisplayList()
  /// Where it is drawn, and in which surroundings.
  var context: ShapeStyleContext

  init(_ context: ShapeStyleContext) {
    self.context = context
  }

  /// The space, in points of the screen.
  var rect: CGRect { context.rect }
  /// True where lines run from right to left.
  var isMirrored: Bool { context.environment.layoutDirection == .rightToLeft }

  /// What was drawn, which the pen then forgets.
  var taken: DisplayList {
    mutating get {
      defer { list = DisplayList() }
      return list
    }
  }

  /// Fills a rectangle.
  mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ style: any ShapeStyle) {
    list.fill(Rect(rect), cornerRadius: Double(radius), with: context.paint(style))
  }

  /// Draws a line inside the edge of a rectangle.
  mutating func frame(_ rect: CGRect, radius: CGFloat = 0, _ style: any ShapeStyle, width: CGFloat = 1) {
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    list.stroke(
      Path(roundedRect: inner, cornerRadius: radius).outline(at: .zero), with: context.paint(style),
      line: StrokeLine(width: Double(width)))
  }

  /// Draws a line from point to point.
  mutating func line(_ points: [CGPoint], _ style: any ShapeStyle, width: CGFloat) {
    var path = Path()
    path.addLines(points)
    list.stroke(
      path.outline(at: .zero), with: context.paint(style),
      line: StrokeLine(width: Double(width), cap: .round, join: .round))
  }

  /// Draws a part of a circle, clockwise from the top, each place from 0 to 1.
  mutating func arc(
    _ rect: CGRect, from: Double = 0, to: Double = 1, _ style: any ShapeStyle, width: CGFloat,
    start: Double = -90, sweep: Double = 360
  ) {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - width / 2,
      startAngle: .degrees(start + sweep * from), delta: .degrees(sweep * (to - from)))
    list.stroke(
      path.outline(at: .zero), with: context.paint(style), line: StrokeLine(width: Double(width), cap: .round)
    )
  }

  /// Puts a symbol of the system.
  mutating func symbol(
    _ name: String, in rect: CGRect, _ style: any ShapeStyle, weight: FontWeight = .regular
  ) {
    var image = DrawnImage(
      .symbol(name, weight), in: Rect(rect), fitting: .aspectFit, tint: context.paint(style))
    image.chooser = .system
    list.append(.image(image))
  }

  /// Sets words in the middle of the height of a rectangle, in the font of the place unless another is named.
  mutating func text(
    _ words: String, in rect: CGRect, _ style: any ShapeStyle, font: Font? = nil,
    alignment: DrawnText.Alignment = .center, isWrapped: Bool = false, chooser: DrawChooser = .app
  ) {
    guard !words.isEmpty else { return }
    let font = font ?? context.environment.font ?? .body
    let run = TextRun(
      words,
      font: font.resolved(
        in: context.environment.textSizeCategory, weight: context.environment.fontWeight, isItalic: false))
    let limit = isWrapped ? nil : 1
    let size = TextMeasurer.shared.measure([run], maxWidth: Double(rect.width), lineLimit: limit).size
    let top = isWrapped ? rect.minY : rect.midY - CGFloat(size.height) / 2
    let availableSpace = CGRect(x: rect.minX, y: top, width: rect.width, height: CGFloat(size.height))
    var text = DrawnText(
      [DrawnText.Run(run, paint: context.paint(style))], in: Rect(availableSpace), lineLimit: limit,
      alignment: alignment, isRightToLeft: isMirrored, style: font.role)
    text.chooser = chooser
    list.append(.text(text))
  }

  /// The side at which lines begin.
  var leading: DrawnText.Alignment { isMirrored ? .right : .left }

  /// A rectangle mirrored within the space where lines run from right to left.
  func placed(_ part: CGRect) -> CGRect {
    guard isMirrored else { return part }
    return CGRect(
      x: rect.minX + rect.maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
  }
}
