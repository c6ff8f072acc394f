/// Cuts Swift source into tokens, so that no rule mistakes a comment or a literal for code.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var line = 1
  private var lineIsBlank = true
  private(set) var tokens: [Token] = []

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// The tokens of a source text, in order.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    while lexer.position < lexer.bytes.count { lexer.readNext() }
    return lexer.tokens
  }

  /// The byte some places ahead, or zero beyond the end.
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether the source goes on with the given text.
  func follows(_ text: StaticString, after offset: Int = 0) -> Bool {
    guard position + offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Goes over a number of bytes and counts the lines in them.
  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == .newline { line += 1 }
      position += 1
    }
  }

  private mutating func readNext() {
    let next = byte()
    switch next {
    case .newline:
      lineIsBlank = true
      skip()
    case .space, .tab, .carriageReturn: skip()
    case .slash where byte(1) == .slash: readLineComment()
    case .slash where byte(1) == .star: readBlockComment()
    case .hash where lineIsBlank && startsDirective(): readDirective()
    case .quote: emit(.string) { $0.skipString() }
    case .hash where poundsLead(to: .quote): emit(.string) { $0.skipString() }
    case .hash where poundsLead(to: .slash): emit(.string) { $0.skipExtendedRegex() }
    case .slash where startsRegex(): emit(.string) { $0.skipRegex() }
    case .backtick: readBackticked()
    case _ where next.isWordStart: emit(.word) { $0.skipWord() }
    case _ where next.isDigit: emit(.string) { $0.skipWord() }
    default: emit(.symbol) { $0.skip() }
    }
  }

  private mutating func emit(_ kind: Token.Kind, by reading: (inout Lexer) -> Void) {
    let start = position
    let firstLine = line
    reading(&self)
    append(kind, String(decoding: bytes[start..<position], as: UTF8.self), at: firstLine)
  }

  private mutating func append(_ kind: Token.Kind, _ text: String, at firstLine: Int) {
    tokens.append(Token(kind: kind, text: text, line: firstLine, startsLine: lineIsBlank))
    lineIsBlank = false
  }

  private mutating func skipWord() {
    while byte().isWordStart || byte().isDigit { skip() }
  }

  private mutating func readBackticked() {
    let start = position + 1
    skip()
    while position < bytes.count, byte() != .backtick, byte() != .newline { skip() }
    append(.word, String(decoding: bytes[start..<position], as: UTF8.self), at: line)
    skip()
  }

  private func startsDirective() -> Bool {
    follows("#if") || follows("#else") || follows("#endif")
  }

  private mutating func readDirective() {
    emit(.directive) { lexer in
      while lexer.position < lexer.bytes.count, lexer.byte() != .newline { lexer.skip() }
    }
  }

  private mutating func readLineComment() {
    let documents = byte(2) == .slash && byte(3) != .slash
    let start = position + (documents ? 3 : 0)
    while position < bytes.count, byte() != .newline { skip() }
    append(
      documents ? .documentation : .comment, String(decoding: bytes[start..<position], as: UTF8.self),
      at: line)
  }

  private mutating func readBlockComment() {
    let documents = byte(2) == .star && byte(3) != .slash
    let start = position
    let firstLine = line
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        skip(2)
      } else if follows("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && position < bytes.count
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    append(
      documents ? .documentation : .comment,
      documents ? String(text.dropFirst(3).dropLast(2)) : text, at: firstLine)
  }
}
