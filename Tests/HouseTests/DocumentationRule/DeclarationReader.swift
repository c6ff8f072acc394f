/// Reads the public declarations of a Swift file with their documentation.
///
/// It goes through files, types and extensions, and steps over the bodies of functions and properties.
struct DeclarationReader {
  /// What the braces around the current place belong to.
  private struct Scope {
    /// The keyword that opened the scope.
    let keyword: String
    /// Whether a member is public that says nothing else.
    let membersArePublic: Bool
    /// Whether the declaration that opened the scope is public.
    let isPublic: Bool
  }

  private let tokens: [Token]
  private var index = 0
  private var scopes: [Scope] = []
  private var documentation: [String] = []
  private var found: [Declaration] = []

  private init(_ source: String) {
    tokens = Lexer.tokens(of: source).filter { $0.kind != .comment && $0.kind != .directive }
  }

  /// Every public or open declaration, cases and protocol requirements among them, in order.
  static func publicDeclarations(in source: String) -> [Declaration] {
    var reader = DeclarationReader(source)
    while reader.index < reader.tokens.count { reader.readNext() }
    return reader.found
  }

  private mutating func readNext() {
    let token = tokens[index]
    if token.kind == .documentation {
      documentation += token.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.drop { " \t*".contains($0) }) }
      index += 1
    } else if token.isSymbol("}") {
      _ = scopes.popLast()
      documentation = []
      index += 1
    } else if let modifiers = readModifiers() {
      readDeclaration(modifiers)
      documentation = []
    } else {
      documentation = []
      stepOver()
    }
  }

  /// Reads attributes and modifiers where a declaration may begin, and stops at its keyword.
  private mutating func readModifiers() -> Set<String>? {
    guard tokens[index].startsLine || index == 0 || tokens[index - 1].endsStatement else { return nil }
    let start = index
    var modifiers: Set<String> = []
    while index < tokens.count {
      let token = tokens[index]
      if token.isSymbol("@") {
        index += 2
        stepOverArguments(onlyAdjacent: true)
      } else if token.kind == .word, isKeyword(at: index) {
        return modifiers
      } else if token.kind == .word, Self.modifiers.contains(token.text) {
        index += 1
        let limited = index < tokens.count && tokens[index].isSymbol("(")
        if !limited || token.text == "nonisolated" { modifiers.insert(token.text) }
        stepOverArguments(onlyAdjacent: false)
      } else {
        break
      }
    }
    index = start
    return nil
  }

  /// Whether a word makes a declaration here; `class` before `func` is only a modifier.
  private func isKeyword(at index: Int) -> Bool {
    guard Self.keywords.contains(tokens[index].text) else { return false }
    guard tokens[index].text == "class", index + 1 < tokens.count else { return true }
    let next = tokens[index + 1].text
    return !Self.keywords.contains(next) && !Self.modifiers.contains(next)
  }

  private mutating func readDeclaration(_ modifiers: Set<String>) {
    let keyword = tokens[index]
    let scope = scopes.last
    let isPublic: Bool
    if !modifiers.isDisjoint(with: ["public", "open"]) {
      isPublic = true
    } else if keyword.text == "case" {
      isPublic = scope?.keyword == "enum" && scope?.isPublic == true
    } else {
      isPublic =
        scope?.membersArePublic == true
        && modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
    }
    index += 1
    let name = readName(after: keyword)
    let undocumented = ["import", "extension", "deinit", "operator", "precedencegroup"]
    if isPublic, !modifiers.contains("override"), !undocumented.contains(keyword.text) {
      found.append(
        Declaration(keyword: keyword.text, name: name, line: keyword.line, documentation: documentation))
    }
    if Self.scopeKeywords.contains(keyword.text) {
      enterScope(keyword.text, isPublic: isPublic)
    }
  }

  private mutating func readName(after keyword: Token) -> String {
    guard !["init", "subscript", "deinit"].contains(keyword.text) else { return keyword.text }
    guard index < tokens.count, tokens[index].kind == .word else { return keyword.text }
    index += 1
    return tokens[index - 1].text
  }

  private mutating func enterScope(_ keyword: String, isPublic: Bool) {
    while index < tokens.count, !tokens[index].isSymbol("{") { index += 1 }
    index += 1
    let inherits = isPublic && (keyword == "protocol" || keyword == "extension")
    scopes.append(Scope(keyword: keyword, membersArePublic: inherits, isPublic: isPublic))
  }

  private mutating func stepOverArguments(onlyAdjacent: Bool) {
    guard index < tokens.count, tokens[index].isSymbol("(") else { return }
    guard !onlyAdjacent || !tokens[index].startsLine else { return }
    stepOver()
  }

  /// Goes over one token, or over everything between two brackets.
  private mutating func stepOver() {
    var depth = 0
    repeat {
      let token = tokens[index]
      if token.kind == .symbol {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private static let scopeKeywords: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

  private static let keywords: Set = [
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "enum",
    "struct", "class", "actor", "protocol", "extension", "import", "operator", "precedencegroup", "macro",
  ]

  private static let modifiers: Set = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final", "override",
    "mutating", "nonmutating", "convenience", "required", "lazy", "weak", "unowned", "indirect",
    "nonisolated", "isolated", "dynamic", "optional", "prefix", "postfix", "infix", "distributed",
    "borrowing", "consuming",
  ]
}

extension Token {
  /// Whether a declaration may follow on the same line.
  fileprivate var endsStatement: Bool { isSymbol("{") || isSymbol("}") || isSymbol(";") }
}
