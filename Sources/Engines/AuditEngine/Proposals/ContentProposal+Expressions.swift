extension ContentProposal {
  /// What words are made of in the app's code.
  struct Expressions: Hashable, Sendable {
    /// The expressions, by the words that they gave.
    var known: [String: String] = [:]
    /// True where words without an expression belong to one row among many, so that no code may hold them.
    var isOfRow = false
  }

  /// The proposal in the words of the code that the element was made by.
  ///
  /// - Parameters:
  ///   - texts: The texts of the view, in their order.
  ///   - isOfRow: True where other elements are made by the same line.
  /// - Returns: The same with the expressions of the texts, where it can be told which words each of them gave.
  public func written(with texts: [ViewTexts.Text], isOfRow: Bool) -> ContentProposal {
    var result = self
    result.expressions = Expressions(known: Self.alignment(of: texts, with: parts), isOfRow: isOfRow)
    return result
  }

  /// Which parts of what is said each text gave; nothing where there is no answer or more than one.
  private static func alignment(of texts: [ViewTexts.Text], with parts: [String]) -> [String: String] {
    var solutions: [[Int]] = []
    var ends: [Int] = []
    func match(_ text: Int, from part: Int) {
      guard solutions.count < 2 else { return }
      guard text < texts.count else {
        if part == parts.count { solutions.append(ends) }
        return
      }
      let left = parts.count - part - (texts.count - text - 1)
      guard left > 0 else { return }
      for length in 1...left {
        let end = part + length
        let said = parts[part..<end].joined(separator: ", ")
        if let words = texts[text].words, words.split(separator: " ").joined(separator: " ") != said {
          continue
        }
        ends.append(end)
        match(text + 1, from: end)
        ends.removeLast()
      }
    }
    guard !texts.isEmpty, texts.count <= parts.count, parts.count <= 24 else { return [:] }
    match(0, from: 0)
    guard solutions.count == 1, let only = solutions.first else { return [:] }
    var known: [String: String] = [:]
    var start = 0
    for (text, end) in zip(texts, only) {
      let said = parts[start..<end].joined(separator: ", ")
      if known[said] == nil { known[said] = text.code }
      start = end
    }
    return known
  }

  /// Words as an argument: their expression, else a literal, else a placeholder for what differs from row to row.
  func argument(_ words: String) -> String {
    if let known = expressions.known[words] { return known }
    return expressions.isOfRow ? "<#\(words)#>" : Self.literal(words)
  }

  /// Words as an argument that is a `String`: a formatted `Text` is its value, formatted.
  func plainArgument(_ words: String) -> String {
    guard let known = expressions.known[words], known.hasPrefix("Text("), known.hasSuffix(")") else {
      return argument(words)
    }
    if let match = known.wholeMatch(of: /Text\((.+), format: (.+)\)/) {
      return "\(match.1).formatted(\(match.2))"
    }
    return expressions.isOfRow ? "<#\(words)#>" : Self.literal(words)
  }

  /// Several parts as one argument: literals and values between commas.
  func argument(ofParts parts: [String]) -> String {
    let whole = parts.joined(separator: ", ")
    if parts.count == 1 || expressions.known[whole] != nil || expressions.known.isEmpty {
      return argument(whole)
    }
    var pieces: [String] = []
    var rest = parts[...]
    while !rest.isEmpty {
      let length = (1...rest.count).reversed().first { known(rest.prefix($0)) != nil } ?? 1
      pieces.append(
        known(rest.prefix(length)).map(Self.interpolated)
          ?? Self.interpolated(argument(rest[rest.startIndex])))
      rest = rest.dropFirst(length)
    }
    return "\"\(pieces.joined(separator: ", "))\""
  }

  private func known(_ parts: ArraySlice<String>) -> String? {
    expressions.known[parts.joined(separator: ", ")]
  }

  /// An expression as a part of a literal.
  private static func interpolated(_ code: String) -> String {
    let isLiteral = code.count > 1 && code.hasPrefix("\"") && code.hasSuffix("\"")
    return isLiteral ? String(code.dropFirst().dropLast()) : "\\(\(code))"
  }
}
