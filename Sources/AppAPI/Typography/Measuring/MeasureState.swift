/// What a measurer guards with its lock: the library's objects and the answers given before.
struct MeasureState {
  /// Widths closer than this are equal; half of the library's smallest unit.
  static let tolerance = 1.0 / 2_048

  private var shaper: TextShaper?
  private var answers: RecentValues<MeasureRequest, TextMetrics>
  private var fonts: RecentValues<FontDescription, FontMetrics>

  init(capacity: Int) {
    answers = RecentValues(capacity: capacity)
    fonts = RecentValues(capacity: capacity)
  }

  mutating func answer(to request: MeasureRequest, idealWidth: Double?) -> TextMetrics {
    if let known = answers[request] { return known }
    let answer = library().measure(request, idealWidth: idealWidth)
    answers[request] = answer
    return answer
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
