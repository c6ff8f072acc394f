import AccessibilityModel

/// Reads an ARIA snapshot of Playwright: the part of YAML that it is written in.
enum AriaSnapshot {
  /// Reads a snapshot.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let whole = try text.string()
    var open: [(indent: Int, node: WebNode)] = []
    var roots: [WebNode] = []
    func close(to indent: Int) {
      while let last = open.last, last.indent >= indent {
        open.removeLast()
        if open.isEmpty {
          roots.append(last.node)
        } else {
          open[open.count - 1].node.children.append(last.node)
        }
      }
    }
    var count = 0
    for (index, line) in whole.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var line = line
      if line.last == "\r" { line = line.dropLast() }
      let content = line.drop { $0 == " " }
      if content.isEmpty || content.first == "#" { continue }
      let indent = line.count - content.count
      count += 1
      guard count <= limits.elements else {
        throw SavedScreenError(
          .tooMany, at: TextPlace(line: index + 1, column: 1), detail: "\(limits.elements) elements")
      }
      var scanner = AriaLine(content, line: index + 1, indent: indent)
      let entry = try scanner.entry()
      close(to: indent)
      switch entry {
      case .property(let name, let value):
        if !open.isEmpty { open[open.count - 1].node.states["/" + name] = value }
      case .node(let node):
        open.append((indent, node))
        guard open.count <= limits.depth else {
          throw SavedScreenError(
            .tooDeep, at: TextPlace(line: index + 1, column: indent + 1), detail: "\(limits.depth)")
        }
      }
    }
    close(to: -1)
    guard !roots.isEmpty else { throw SavedScreenError(.missing, detail: "a line such as - button \"Pay\"") }
    return WebNode.screen(roots)
  }
}

/// A line of a snapshot: `- role "name" [state=value]: words`.
struct AriaLine {
  /// What a line says.
  enum Entry {
    case node(WebNode)
    /// A property of the node around it, such as `/url`.
    case property(String, String)
  }

  private var rest: Substring
  private let all: Substring
  private let line: Int
  private let indent: Int

  /// Takes a line without the space it begins with.
  init(_ content: Substring, line: Int, indent: Int) {
    all = content
    rest = content
    self.line = line
    self.indent = indent
  }

  /// What the line says.
  mutating func entry() throws(SavedScreenError) -> Entry {
    guard rest.hasPrefix("- ") else { throw error("the line begins without \"- \"") }
    rest = rest.dropFirst(2).drop { $0 == " " }
    var key: Substring
    var value = ""
    if rest.first == "'" || rest.first == "\"" {
      key = Substring(try quoted())
      value = try words()
      return try node(from: key, words: value)
    }
    if rest.hasPrefix("/") {
      guard let end = rest.firstIndex(of: ":") else { throw error("a property has no \":\"") }
      key = rest[..<end].dropFirst()
      rest = rest[end...]
      value = try words()
      return .property(String(key), value)
    }
    var inner = self
    let node = try inner.plainNode()
    rest = inner.rest
    value = try words()
    return .node(node.holding(value))
  }

  /// What stands behind the colon, if anything.
  private mutating func words() throws(SavedScreenError) -> String {
    rest = rest.drop { $0 == " " }
    if rest.isEmpty { return "" }
    guard rest.first == ":" else { throw error("\":\" is missing") }
    rest = rest.dropFirst().drop { $0 == " " }
    if rest.first == "'" || rest.first == "\"" {
      let text = try quoted()
      guard rest.allSatisfy({ $0 == " " }) else { throw error("something follows a text in quotation marks") }
      return text
    }
    if rest.first == "|" || rest.first == ">" { throw error("a text of several lines is not known here") }
    defer { rest = rest[rest.endIndex...] }
    return String(rest)
  }

  /// A node whose line is in quotation marks as a whole.
  private func node(from key: Substring, words: String) throws(SavedScreenError) -> Entry {
    var inner = AriaLine(key, line: line, indent: indent + 2)
    let node = try inner.plainNode()
    guard inner.rest.isEmpty else {
      throw error("the role is followed by something else than a name and states")
    }
    return .node(node.holding(words))
  }

  /// A role, a name and states.
  private mutating func plainNode() throws(SavedScreenError) -> WebNode {
    if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
    let role = rest.prefix { $0.isLetter || $0 == "-" }
    guard !role.isEmpty else { throw error("a role is missing") }
    var node = WebNode(role: String(role))
    rest = rest[role.endIndex...]
    rest = rest.drop { $0 == " " }
    if rest.first == "\"" { node.name = try quoted() } else if rest.first == "/" { node.name = try pattern() }
    rest = rest.drop { $0 == " " }
    while rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { throw error(.truncated, "inside a state") }
      let parts = rest[..<end].dropFirst().split(separator: "=", maxSplits: 1)
      if let name = parts.first {
        let value = parts.count > 1 ? String(parts[1]) : "true"
        if name == "level" { _ = try ScreenNumber.whole(value, in: 1...1_000, at: { place }) }
        node.states[String(name)] = value
      }
      rest = rest[end...].dropFirst().drop { $0 == " " }
    }
    return node
  }

  /// A text in quotation marks of either kind.
  private mutating func quoted() throws(SavedScreenError) -> String {
    let start = rest
    let mark: Character = rest.first ?? "\""
    rest = rest.dropFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark {
        guard mark == "'", rest.first == "'" else { return text }
        rest = rest.dropFirst()
        text.append("'")
      } else if mark == "\"", next == "\\" {
        text += try escape()
      } else {
        text.append(next)
      }
    }
    rest = start
    throw error(.truncated, "inside a text in quotation marks")
  }

  private mutating func escape() throws(SavedScreenError) -> String {
    guard let next = rest.popFirst() else { throw error(.truncated, "inside a text in quotation marks") }
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "x", "u":
      let digits = rest.prefix(next == "x" ? 2 : 4)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        throw error("\\\(next) is not followed by the number of a character")
      }
      rest = rest[digits.endIndex...]
      return String(scalar)
    default: return String(next)
    }
  }

  /// A pattern that stands for a name, without the strokes around it.
  private mutating func pattern() throws(SavedScreenError) -> String {
    let start = rest
    rest = rest.dropFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == "/" { return text }
      text.append(next)
      if next == "\\", let escaped = rest.popFirst() { text.append(escaped) }
    }
    rest = start
    throw error(.truncated, "inside a pattern")
  }

  private var place: TextPlace {
    TextPlace(line: line, column: indent + 1 + max(all.count - rest.count, 0))
  }

  private func error(_ detail: String) -> SavedScreenError { error(.malformed, detail) }

  private func error(_ code: SavedScreenError.Code, _ detail: String) -> SavedScreenError {
    SavedScreenError(code, at: place, detail: detail)
  }
}

extension WebNode {
  /// The node with words: its value where it has one, else text that it holds.
  fileprivate func holding(_ words: String) -> WebNode {
    guard !words.isEmpty else { return self }
    var node = self
    if entry.kind == .text {
      node.name = words
    } else if entry.value == .words, entry.kind == .stop, !entry.traits.isDisjoint(with: Self.withValue) {
      node.value = words
    } else {
      node.children.append(WebNode(role: "text", name: words))
    }
    return node
  }

  private static let withValue: Traits = [
    .textEntry, .searchField, .adjustable, .popUpButton, .updatesFrequently,
  ]
}
