extension String {
  /// The words in lines of at most so many characters; a longer word has a line of its own.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in split(whereSeparator: \.isWhitespace) {
      if current.isEmpty {
        current = String(word)
      } else if current.count + 1 + word.count <= width {
        current += " " + word
      } else {
        lines.append(current)
        current = String(word)
      }
    }
    return lines + [current]
  }

  /// The string with spaces before it.
  func padded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }

  /// The string with spaces behind it, at least two.
  func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 2))
  }
}
