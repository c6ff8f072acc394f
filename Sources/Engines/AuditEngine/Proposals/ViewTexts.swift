import AccessibilityModel

/// The texts that the code of a view shows, in their order, as far as they can be told without compiling.
///
///     ViewTexts(of: source, around: 12).texts.map(\.code)   // ["dog.name", "\"Age\"", "dog.age.description"]
public struct ViewTexts: Hashable, Sendable {
  /// What one text is made of.
  public struct Text: Hashable, Sendable {
    /// The expression: what `Text` is given where that is one argument, else the whole call.
    public let code: String
    /// The words of a literal that holds no values; `nil` for anything else.
    public let words: String?

    /// Makes a text of the arguments of its call.
    init(type: String, arguments: [String]) {
      let first = arguments.first ?? ""
      let isAlone = arguments.count == 1 || type != "Text"
      let value = first.hasPrefix("verbatim:") ? String(first.dropFirst("verbatim:".count).trimmed) : first
      code = isAlone ? value : "\(type)(\(arguments.joined(separator: ", ")))"
      let isPlain = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"") && !value.contains("\\")
      words = isPlain ? String(value.dropFirst().dropLast()) : nil
    }
  }

  /// What the view writes, in the order of the code.
  public let texts: [Text]

  /// Reads the view that is written, or modified, on a line.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - line: The line, from 1.
  /// - Complexity: O(length of the file).
  public init(of source: String, around line: Int) {
    let code = ScannedCode(source)
    guard let start = code.start(ofLine: line), let range = code.expression(at: start) else {
      texts = []
      return
    }
    texts = code.calls(of: ["Text", "Label"], in: range).map { Text(type: $0.name, arguments: $0.arguments) }
  }
}

/// Code as characters, with the partner of each bracket; strings and comments hold no brackets.
private struct ScannedCode {
  private let characters: [Character]
  /// The place of the other bracket, at each bracket.
  private var partners: [Int: Int] = [:]
  /// True at characters of strings and comments.
  private var isQuoted: [Bool]

  init(_ source: String) {
    characters = Array(source)
    isQuoted = Array(repeating: false, count: characters.count)
    var open: [Int] = []
    var place = 0
    while place < characters.count {
      if let end = quotedEnd(from: place) {
        for index in place..<end { isQuoted[index] = true }
        place = end
        continue
      }
      switch characters[place] {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let start = open.popLast() else { break }
        partners[start] = place
        partners[place] = start
      default: break
      }
      place += 1
    }
  }

  /// Where a string or a comment ends that begins at a place; `nil` where none does.
  private func quotedEnd(from start: Int) -> Int? {
    if matches("//", at: start) { return next(where: { $0.isNewline }, from: start) }
    if matches("/*", at: start) {
      var place = start + 2
      while place < characters.count, !matches("*/", at: place) { place += 1 }
      return min(place + 2, characters.count)
    }
    guard characters[start] == "\"" else { return nil }
    let mark = matches("\"\"\"", at: start) ? "\"\"\"" : "\""
    var place = start + mark.count
    var depth = 0
    while place < characters.count {
      if matches("\\(", at: place) {
        depth += 1
        place += 2
      } else if depth > 0 {
        if characters[place] == "(" { depth += 1 }
        if characters[place] == ")" { depth -= 1 }
        place += 1
      } else if characters[place] == "\\" {
        place += 2
      } else if matches(mark, at: place) {
        return place + mark.count
      } else {
        place += 1
      }
    }
    return characters.count
  }

  private func matches(_ text: String, at place: Int) -> Bool {
    characters[min(place, characters.count)...].starts(with: text)
  }

  private func next(where isWanted: (Character) -> Bool, from start: Int) -> Int {
    characters[start...].firstIndex(where: isWanted) ?? characters.count
  }

  /// The first character of a line that is no space; `nil` for a line without any.
  func start(ofLine line: Int) -> Int? {
    var number = 1
    var place = 0
    while number < line {
      guard let end = characters[place...].firstIndex(where: \.isNewline) else { return nil }
      place = end + 1
      number += 1
    }
    guard place < characters.count else { return nil }
    let start = next(where: { !$0.isWhitespace || $0.isNewline }, from: place)
    return start < characters.count && !characters[start].isNewline ? start : nil
  }

