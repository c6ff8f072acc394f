/// Reads content from JSON, which may end before the content does.
struct ContentReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  private init(_ json: String) { scalars = Array(json.unicodeScalars) }

  /// The content of a text, as far as it has come.
  ///
  /// - Throws: That the text is no JSON, and where.
  static func content(of json: String) throws -> GeneratedContent {
    var reader = ContentReader(json)
    guard let content = try reader.content() else { throw reader.problem }
    reader.skipBlanks()
    guard reader.current == nil else { throw reader.problem }
    return content
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private var problem: LanguageModelSession.GenerationError {
    let words = "The text is no JSON from character \(index + 1) on; write a value as JSON has it."
    return .decodingFailure(.init(debugDescription: words))
  }

  private mutating func skipBlanks() {
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
  }

  /// Steps over a character if it is the next one.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  /// The next value; `nil` where the text ends before it says anything.
  private mutating func content() throws -> GeneratedContent? {
    skipBlanks()
    guard let first = current else { return nil }
    switch first {
    case "{": return try structure()
    case "[": return try array()
    case "\"":
      let (text, isWhole) = try string()
      return GeneratedContent(kind: .string(text), id: nil, isComplete: isWhole)
    case "-", "0"..."9": return try number()
    default: return try word()
    }
  }

  private mutating func structure() throws -> GeneratedContent {
    index += 1
    var properties: [String: GeneratedContent] = [:]
    var keys: [String] = []
    var isWhole = false
    skipBlanks()
    if take("}") {
      isWhole = true
    } else {
      repeat {
        skipBlanks()
        guard current != nil else { break }
        let (key, isNamed) = try string()
        skipBlanks()
        guard isNamed, current != nil else { break }
        guard take(":") else { throw problem }
        guard let value = try content() else { break }
        if properties.updateValue(value, forKey: key) == nil { keys.append(key) }
        skipBlanks()
      } while take(",")
      isWhole = try end("}")
    }
    return GeneratedContent(
      kind: .structure(properties: properties, orderedKeys: keys), id: nil, isComplete: isWhole)
  }

  private mutating func array() throws -> GeneratedContent {
    index += 1
    var elements: [GeneratedContent] = []
    var isWhole = false
    skipBlanks()
    if take("]") {
      isWhole = true
    } else {
      repeat {
        guard let element = try content() else { break }
        elements.append(element)
        skipBlanks()
      } while take(",")
      isWhole = try end("]")
    }
    return GeneratedContent(kind: .array(elements), id: nil, isComplete: isWhole)
  }

  /// Steps over a closing bracket; false where the text ends before it.
  private mutating func end(_ bracket: Unicode.Scalar) throws -> Bool {
    guard current != nil else { return false }
    guard take(bracket) else { throw problem }
    return true
  }

  private mutating func number() throws -> GeneratedContent? {
    let digits = taken { "+-.eE0123456789".unicodeScalars.contains($0) }
    if let number = Double(digits) { return GeneratedContent(kind: .number(number)) }
    guard current == nil else { throw problem }
    return nil
  }

  private mutating func word() throws -> GeneratedContent? {
    let word = taken { $0.properties.isAlphabetic }
    switch word {
    case "true": return GeneratedContent(kind: .bool(true))
    case "false": return GeneratedContent(kind: .bool(false))
    case "null": return GeneratedContent(kind: .null)
    default:
      let begun = !word.isEmpty && ["true", "false", "null"].contains { $0.hasPrefix(word) }
      guard current == nil, begun else { throw problem }
      return nil
    }
  }

  /// Steps over the characters that fulfil a condition.
  private mutating func taken(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current, condition(scalar) {
      text.append(scalar)
      index += 1
    }
    return String(text)
  }

  /// Words between quotation marks, and whether the second of these has come.
  private mutating func string() throws -> (text: String, isWhole: Bool) {
    guard take("\"") else { throw problem }
    var text = String.UnicodeScalarView()
    while let scalar = current {
      index += 1
      if scalar == "\"" { return (String(text), true) }
      if scalar == "\\" {
        guard let next = try escaped() else { break }
        text.append(next)
      } else {
        text.append(scalar)
      }
    }
    return (String(text), false)
  }

  /// The character that stands behind a backslash; `nil` where the text ends before it.
  private mutating func escaped() throws -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    index += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try numbered()
    default: throw problem
    }
  }

  /// The character of a number, or of the numbers of its two halves.
  private mutating func numbered() throws -> Unicode.Scalar? {
    let unknown: Unicode.Scalar = "\u{FFFD}"
    guard let first = try unit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) ?? unknown }
    guard take("\\"), take("u") else { return current == nil ? nil : unknown }
    guard let second = try unit() else { return nil }
    guard UTF16.isTrailSurrogate(second) else { return unknown }
    let halves = ((UInt32(first) - 0xD800) << 10) + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(0x10000 + halves) ?? unknown
  }

  /// Half a character, as four digits tell it.
  private mutating func unit() throws -> UInt16? {
    guard index + 4 <= scalars.count else {
      index = scalars.count
      return nil
    }
    let digits = String(String.UnicodeScalarView(scalars[index..<(index + 4)]))
    guard let unit = UInt16(digits, radix: 16) else { throw problem }
    index += 4
    return unit
  }
}
