import AccessibilityModel
internal import CPango

/// The measuring library's objects; to be used by one thread at a time.
package final class TextShaper {
  private static let fontLimit = 4_096

  private let measurer = earshot_text_measurer_new()

  /// The library's own object.
  package var library: OpaquePointer? { measurer }

  private var numbers: [FontDescription: UInt32] = [:]

  /// Makes objects of its own.
  package init() {}

  deinit {
    earshot_text_measurer_free(measurer)
  }

  /// Asks the library; `idealWidth` is the width without broken lines, `nil` where this question finds it.
  func measure(_ request: MeasureRequest, idealWidth: Double?) -> MeasureAnswer {
    let metrics = withLibrary(request.runs) { text in
      let runs = text.runs.map { earshot_text_run(start: $0.start, font: $0.font) }
      return earshot_text_measure(
        text.measurer, text.characters.baseAddress, text.characters.count, runs, runs.count,
        request.maxWidth ?? -1, Int32(clamping: request.lineLimit ?? 0), request.lineSpacing)
    }
    let availableSpace = TextMetrics(
      size: Size(width: metrics.width, height: metrics.height), firstBaseline: metrics.first_baseline,
      lastBaseline: metrics.last_baseline, lineCount: Int(metrics.line_count),
      isTruncated: metrics.truncated, idealWidth: idealWidth ?? metrics.width)
    let letterCount = Int(metrics.letter_count)
    let shape = TextShape(
      width: metrics.em_width, letterWidth: metrics.letter_em_width, gapCount: Int(metrics.gap_count),
      letterCount: letterCount)
    return MeasureAnswer(
      metrics: availableSpace, letterWidth: metrics.letter_width, letterCount: letterCount,
      shape: metrics.grows ? shape : nil)
  }

  /// Hands a text to the library in its own form, in which it is measured and drawn.
  package func withLibrary<Answer>(_ runs: [TextRun], _ body: (LibraryText) -> Answer) -> Answer {
    makeRoom(for: runs.count)
    var text = ""
    var starts: [(start: Int, font: UInt32)] = []
    starts.reserveCapacity(runs.count)
    for run in runs {
      starts.append((text.utf8.count, number(of: run.font)))
      text += Self.withoutNul(run.text)
    }
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        body(LibraryText(measurer: measurer, characters: characters, runs: starts))
      }
    }
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    makeRoom(for: 1)
    let metrics = earshot_font_measure(measurer, number(of: font))
    return FontMetrics(
      ascent: metrics.ascent, descent: metrics.descent, capHeight: metrics.cap_height,
      xHeight: metrics.x_height)
  }

  private func number(of font: FontDescription) -> UInt32 {
    if let known = numbers[font] { return known }
    let number = font.family.names(at: font.size).withCString { names in
      var asked = earshot_font(
        families: names, size: font.size, weight: Int32(font.weight.rawValue), italic: font.isItalic,
        line_height: font.lineHeight ?? 0, tracking: font.tracking)
      return earshot_text_measurer_add_font(measurer, &asked)
    }
    numbers[font] = number
    return number
  }

  /// Numbers are handed out again once too many are in use; none may be in use by the caller.
  private func makeRoom(for count: Int) {
    guard numbers.count + count > Self.fontLimit else { return }
    earshot_text_measurer_remove_fonts(measurer)
    numbers = [:]
  }

  /// The library takes NUL for the end of the text; it is shown as a character that stands for any other.
  private static func withoutNul(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 })
  }
}
