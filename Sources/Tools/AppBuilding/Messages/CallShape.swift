/// How a name is written where it is used: a missing method is told with the labels it is called with.
struct CallShape {
  /// The name as people write it: `Bar`, `.foo`, `.foo(_:edge:)`.
  let text: String

  /// Reads the source from a place on.
  ///
  /// - Parameters:
  ///   - missing: What was not found.
  ///   - line: The line of the source it stands on.
  ///   - column: Where the name or the expression begins, counted from one.
  init(_ missing: MissingName, line: Substring, column: Int) {
    let name = missing.owner == nil ? missing.name : ".\(missing.name)"
    let start = line.utf8.index(line.startIndex, offsetBy: max(0, column - 1), limitedBy: line.endIndex)
    let rest = line[(start ?? line.endIndex)...]
    guard missing.owner != nil, let found = rest.firstRange(of: missing.name) else {
      text = name
      return
    }
    text = name + Self.labels(rest[found.upperBound...])
  }

  /// The labels of a call, `(_:edge:)`; nothing where none follows, or it does not end on the line.
  private static func labels(_ text: Substring) -> String {
    if text.first == "{" || text.hasPrefix(" {") { return "(_:)" }
    guard text.first == "(" else { return "" }
    var depth = 0
    var labels: [String] = []
    var argument = ""
    var isInString = false
    for character in text {
      if character == "\"" { isInString.toggle() }
      if !isInString, "([{".contains(character) {
        depth += 1
        if depth == 1 { continue }
      }
      if !isInString, ")]}".contains(character) { depth -= 1 }
      if depth == 0 || (depth == 1 && character == "," && !isInString) {
        if !argument.allSatisfy(\.isWhitespace) { labels.append(label(of: argument)) }
        argument = ""
        if depth == 0 { return labels.isEmpty ? "()" : "(\(labels.joined()))" }
      } else {
        argument.append(character)
      }
    }
    return ""
  }

  private static func label(of argument: String) -> String {
    guard let match = argument.prefixMatch(of: /\s*([A-Za-z_]\w*)\s*:/) else { return "_:" }
    return "\(match.1):"
  }
}
