import AccessibilityModel

extension Transcript {
  /// Every utterance as a caption panel shows it, one a line, without heads, numbers or what waits; braille where it was asked for.
  public static func captions(of transcripts: [Transcript]) -> String {
    var lines: [String] = []
    for tour in transcripts.map(\.tour) {
      lines += tour.opening?.heard.map { line($0.text) } ?? []
      for stop in tour.stops {
        if !stop.utterance.isEmpty { lines.append(line(stop.utterance.text)) }
        lines += stop.braille
        for aside in stop.asides where !aside.isEmpty { lines.append(line(aside.text)) }
      }
    }
    return VisibleText.joined(lines.map { VisibleText.cut($0) })
  }

  /// The words in one line: whatever breaks lines becomes a space, and what would act on a terminal is written out.
  static func line(_ text: String) -> String { VisibleText.line(text.inOneLine) }
}
