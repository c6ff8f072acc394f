/// Shows what a compiler printed about a copy of a file with the text of the file itself.
///
/// Code in a copy that stands for something else of the file is marked: `/*<original>*/code/*.*/`. Where a message
/// quotes such a line, the line is shown as the file has it, and what points at a column is moved along.
struct MarkedSource {
  private var result: [String] = []
  /// The line that was quoted last.
  private var quoted = QuotedLine("")

  /// A message without marks.
  static func shown(_ printed: String) -> String {
    guard printed.contains("/*<") else { return printed }
    var source = MarkedSource()
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() { source.take(line, before: lines[(index + 1)...]) }
    return source.result.joined(separator: "\n")
  }

  private mutating func take(_ line: String, before rest: ArraySlice<String>) {
    if let match = line.wholeMatch(of: /( *\d+ \| )(.*)/) {
      quoted = QuotedLine(String(match.2))
      result.append(match.1 + quoted.text)
    } else if let match = line.wholeMatch(of: /( *\| )([ |]*)([`|]-.*)/) {
      let bars = match.2.enumerated().filter { $0.element == "|" }.map(\.offset)
      result.append(match.1 + pointers(bars, last: match.2.count) + match.3)
    } else {
      result.append(heading(line, before: rest))
    }
  }

  /// The bars of an annotation where they point to now, and the blanks up to its last.
  private func pointers(_ bars: [Int], last: Int) -> String {
    var text = ""
    for bar in bars {
      text += String(repeating: " ", count: max(0, quoted.offset(of: bar) - text.count)) + "|"
    }
    return text + String(repeating: " ", count: max(0, quoted.offset(of: last) - text.count))
  }

  /// The first line of a message or a note, with the column in the file.
  private func heading(_ line: String, before rest: ArraySlice<String>) -> String {
    guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): ((?:error|warning|note): .*)/),
      let column = Int(match.3)
    else { return line }
    let start = rest.lazy.compactMap { $0.wholeMatch(of: /( *(\d+) \| )(.*)/) }.first { $0.2 == match.2 }
    guard let start else { return line }
    return "\(match.1):\(match.2):\(QuotedLine(String(start.3)).offset(of: column - 1) + 1): \(match.4)"
  }
}

/// One line of a copy, and the line of the file that it stands for.
private struct QuotedLine {
  private(set) var text = ""
  /// For each place in the copy's line, the place in the file's.
  private var offsets: [Int] = []

  init(_ line: String) {
    var rest = Substring(line)
    while let mark = rest.firstMatch(of: /\/\*<(.*?)>\*\/.*?\/\*\.\*\//) {
      append(rest[..<mark.range.lowerBound])
      let count = rest.distance(from: mark.range.lowerBound, to: mark.range.upperBound)
      offsets += Array(repeating: text.count, count: count)
      text += mark.1
      rest = rest[mark.range.upperBound...]
    }
    append(rest)
  }

  private mutating func append(_ part: Substring) {
    offsets += text.count..<text.count + part.count
    text += part
  }

  /// Where in the file's line a place of the copy's line is.
  func offset(of place: Int) -> Int {
    place < offsets.count ? offsets[place] : text.count + place - offsets.count
  }
}
