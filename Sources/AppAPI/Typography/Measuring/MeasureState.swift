/// What a measurer guards with its lock: the library's objects and the answers given before.
struct MeasureState {
  /// Widths closer than this are equal; half of the library's smallest unit.
  static let tolerance = 1.0 / 2_048

  private var shaper: TextShaper?
  private var answers: RecentValues<MeasureRequest, MeasureAnswer>
  private var shapes: RecentValues<TextShape.Key, TextShape>
  private var fonts: RecentValues<FontDescription, FontMetrics>
  /// The letter that was asked for last.
  private var lastLetter: (font: FontDescription, metrics: TextMetrics)?

  init(capacity: Int) {
    answers = RecentValues(capacity: capacity)
    shapes = RecentValues(capacity: capacity)
    fonts = RecentValues(capacity: capacity)
  }

  /// The size a text takes where no line has to be broken.
  ///
  /// A text whose shape is known needs the library only for one letter in each font.
  mutating func ideal(_ runs: [TextRun], lineSpacing: Double) -> MeasureAnswer {
    let request = MeasureRequest(runs: runs, maxWidth: nil, lineLimit: nil, lineSpacing: lineSpacing)
    guard runs.count == 1 else { return answer(to: request, idealWidth: nil) }
    let (key, font) = (TextShape.Key(runs[0]), runs[0].font)
    if let shape = shapes[key] { return shape.answer(in: font, like: letter(in: font)) }
    if let known = answers[request] { return known }
    let answer = library().measure(request, idealWidth: nil)
    if let shape = answer.shape {
      shapes[key] = shape
      return shape.answer(in: font, like: letter(in: font))
    }
    answers[request] = answer
    return answer
  }

  /// The size of a letter x, whose height and baseline are those of all text in the font.
  private mutating func letter(in font: FontDescription) -> TextMetrics {
    if let last = lastLetter, last.font == font { return last.metrics }
    let request = MeasureRequest(
      runs: [TextRun("x", font: font)], maxWidth: nil, lineLimit: nil, lineSpacing: 0)
    let metrics = answer(to: request, idealWidth: nil).metrics
    lastLetter = (font, metrics)
    return metrics
  }

  /// The answer to a question of the library, remembered.
  mutating func answer(to request: MeasureRequest, idealWidth: Double?) -> MeasureAnswer {
    if let known = answers[request] { return known }
    let answer = library().measure(request, idealWidth: idealWidth)
    answers[request] = answer
    return answer
  }

  /// The width of the mark at the end of what is cut off.
  mutating func widthOfEllipsis(in font: FontDescription) -> Double {
    let mark = MeasureRequest(
      runs: [TextRun("\u{2026}", font: font)], maxWidth: nil, lineLimit: nil, lineSpacing: 0)
    return answer(to: mark, idealWidth: nil).metrics.size.width
  }

  mutating func metrics(of font: FontDescription) -> FontMetrics {
    if let known = fonts[font] { return known }
    let metrics = library().metrics(of: font)
    fonts[font] = metrics
    return metrics
  }

  private mutating func library() -> TextShaper {
    if let shaper { return shaper }
    let made = TextShaper()
    shaper = made
    return made
  }
}
