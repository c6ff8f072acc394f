/// A function call in a source text, cut into its arguments.
struct Call {
  /// One argument of a call.
  struct Argument {
    /// The label, where there is one.
    let label: String?
    /// The tokens of the value.
    let value: [Token]
  }

  /// The function's name, without what stands before it.
  let function: String
  /// The arguments in order.
  let arguments: [Argument]

  /// The literal argument `name:`, or the first one where it has no label.
  var name: String? {
    let argument = arguments.first { $0.label == "name" } ?? arguments.first { $0.label == nil }
    guard let value = argument?.value, value.count == 1, let only = value.first else { return nil }
    return Self.content(of: only)
  }

  /// Every call in a list of tokens; a declaration of a function is none.
  static func all(in code: [Token]) -> [Call] {
    code.indices.dropLast().compactMap { index in
      guard code[index].kind == .word, code[index + 1].isSymbol("(") else { return nil }
      guard index == 0 || !code[index - 1].isWord("func") else { return nil }
      return Call(function: code[index].text, arguments: arguments(after: index + 1, in: code))
    }
  }

  /// The string literals that are elements of a list themselves, not parts of one.
  static func literals(inList list: [Token]) -> [String] {
    split(list.dropFirst().dropLast()).compactMap { element in
      element.count == 1 ? element.first.flatMap(content) : nil
    }
  }

  private static func arguments(after opening: Int, in code: [Token]) -> [Argument] {
    var depth = 0
    let rest = code[opening...]
    let end = rest.firstIndex { token in
      depth += step(token)
      return depth == 0
    }
    return split(code[(opening + 1)..<(end ?? code.endIndex)]).map { tokens in
      guard tokens.count > 1, tokens[0].kind == .word, tokens[1].isSymbol(":") else {
        return Argument(label: nil, value: tokens)
      }
      return Argument(label: tokens[0].text, value: Array(tokens.dropFirst(2)))
    }
  }

  /// The parts between the commas that no bracket encloses.
  private static func split(_ tokens: ArraySlice<Token>) -> [[Token]] {
    var parts: [[Token]] = [[]]
    var depth = 0
    for token in tokens {
      depth += step(token)
      if depth == 0, token.isSymbol(",") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private static func step(_ token: Token) -> Int {
    guard token.kind == .symbol else { return 0 }
    return "([{".contains(token.text) ? 1 : ")]}".contains(token.text) ? -1 : 0
  }

  private static func content(of token: Token) -> String? {
    guard token.kind == .string, token.text.hasPrefix("\"") else { return nil }
    return String(token.text.dropFirst().dropLast())
  }
}
