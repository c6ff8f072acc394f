/// What is the same of a text in one font at every size: letters are not fitted to pixels, so that widths
/// grow in proportion.
struct TextShape {
  /// The text, and what its letters are taken from.
  struct Key: Hashable {
    let text: String
    let family: FontFamily
    let isDisplay: Bool
    let isTracked: Bool
    let weight: FontWeight
    let isItalic: Bool

    init(_ run: TextRun) {
      text = run.text
      family = run.font.family
      isDisplay = run.font.isDisplay
      isTracked = run.font.tracking != 0
      weight = run.font.weight
      isItalic = run.font.isItalic
    }
  }

  /// The widths of the text and of its widest letter, without tracking, as shares of the size.
  let width: Double
  let letterWidth: Double
  /// How often tracking is added.
  let gapCount: Int
  /// How many lines there are where each letter has its own.
  let letterCount: Int

  /// The size the text takes in a font, which has the height and baseline of its letter x there.
  func answer(in font: FontDescription, like letter: TextMetrics) -> MeasureAnswer {
    var metrics = letter
    metrics.size.width = Self.units(width * font.size + Double(gapCount) * font.tracking)
    metrics.idealWidth = metrics.size.width
    let letter = Self.units(letterWidth * font.size)
    return MeasureAnswer(metrics: metrics, letterWidth: letter, letterCount: letterCount, shape: self)
  }

  /// The nearest width that the measuring library can tell.
  private static func units(_ width: Double) -> Double { max(0, (width * 1_024).rounded() / 1_024) }
}

extension FontDescription {
  /// What is added between two letters, in points.
  var tracking: Double { family.tracking(at: size, weight) }

  /// True where the system's font has its form for display.
  var isDisplay: Bool { size >= FontFamily.displaySize }
}
