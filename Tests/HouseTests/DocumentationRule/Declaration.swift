/// A declaration that users of a module can see.
struct Declaration {
  /// The keyword that makes it: `func`, `case`, `struct` and so on.
  let keyword: String
  /// The name, or the keyword again where the declaration has none.
  let name: String
  /// The line of the keyword, counted from one.
  let line: Int
  /// The lines of the documentation comment; empty where there is none.
  let documentation: [Substring]

  /// The documentation's first paragraph on one line.
  var summary: String {
    let lines = documentation.drop { $0.isEmpty }
    return lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("```") }.joined(separator: " ")
  }
}

extension SourceFile {
  /// Every public or open declaration, cases and protocol requirements among them, in order.
  ///
  /// Read from the lines as `swift format` lays them out: two spaces further in are the members of a type.
  var publicDeclarations: [Declaration] {
    var found: [Declaration] = []
    var documentation: [Substring] = []
    var types: [(indent: Int, keyword: String, isPublic: Bool)] = []
    for line in lines {
      let text = line.text.drop { $0 == " " }
      if text.hasPrefix("///") {
        documentation.append(text.dropFirst(3).drop { $0 == " " })
        continue
      }
      if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("#") { continue }
      let indent = line.text.utf8.count - text.utf8.count
      while let last = types.last, indent <= last.indent { types.removeLast() }
      guard let (modifiers, keyword, name) = DeclarationWords.read(text) else {
        if !text.hasPrefix("@") { documentation = [] }
        continue
      }
      let outer = types.last.flatMap { $0.isPublic && $0.indent == indent - 2 ? $0.keyword : nil }
      let isPublic =
        modifiers.contains("public") || modifiers.contains("open") || outer == "protocol"
        || outer == "enum" && keyword == "case"
      if isPublic, !modifiers.contains("override") {
        found.append(
          Declaration(keyword: keyword, name: name, line: line.number, documentation: documentation))
      }
      if DeclarationWords.types.contains(keyword) { types.append((indent, keyword, isPublic)) }
      documentation = []
    }
    return found
  }
}

/// The words that declarations begin with.
enum DeclarationWords {
  /// Keywords of what has members.
  static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

  private static let keywords: Set = [
    "func", "var", "let", "init", "subscript", "typealias", "associatedtype", "case", "enum", "struct",
    "class",
    "actor", "protocol", "extension", "macro",
  ]

  private static let modifiers: Set = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final", "override",
    "mutating", "nonmutating", "convenience", "required", "lazy", "weak", "unowned", "indirect",
    "nonisolated",
    "isolated", "dynamic", "optional", "prefix", "postfix", "infix", "borrowing", "consuming",
  ]

  /// The modifiers, the keyword and the name that a line begins with, or nil where it begins no declaration.
  static func read(_ line: Substring) -> (modifiers: [Substring], keyword: String, name: String)? {
    let attributes = line.hasPrefix("@") ? line.prefixMatch(of: #/(?:@\w+(?:\([^)]*\))?\s+)+/#) : nil
    let words = line[(attributes?.endIndex ?? line.startIndex)...].split(separator: " ")
    var found: [Substring] = []
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      let isModifier = word != "class" || modifiers.contains(String(next)) || ["func", "var"].contains(next)
      if isModifier, modifiers.contains(String(word.prefix { $0 != "(" })) {
        found.append(word)
        continue
      }
      let keyword = String(word.prefix { $0.isLetter })
      guard keywords.contains(keyword) else { return nil }
      let name = next.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isNamed = keyword != "init" && keyword != "subscript" && !name.isEmpty
      return (found, keyword, isNamed ? String(name) : keyword)
    }
    return nil
  }
}
