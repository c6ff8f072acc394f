import AccessibilityModel

extension Transcript {
  /// Every utterance as a caption panel shows it, one a line, without heads, numbers or what waits.
  public static func captions(of transcripts: [Transcript]) -> String {
    var lines: [String] = []
    for stop in transcripts.flatMap(\.tour.stops) {
      for utterance in [stop.utterance] + stop.asides where !utterance.isEmpty {
        lines.append(line(utterance.text))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The words in one line: whatever breaks lines becomes a space.
  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
