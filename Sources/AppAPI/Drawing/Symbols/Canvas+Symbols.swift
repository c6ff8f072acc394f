internal import AccessibilityModel
internal import CPango
internal import Typography

extension Canvas {
  /// The box that symbols are drawn in.
  private static let box = Rect(x: 0, y: 0, width: 24, height: 24)
  /// How much of the box the forms of symbols fill.
  private static let filledPart = 22.0

  /// Draws a symbol of the system as large as fits into a rectangle.
  func drawSymbol(
    _ name: String, weight: FontWeight, in rect: Rect, paint: Paint, with shaper: TextShaper
  ) {
    let unit = min(rect.size.width, rect.size.height) / Self.filledPart
    guard unit > 0, unit < 1_000 else { return }
    let origin = Point(x: rect.center.x - 12 * unit, y: rect.center.y - 12 * unit)
    let paint = paint.inside(origin: origin, unit: unit)
    let brush = SymbolBrush(paint: paint, width: weight.strokeWidth, shaper: shaper)
    inside(DrawTransform(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)) {
      draw(SymbolDrawing(name), brush: brush, name: name)
    }
  }

  private func draw(_ drawing: SymbolDrawing, brush: SymbolBrush, name: String) {
    guard drawing.isSlashed || drawing.badge != nil else {
      return drawFramed(drawing, brush: brush, name: name)
    }
    asLayer(.normal) {
      drawFramed(drawing, brush: brush, name: name)
      if drawing.isSlashed { drawSlash(brush) }
      if let badge = drawing.badge { drawBadge(badge, brush: brush) }
    }
  }

  private func drawFramed(_ drawing: SymbolDrawing, brush: SymbolBrush, name: String) {
    guard let frame = drawing.frame else {
      return drawBody(drawing.body, isFilled: drawing.isFilled, brush: brush, name: name)
    }
    let inset = frame.inset
    let placed = DrawTransform(
      a: inset.share, b: 0, c: 0, d: inset.share, tx: 12 - 12 * inset.share,
      ty: inset.middle - 12 * inset.share)
    var inner = brush
    inner.width = brush.width / inset.share * 0.85
    if drawing.isFilled {
      asLayer(.normal) {
        setPath(frame.outline)
        fill(with: brush.paint)
        inner.paint = .color(.black)
        asLayer(.destinationOut) {
          inside(placed) { drawBody(drawing.body, isFilled: true, brush: inner, name: name) }
        }
      }
    } else {
      setPath(frame.outline)
      stroke(with: brush.paint, line: brush.line)
      inner.paint = brush.paint.inside(origin: Point(x: placed.tx, y: placed.ty), unit: inset.share)
      inside(placed) { drawBody(drawing.body, isFilled: false, brush: inner, name: name) }
    }
  }

  private func drawBody(_ body: SymbolDrawing.Body, isFilled: Bool, brush: SymbolBrush, name: String) {
    switch body {
    case .form(let form): drawForm(form, isFilled: isFilled, brush: brush)
    case .glyph(let glyph):
      guard drawGlyph(glyph, brush: brush) else {
        return drawBody(SymbolDrawing.standIn(for: name).body, isFilled: isFilled, brush: brush, name: name)
      }
    case .letters(let letters):
      drawLetters(letters, size: letters.count == 1 ? 22 : 17, brush: brush)
    case .standIn(let letters):
      setPath(Path(roundedRect: Rect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 5))
      stroke(with: brush.paint, line: StrokeLine(width: min(brush.width, 1.5), dash: [3, 2]))
      drawLetters(letters, size: 11, brush: brush)
    }
  }

  private func drawForm(_ form: SymbolForm, isFilled: Bool, brush: SymbolBrush) {
    if let outline = form.outline {
      setPath(outline)
      if isFilled {
        fill(with: brush.paint)
      } else {
        var line = brush.line
        if form.isDashed { line.dash = [3, 3.6] }
        stroke(with: brush.paint, line: line)
      }
    }
    if !form.lines.isEmpty {
      setPath(
        Path(
          form.lines.flatMap { line in
            line.enumerated().map { $0.offset == 0 ? Path.Step.move($0.element) : .line($0.element) }
          }))
      stroke(with: brush.paint, line: brush.line)
    }
    let radius = brush.width * 0.7 + 0.6
    for dot in form.dots {
      setPath(
        Path(ellipseIn: Rect(x: dot.x - radius, y: dot.y - radius, width: 2 * radius, height: 2 * radius)))
      fill(with: brush.paint)
    }
  }

