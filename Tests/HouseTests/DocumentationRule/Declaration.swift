/// A declaration that users of a module can see.
struct Declaration: Equatable {
  /// The keyword that makes it: `func`, `case`, `struct` and so on.
  let keyword: String
  /// The name, or the keyword again where the declaration has none.
  let name: String
  /// The line of the keyword, counted from one.
  let line: Int
  /// The lines of the documentation comment; empty where there is none.
  let documentation: [String]

  /// The documentation's first paragraph on one line.
  var summary: String {
    let lines = documentation.map { $0.trimmingWhitespace() }.drop { $0.isEmpty }
    let paragraph = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }
    return paragraph.joined(separator: " ")
  }
}

extension String {
  /// The text without spaces and line ends around it.
  func trimmingWhitespace() -> String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
