import AccessibilityModel

extension ScriptWord {
  /// The words of a line up to its comment, and that part of the line.
  ///
  /// - Throws: `ScriptProblem` where a quotation mark is never closed.
  static func words(
    of line: Substring, line number: Int
  ) throws(ScriptProblem) -> (words: [ScriptWord], text: String) {
    var words: [ScriptWord] = []
    var rest = line.drop(while: \.isWhitespace)
    let start = rest.startIndex
    var end = start
    while let first = rest.first, first != "#" {
      if first == "\"" {
        guard let (text, after) = quoted(rest) else {
          throw ScriptProblem(.unclosedQuotation, String(rest), line: number)
        }
        words.append(ScriptWord(text: text, isQuoted: true))
        rest = after
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        words.append(ScriptWord(text: String(word), isQuoted: false))
        rest = rest[word.endIndex...]
      }
      end = rest.startIndex
      rest = rest.drop(while: \.isWhitespace)
    }
    return (words, String(line[start..<end]))
  }

  /// What stands between quotation marks, and what follows; `\"` and `\\` stand for `"` and `\`.
  private static func quoted(_ line: Substring) -> (text: String, rest: Substring)? {
    var text = ""
    var rest = line.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return (text, rest)
      case "\\":
        guard let next = rest.popFirst() else { return nil }
        text += next == "\"" || next == "\\" ? "\(next)" : "\\\(next)"
      default: text.append(character)
      }
    }
    return nil
  }
}