  /// Draws a glyph of the font of symbols, made heavier or lighter at its edge.
  private func drawGlyph(_ glyph: String, brush: SymbolBrush) -> Bool {
    func outline() -> Bool {
      earshot_canvas_begin_path(pointer)
      return earshot_canvas_symbol(pointer, brush.shaper.library, SymbolTable.family, glyph, Self.box.library)
    }
    guard outline() else { return false }
    let difference = (brush.width - FontWeight.regular.strokeWidth) * 0.6
    let edge = StrokeLine(width: abs(difference), join: .round)
    guard abs(difference) > 0.1 else {
      fill(with: brush.paint)
      return true
    }
    asLayer(.normal) {
      _ = outline()
      fill(with: brush.paint)
      if difference > 0 {
        _ = outline()
        stroke(with: brush.paint, line: edge)
      } else {
        asLayer(.destinationOut) {
          _ = outline()
          stroke(with: .color(.black), line: edge)
        }
      }
    }
    return true
  }

  /// True where the font of symbols is installed and has a glyph of a name.
  func hasGlyph(_ glyph: String, with shaper: TextShaper) -> Bool {
    earshot_canvas_begin_path(pointer)
    return earshot_canvas_symbol(pointer, shaper.library, SymbolTable.family, glyph, Self.box.library)
  }

  private func drawLetters(_ letters: String, size: Double, brush: SymbolBrush) {
    let weight: FontWeight = brush.width > 2.5 ? .bold : .medium
    let font = FontDescription(size: size, weight: weight)
    let run = TextRun(letters, font: font)
    let metrics = TextMeasurer.shared.measure([run])
    let capital = TextMeasurer.shared.metrics(of: font).capHeight
    let availableSpace = Rect(
      x: 12 - metrics.size.width / 2, y: 12 + capital / 2 - metrics.firstBaseline,
      width: metrics.size.width + 1,
      height: metrics.size.height)
    draw(DrawnText([DrawnText.Run(run, paint: brush.paint)], in: availableSpace), with: brush.shaper)
  }

  private func drawSlash(_ brush: SymbolBrush) {
    let path = Path([.move(Point(x: 3.5, y: 3)), .line(Point(x: 20.5, y: 21))])
    asLayer(.destinationOut) {
      setPath(path)
      stroke(with: .color(.black), line: StrokeLine(width: brush.width * 3, cap: .round))
    }
    setPath(path)
    stroke(with: brush.paint, line: brush.line)
  }

  private func drawBadge(_ name: String, brush: SymbolBrush) {
    func disc(_ radius: Double) -> Path {
      Path(ellipseIn: Rect(x: 18 - radius, y: 18 - radius, width: 2 * radius, height: 2 * radius))
    }
    asLayer(.destinationOut) {
      setPath(disc(6.8))
      fill(with: .color(.black))
    }
    setPath(disc(5.6))
    fill(with: brush.paint)
    asLayer(.destinationOut) {
      inside(DrawTransform(a: 0.32, b: 0, c: 0, d: 0.32, tx: 18 - 12 * 0.32, ty: 18 - 12 * 0.32)) {
        var inner = brush
        inner.width = 4.5
        inner.paint = .color(.black)
        drawBody(SymbolDrawing(name).body, isFilled: true, brush: inner, name: name)
      }
    }
  }

  /// Draws what a closure draws with a transform that ends with it.
  private func inside(_ transform: DrawTransform, _ body: () -> Void) {
    earshot_canvas_save(pointer)
    earshot_canvas_transform(
      pointer, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    body()
    earshot_canvas_restore(pointer)
  }

  /// Draws what a closure draws as a picture of its own, which is then put on what lies behind it.
  private func asLayer(_ blending: DrawLayer.Blending, _ body: () -> Void) {
    let bounds = earshot_canvas_on_screen(pointer, Self.box.grown(by: 4).library)
    earshot_canvas_begin_layer(pointer, bounds)
    body()
    withUnsafePointer(to: DrawLayer(blending: blending).library) { earshot_canvas_end_layer(pointer, $0) }
  }
}

/// What a symbol is drawn with.
struct SymbolBrush {
  /// Its colours.
  var paint: Paint
  /// The width of its lines, in a box of 24 by 24.
  var width: Double
  /// The fonts.
  var shaper: TextShaper

  /// The line along its forms.
  var line: StrokeLine { StrokeLine(width: width, cap: .round, join: .round) }
}

extension FontWeight {
  /// The width of lines that go with letters of this weight, in a box of 24 by 24.
  var strokeWidth: Double {
    let weight = Double(rawValue)
    return weight <= 400 ? 0.7 + 1.3 * (weight - 100) / 300 : 2 + 2 * (weight - 400) / 500
  }
}

extension Paint {
  /// The paint where places are counted from another origin, in another unit.
  func inside(origin: Point, unit: Double) -> Paint {
    func place(_ point: Point) -> Point {
      Point(x: (point.x - origin.x) / unit, y: (point.y - origin.y) / unit)
    }
    switch self {
    case .color: return self
    case .linear(let stops, let start, let end): return .linear(stops, from: place(start), to: place(end))
    case .radial(let stops, let center, let start, let end):
      return .radial(stops, center: place(center), from: start / unit, to: end / unit)
    case .angular(let stops, let center, let start, let end):
      return .angular(stops, center: place(center), from: start, to: end)
    }
  }
}
