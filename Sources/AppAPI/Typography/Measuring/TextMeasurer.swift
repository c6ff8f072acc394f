import Synchronization

/// Measures text; answers that were given before come from memory.
///
///     let font = FontDescription(.body, in: .large)
///     TextMeasurer.shared.measure("Bailey", font: font).size.height   // 22
///
/// It may be used from any thread; measuring is done by one at a time.
public final class TextMeasurer: Sendable {
  private let state: Mutex<MeasureState>

  /// Makes a measurer of its own, which remembers at least `capacity` answers and at most twice as many.
  public init(capacity: Int = 4_096) {
    state = Mutex(MeasureState(capacity: capacity))
  }

  /// The one that everything on screen shares.
  public static let shared = TextMeasurer()

  /// Measures text in one font.
  ///
  /// - Parameters:
  ///   - text: The words; line breaks in them are kept.
  ///   - font: The font of all of them.
  ///   - maxWidth: The width at which lines are broken, in points; `nil` for no limit.
  ///   - lineLimit: The most lines that are shown; `nil` for all.
  ///   - lineSpacing: Space added between two lines, in points.
  /// - Returns: The size the text takes; `.zero` where there is no text.
  /// - Complexity: O(n) in the length of the text; for a remembered answer, the cost of hashing it.
  public func measure(
    _ text: String, font: FontDescription, maxWidth: Double? = nil, lineLimit: Int? = nil,
    lineSpacing: Double = 0
  ) -> TextMetrics {
    measure([TextRun(text, font: font)], maxWidth: maxWidth, lineLimit: lineLimit, lineSpacing: lineSpacing)
  }

  /// Measures text in which fonts change.
  ///
  /// - Parameters:
  ///   - runs: The stretches, in order.
  ///   - maxWidth: The width at which lines are broken, in points; `nil` for no limit.
  ///   - lineLimit: The most lines that are shown; `nil` for all.
  ///   - lineSpacing: Space added between two lines, in points.
  /// - Returns: The size the text takes; `.zero` where there is no text.
  /// - Complexity: O(n) in the length of the text; for a remembered answer, the cost of hashing it.
  public func measure(
    _ runs: [TextRun], maxWidth: Double? = nil, lineLimit: Int? = nil, lineSpacing: Double = 0
  ) -> TextMetrics {
    let runs = runs.contains { $0.text.isEmpty } ? runs.filter { !$0.text.isEmpty } : runs
    guard !runs.isEmpty else { return .zero }
    let maxWidth = maxWidth.flatMap { $0.isNaN ? nil : max($0, 0) }
    let lineLimit = lineLimit.map { max($0, 1) }
    return state.withLock { state in
      let ideal = state.ideal(runs, lineSpacing: lineSpacing)
      let metrics = ideal.metrics
      if metrics.fits(maxWidth: maxWidth, lineLimit: lineLimit) { return metrics }
      if maxWidth == 0, runs.count == 1 {
        let mark = { state.widthOfEllipsis(in: runs[0].font) }
        let known = ideal.letterByLetter(limit: lineLimit, lineSpacing: lineSpacing, ellipsis: mark)
        if let known { return known }
      }
      let isBroken = !metrics.fits(maxWidth: maxWidth, lineLimit: nil)
      let bound = MeasureRequest(
        runs: runs, maxWidth: isBroken ? maxWidth : nil, lineLimit: lineLimit, lineSpacing: lineSpacing)
      return state.answer(to: bound, idealWidth: metrics.idealWidth).metrics
    }
  }

  /// What a font says about itself; a font that is not installed answers as the one that stands in for it.
  public func metrics(of font: FontDescription) -> FontMetrics {
    state.withLock { $0.metrics(of: font) }
  }

  /// The width at which the lines of a text have to be broken; `nil` where each fits into the available
  /// space.
  ///
  /// Measuring and drawing decide it here, so that a text is drawn as it was measured.
  package func breakingWidth(of runs: [TextRun], in maxWidth: Double, lineSpacing: Double = 0) -> Double? {
    guard !maxWidth.isNaN else { return nil }
    let ideal = measure(runs, lineSpacing: lineSpacing).idealWidth
    return ideal <= max(maxWidth, 0) + MeasureState.tolerance ? nil : max(maxWidth, 0)
  }
}
