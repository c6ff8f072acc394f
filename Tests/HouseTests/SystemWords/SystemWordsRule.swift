/// Keeps words for people out of the code of the modules that apps import: they stand in tables, in all languages.
enum SystemWordsRule {
  /// A literal behind what makes a text that people see or hear, and behind what such a text is given to or given as.
  private static var shown: Regex<(Substring, Substring)> {
    #/
    (?: \b (?: Text | Button | Menu | Label | SpokenText | setTitle ) \( \s*
    | \b (?: label | value | hint | accessibilityLabel | accessibilityValue | accessibilityHint | title
      | placeholder | argument | named | verbatim ) \s* (?: : | = ) \s* )
    \#* (" (?: \\\( (?: [^()"] | "[^"]*" | \( [^()]* \) )* \) | \\. | [^"\\] )* ")
    /#
  }

  /// A literal with a sentence that is returned, or that stands in for what is missing.
  private static var returned: Regex<(Substring, Substring)> {
    #/(?:\?\?|\breturn)\s+\#*("\p{Lu}\p{Ll}(?:\\\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\\.|[^"\\])*")/#
  }

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
    // A dot between letters is a boundary too.
    let places = [shown, returned].map { $0.wordBoundaryKind(.simple) }
    return files.filter { $0.isSwift && $0.group == "AppAPI" && !$0.isGenerated }.flatMap { file in
      let code = file.code
      return code.indices.flatMap { index -> [Violation] in
        guard code[index].text.utf8.contains(UInt8(ascii: "\"")) else { return [] }
        let text = statement(code[index].text, below: index > 0 ? code[index - 1].text : "")
        return places.flatMap { text.matches(of: $0).map(\.1) }.filter(hasWords).map { literal in
          Violation(
            file.path, line: code[index].number,
            "has the words \(literal); put them into every file of Resources/SystemPhrases")
        }
      }
    }
  }

  /// A line, with the end of the line above where it begins with a literal.
  private static func statement(_ line: Substring, below above: Substring) -> String {
    let start = line.drop { $0 == " " }
    guard start.hasPrefix("\"") || start.hasPrefix("#") else { return String(line) }
    return (above.split(separator: " ").suffix(2) + [start]).joined(separator: " ")
  }

  /// Whether a literal has two letters in a row that stand outside of what is interpolated.
  private static func hasWords(_ literal: Substring) -> Bool {
    if allowed.keys.contains(where: { literal.hasPrefix("\"\($0)") }) { return false }
    let words = literal.replacing(#/\\\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|\\./#, with: " ")
    return words.contains(#/\p{L}\p{L}/#)
  }
}
