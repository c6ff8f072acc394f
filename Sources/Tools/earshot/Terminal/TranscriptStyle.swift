/// The colours of what a person reads on a terminal.
struct TranscriptStyle {
  /// How a stretch of a line stands out.
  private enum Tone: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
  }

  /// The text with colours: heads, findings, what failed and what holds; seconds and asides stand back.
  ///
  /// - Parameter text: Whole lines; documents of other programs stay as they are.
  /// - Returns: The same words.
  static func colored(_ text: String) -> String {
    guard let first = text.first(where: { !$0.isWhitespace }), first != "{", first != "[" else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }
      .joined(separator: "\n")
  }

  /// What the compiler says, with what kind of message it is in colour; other lines stay as they are.
  static func coloredMessage(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (kind, tone) in [(" error: ", Tone.red), (" warning: ", .yellow), (" note: ", .dim)] {
        guard let range = line.firstRange(of: kind), line[..<range.lowerBound].hasSuffix(":") else {
          continue
        }
        return line[..<range.lowerBound] + marked(line[range], tone) + line[range.upperBound...]
      }
      return String(line)
    }.joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    let words = line.drop { $0 == " " }
    if words.isEmpty { return String(line) }
    if let tone = tone(of: words, isIndented: words.startIndex != line.startIndex) {
      return marked(line, tone)
    }
    guard let start = seconds(in: line) else { return String(line) }
    return line[..<start] + marked(line[start...], .dim)
  }

  private static func tone(of words: Substring, isIndented: Bool) -> Tone? {
    if isIndented {
      if words.hasPrefix("! ") { return .yellow }
      if words.hasPrefix("difference  ") || words.hasPrefix("not heard   ") { return .red }
      return words.hasPrefix("(") && words.hasSuffix(")") ? .dim : nil
    }
    if words.hasPrefix("Rests on ") { return .dim }
    if words.hasSuffix(" failed.") || words.contains("failed: ") { return .red }
    if ["Costs more: ", "No longer there: ", "Changed: "].contains(where: words.hasPrefix) { return .red }
    if words.hasSuffix("expectations hold.") || words == "1 expectation holds." { return .green }
    if words.hasSuffix(": nothing found") || words.hasPrefix("Nothing found") { return .green }
    if words.hasSuffix(" finding") || words.hasSuffix(" findings") { return .bold }
    return words.hasSuffix(" s") && words.contains(" stop") ? .bold : nil
  }

  /// Where the seconds of an utterance begin.
  private static func seconds(in line: Substring) -> Substring.Index? {
    guard line.hasSuffix(" s"), let space = line.dropLast(2).lastIndex(of: " ") else { return nil }
    let start = line.index(after: space)
    let number = line[start...].dropLast(2)
    let isNumber = number.contains(".") && number.allSatisfy { $0.isNumber || $0 == "." }
    return isNumber && line[..<space].hasSuffix(" ") ? start : nil
  }

  private static func marked(_ text: Substring, _ tone: Tone) -> String {
    "\u{1b}[\(tone.rawValue)m\(text)\u{1b}[0m"
  }
}
