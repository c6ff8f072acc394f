/// Keeps words for people out of the code of the modules that apps import: they stand in tables, in all languages.
enum SystemWordsRule {
  /// What makes a text that people see or hear, from its first argument.
  private static let makers: Set = ["Text", "Button", "Menu", "Label", "SpokenText", "setTitle"]

  /// What such a text is given to, or given as.
  private static let places: Set = [
    "label", "value", "hint", "accessibilityLabel", "accessibilityValue", "accessibilityHint", "title",
    "placeholder", "argument", "named", "verbatim",
  ]

  /// Literals with words that no user meets, and why.
  private static let allowed = [
    "Localizable": "the name of a file",
    "The data source": "the subject of a message to the developer",
    "A page without an address": "the subject of a message to the developer",
    "UIColor, dynamic": "what a debugger prints",
    "UIColor, red": "what a debugger prints",
  ]

  /// Every literal with words for people in the sources of the app's side.
  static func violations(in files: [SourceFile]) -> [Violation] {
    files.filter { $0.isSwift && $0.group == "AppAPI" && !$0.isGenerated }.flatMap { file in
      let code = Lexer.tokens(of: file.text).filter(\.isCode)
      return code.indices.compactMap { index -> Violation? in
        guard code[index].kind == .string, isForPeople(code, index), hasWords(code[index].text) else {
          return nil
        }
        return Violation(
          file.path, line: code[index].line,
          "has the words \(code[index].text); put them into every file of Resources/SystemPhrases")
      }
    }
  }

  private static func isForPeople(_ code: [Token], _ index: Int) -> Bool {
    guard index >= 2 else { return false }
    let (before, second) = (code[index - 1], code[index - 2])
    if before.isSymbol("(") { return second.kind == .word && makers.contains(second.text) }
    if before.isSymbol(":") || before.isSymbol("=") {
      return second.kind == .word && places.contains(second.text)
    }
    let isFallback = before.isSymbol("?") && second.isSymbol("?")
    return (isFallback || before.isWord("return")) && beginsSentence(code[index].text)
  }

  /// True where a literal begins with a capital letter and a small one behind it.
  private static func beginsSentence(_ literal: String) -> Bool {
    let start = literal.drop { $0 == "\"" || $0 == "#" }.prefix(2)
    return start.count == 2 && start.first?.isUppercase == true && start.last?.isLowercase == true
      || allowed.keys.contains { literal.hasPrefix("\"\($0)") }
  }

  private static func hasWords(_ literal: String) -> Bool {
    if allowed.keys.contains(where: { literal.hasPrefix("\"\($0)") }) { return false }
    var depth = 0
    var run = 0
    var isEscaped = false
    for character in literal {
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        continue
      }
      if isEscaped, character == "(" { depth = 1 }
      run = !isEscaped && character.isLetter ? run + 1 : 0
      if run == 2 { return true }
      isEscaped = character == "\\"
    }
    return false
  }
}
