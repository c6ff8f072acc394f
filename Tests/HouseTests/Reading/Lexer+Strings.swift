extension Lexer {
  /// Whether a run of number signs ends at this byte: the opening of a raw literal or expression.
  func poundsLead(to opening: UInt8) -> Bool {
    byte(pounds(after: 0)) == opening
  }

  /// How many number signs stand some places ahead.
  func pounds(after offset: Int) -> Int {
    var count = 0
    while byte(offset + count) == .hash { count += 1 }
    return count
  }

  /// Goes over a whole literal: raw or not, on one line or several, with what is interpolated.
  mutating func skipString() {
    var pounds = 0
    while byte() == .hash {
      pounds += 1
      skip()
    }
    let quotes = follows("\"\"\"") ? 3 : 1
    skip(quotes)
    while position < bytes.count {
      if closes(quotes: quotes, pounds: pounds) {
        skip(quotes + pounds)
        return
      }
      if quotes == 1, byte() == .newline { return }
      skipStringPart(pounds: pounds)
    }
  }

  private mutating func skipStringPart(pounds: Int) {
    guard byte() == .backslash, count(of: .hash, after: 1, upTo: pounds) == pounds else {
      skip()
      return
    }
    skip(1 + pounds)
    guard byte() == .openParenthesis else {
      skip()
      return
    }
    skipInterpolation()
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch byte() {
      case .quote:
        skipString()
        continue
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      default: break
      }
      skip()
    } while depth > 0 && position < bytes.count
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    count(of: .quote, after: 0, upTo: quotes) == quotes
      && count(of: .hash, after: quotes, upTo: pounds) == pounds
  }

  private func count(of wanted: UInt8, after offset: Int, upTo limit: Int) -> Int {
    var found = 0
    while found < limit, byte(offset + found) == wanted { found += 1 }
    return found
  }
}
