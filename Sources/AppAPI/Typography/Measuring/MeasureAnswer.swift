import AccessibilityModel

/// What the measuring library said about a text, and what that tells about the least width it can have.
struct MeasureAnswer {
  var metrics: TextMetrics
  /// The width of the widest letter, in points; 0 where a width was offered.
  var letterWidth: Double
  /// How many lines there are where each letter has its own; a space hangs on the letter before it.
  var letterCount: Int
  /// What of it is the same at every size; nil where that cannot be said.
  var shape: TextShape?

  /// The size the text takes where it is offered no width at all; nil where only the library knows.
  ///
  /// Layouts ask this of every text, to learn how far it can give way; breaking it letter by letter costs ten
  /// times as much as measuring it. Lines are all as high as those of the whole text, in one font.
  /// - Parameters:
  ///   - limit: the most lines that are shown.
  ///   - lineSpacing: space between two lines, in points.
  ///   - ellipsis: gives the width of the mark at the end of what is cut off.
  /// - Returns: the space in one font; `nil` where lines are left out behind the first.
  func letterByLetter(limit: Int?, lineSpacing: Double, ellipsis: () -> Double) -> TextMetrics? {
    guard letterCount > 0, metrics.lineCount > 0 else { return nil }
    let shown = min(letterCount, limit ?? .max)
    // Which letter stands beside the mark of a later line is the library's to say.
    guard shown == letterCount || shown == 1 else { return nil }
    let lines = Double(metrics.lineCount)
    let lineHeight = (metrics.size.height - (lines - 1) * lineSpacing) / lines
    let below = Double(shown - 1) * (lineHeight + lineSpacing)
    var answer = metrics
    answer.size.width = shown < letterCount ? ellipsis() : letterWidth
    answer.size.height = lineHeight + below
    answer.lastBaseline = metrics.firstBaseline + below
    answer.lineCount = shown
    answer.isTruncated = shown < letterCount
    return answer
  }
}
