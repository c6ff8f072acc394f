/// A piece of Swift source, as far as the house's rules need to tell pieces apart.
struct Token: Equatable {
  /// What a piece of source is.
  enum Kind: Equatable {
    /// A keyword or a name; backticks are taken off.
    case word
    /// A whole literal, with its delimiters and whatever is interpolated.
    case string
    /// One character of punctuation.
    case symbol
    /// One documentation line or block, without its markers.
    case documentation
    /// Any other comment, with its markers.
    case comment
    /// A whole line of conditional compilation.
    case directive
  }

  /// What the piece is.
  let kind: Kind
  /// The piece as written, but for what its kind takes off.
  let text: String
  /// The line the piece begins on, counted from one.
  let line: Int
  /// Whether only white space precedes the piece on its line.
  let startsLine: Bool

  /// Whether this is the given keyword or name.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether this is the given punctuation.
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// Whether the compiler sees this piece as part of a declaration or an expression.
  var isCode: Bool { kind == .word || kind == .string || kind == .symbol }
}
