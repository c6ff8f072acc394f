internal import AccessibilityModel
internal import CPango
internal import Typography

extension Canvas {
  /// Letters larger than this are not drawn, in points.
  private static let largestLetter = 4_096.0

  /// Sets a text where the measurer says that it stands.
  func draw(_ text: DrawnText, with shaper: TextShaper) {
    let runs = text.runs.filter { !$0.text.text.isEmpty }
    guard !runs.isEmpty, runs.allSatisfy({ $0.text.font.size <= Self.largestLetter }) else { return }
    let availableSpace = earshot_text_room(text)
    let paints = runs.map { run in
      earshot_run_paint(
        paint: number(of: run.paint), underlined: run.isUnderlined, struck_through: run.isStruckThrough,
        has_background: run.background != nil, background: number(of: .color(run.background ?? .clear)))
    }
    shaper.withLibrary(runs.map(\.text)) { words in
      let starts = words.runs.map { earshot_text_run(start: $0.start, font: $0.font) }
      earshot_canvas_text(
        pointer, words.measurer, words.characters.baseAddress, words.characters.count, starts, paints,
        starts.count, availableSpace)
    }
    earshot_canvas_forget_paints(pointer)
  }
}

extension earshot_text_room {
  /// Where and how the lines of a text stand.
  init(_ text: DrawnText) {
    let words = text.runs.map(\.text).filter { !$0.text.isEmpty }
    let breaking = TextMeasurer.shared.breakingWidth(
      of: words, in: text.rect.size.width, lineSpacing: text.lineSpacing)
    self.init(
      x: text.rect.minX, y: text.rect.minY, width: text.rect.size.width, breaking_width: breaking ?? -1,
      line_limit: Int32(clamping: text.lineLimit.map { max($0, 1) } ?? 0), line_spacing: text.lineSpacing,
      alignment: text.alignment.number, right_to_left: text.isRightToLeft)
  }
}

extension DrawnText.Alignment {
  fileprivate var number: Int32 {
    switch self {
    case .left: 0
    case .center: 1
    case .right: 2
    case .justified: 3
    }
  }
}