  /// The whole chain of calls that a place belongs to: from the view that it begins with to its last modifier.
  func expression(at place: Int) -> Range<Int>? {
    let start = chainStart(before: place)
    let end = chainEnd(from: start)
    return start < end ? start..<end : nil
  }

  /// Where the chain begins of which a modifier stands at a place; the place itself where it is no modifier.
  private func chainStart(before place: Int) -> Int {
    var start = place
    // A view that opens braces has its modifiers behind the brace that closes them.
    if characters[start] == "}", let open = partners[start] { start = wordStart(before: open) }
    while characters[start] == ".", let last = lastSolid(before: start) {
      var first = last
      while let open = partners[first], open < first {
        guard let before = lastSolid(before: open) else { return open }
        first = before
        if partners[first] == nil { break }
      }
      start = wordStart(before: first + 1)
      if start > 0, characters[start - 1] == "." { start -= 1 }
    }
    return start
  }

  /// The last character before a place that is no space.
  private func lastSolid(before place: Int) -> Int? {
    characters[..<place].lastIndex { !$0.isWhitespace }
  }

  /// Where the word begins that ends before a place, and the brackets behind it.
  private func wordStart(before place: Int) -> Int {
    var end = place
    while let last = lastSolid(before: end), let open = partners[last], open < last { end = open }
    guard let last = lastSolid(before: end) else { return place }
    var start = last
    while start >= 0, isWord(characters[start]) { start -= 1 }
    return start + 1
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func chainEnd(from start: Int) -> Int {
    var place = start
    while place < characters.count {
      while place < characters.count, isWord(characters[place]) || characters[place] == "." { place += 1 }
      let brace = self.next(where: { !$0.isWhitespace }, from: place)
      if brace < characters.count, characters[brace] == "{" { place = brace }
      while place < characters.count, let close = partners[place], close > place {
        place = close + 1
        place = furtherClosure(from: place) ?? place
      }
      let next = self.next(where: { !$0.isWhitespace }, from: place)
      guard next < characters.count, characters[next] == ".", next > place || place == start else { break }
      place = next
    }
    return min(place, characters.count)
  }

  /// Where a further closure of a call opens that ends at a place, with its label or without; `nil` for none.
  private func furtherClosure(from end: Int) -> Int? {
    let word = next(where: { !$0.isWhitespace }, from: end)
    let colon = next(where: { !isWord($0) }, from: word)
    var brace = word
    if colon > word {
      guard colon < characters.count, characters[colon] == ":" else { return nil }
      brace = next(where: { !$0.isWhitespace }, from: colon + 1)
    }
    return brace < characters.count && characters[brace] == "{" ? brace : nil
  }

  /// The calls of some types in a range, each with its arguments.
  func calls(of types: Set<String>, in range: Range<Int>) -> [(name: String, arguments: [String])] {
    var calls: [(name: String, arguments: [String])] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard isWord(characters[place]), !isQuoted[place] else {
        place += 1
        continue
      }
      let end = next(where: { !isWord($0) }, from: place)
      let word = String(characters[place..<end])
      let isMember = place > 0 && characters[place - 1] == "."
      if types.contains(word), !isMember, end < characters.count, characters[end] == "(",
        let close = partners[end]
      {
        calls.append((word, arguments(in: end + 1..<close)))
        place = close + 1
      } else {
        place = end
      }
    }
    return calls
  }

  /// What stands between the commas of a call.
  private func arguments(in range: Range<Int>) -> [String] {
    var arguments: [String] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      if let close = partners[place], close > place {
        place = close
      } else if characters[place] == ",", !isQuoted[place] {
        arguments.append(String(characters[start..<place]))
        start = place + 1
      }
      place += 1
    }
    arguments.append(String(characters[start..<range.upperBound]))
    return arguments.map { String($0.trimmed) }
  }
}
