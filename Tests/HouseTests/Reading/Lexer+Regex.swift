extension Lexer {
  /// Whether a slash opens a regular expression: nothing before it could be divided.
  func startsRegex() -> Bool {
    guard byte(1) != .space, byte(1) != .newline, byte(1) != .tab else { return false }
    guard let last = tokens.last(where: { $0.isCode }) else { return false }
    return last.isWord("return") || (last.kind == .symbol && "(,=[:{".contains(last.text))
  }

  /// Goes over a regular expression that ends on its line.
  mutating func skipRegex() {
    skip()
    while position < bytes.count, byte() != .slash, byte() != .newline {
      skip(byte() == .backslash ? 2 : 1)
    }
    if byte() == .slash { skip() }
  }

  /// Goes over a regular expression between slashes and number signs, which may run over several lines.
  mutating func skipExtendedRegex() {
    let pounds = pounds(after: 0)
    skip(pounds + 1)
    while position < bytes.count, !(byte() == .slash && self.pounds(after: 1) >= pounds) {
      skip(byte() == .backslash ? 2 : 1)
    }
    skip(pounds + 1)
  }
}
