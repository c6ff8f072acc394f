/// One import statement.
struct Import: Equatable {
  /// The module, without the declaration or submodule behind it.
  let module: String
  /// The line the statement stands on, counted from one.
  let line: Int
}

/// Reads the import statements of a Swift file, in whatever form and wherever they stand.
enum ImportReader {
  /// Every import, in the order of the file; conditional compilation does not hide one.
  static func imports(in source: String) -> [Import] {
    let code = Lexer.tokens(of: source).filter(\.isCode)
    return code.indices.compactMap { index in
      guard code[index].isWord("import"), beginsStatement(index, in: code) else { return nil }
      return read(after: index, in: code)
    }
  }

  private static func read(after index: Int, in code: [Token]) -> Import? {
    var next = index + 1
    guard next < code.count, code[next].kind == .word else { return nil }
    if isKind(at: next, in: code) { next += 1 }
    return Import(module: code[next].text, line: code[index].line)
  }

  /// Whether the word is the kind of a declaration, as in `import struct A.B`, and not a module.
  private static func isKind(at index: Int, in code: [Token]) -> Bool {
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    guard kinds.contains(code[index].text), index + 1 < code.count else { return false }
    return code[index + 1].kind == .word && !code[index + 1].startsLine
  }

  /// Whether a statement may begin here: not behind a dot, a label's parenthesis or a comma.
  private static func beginsStatement(_ index: Int, in code: [Token]) -> Bool {
    guard index > 0, !code[index].startsLine else { return true }
    let previous = code[index - 1]
    return !(previous.isSymbol(".") || previous.isSymbol("(") || previous.isSymbol(","))
  }
}
