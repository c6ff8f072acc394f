extension LocatedJSON {
  /// Reads a document; one value a line is read as a list, which is what some tools stream.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - limits: How deep values may lie inside each other, and how many there may be.
  /// - Returns: The value.
  /// - Throws: `SavedScreenError` with the place where the text stops being JSON.
  static func document(_ text: ScreenText, _ limits: ScreenLimits) throws(SavedScreenError) -> LocatedJSON {
    var parser = JSONScanner(text: text, limits: limits)
    return try parser.document()
  }
}

/// Reads JSON byte by byte.
private struct JSONScanner {
  let text: ScreenText
  let limits: ScreenLimits
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var count = 0

  init(text: ScreenText, limits: ScreenLimits) {
    self.text = text
    self.limits = limits
    bytes = text.bytes
  }

  mutating func document() throws(SavedScreenError) -> LocatedJSON {
    let first = try value()
    skipSpace()
    guard position < bytes.count else { return first }
    var values = [first]
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "{"), first.isObject else {
        throw error(.malformed, "something follows the end of the JSON document")
      }
      values.append(try value())
      skipSpace()
    }
    return LocatedJSON(offset: first.offset, value: .array(values))
  }

  private mutating func value() throws(SavedScreenError) -> LocatedJSON {
    skipSpace()
    count += 1
    if count > limits.values { throw error(.tooMany, "\(limits.values) values") }
    let start = position
    guard let byte = peek else { throw error(.truncated, "inside a value") }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      // An element takes an object and the list it lies in.
      if depth > limits.depth * 2 { throw error(.tooDeep, "\(limits.depth * 2)") }
      position += 1
      let inner = byte == UInt8(ascii: "[") ? try array() : try object()
      depth -= 1
      return LocatedJSON(offset: start, value: inner)
    case UInt8(ascii: "\""): return LocatedJSON(offset: start, value: .string(try string()))
    case UInt8(ascii: "t"): return LocatedJSON(offset: start, value: try word("true", .bool(true)))
    case UInt8(ascii: "f"): return LocatedJSON(offset: start, value: try word("false", .bool(false)))
    case UInt8(ascii: "n"): return LocatedJSON(offset: start, value: try word("null", .null))
    default: return LocatedJSON(offset: start, value: .number(try number()))
    }
  }

  private mutating func array() throws(SavedScreenError) -> LocatedJSON.Value {
    var values: [LocatedJSON] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value()) } while take(",")
    try expect("]", "a list")
    return .array(values)
  }

  private mutating func object() throws(SavedScreenError) -> LocatedJSON.Value {
    var members: [(key: String, value: LocatedJSON)] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let byte = peek else { throw error(.truncated, "inside an object") }
      guard byte == UInt8(ascii: "\"") else { throw error(.malformed, "a key in quotation marks is missing") }
      let key = try string()
      try expect(":", "an object")
      members.append((key, try value()))
    } while take(",")
    try expect("}", "an object")
    return .object(members)
  }

  private mutating func word(
    _ word: String, _ value: LocatedJSON.Value
  ) throws(SavedScreenError) -> LocatedJSON.Value {
    let expected = Array(word.utf8)
    let rest = bytes[position...]
    guard rest.starts(with: expected) else {
      let isCut = rest.count < expected.count && expected.starts(with: rest)
      throw isCut ? error(.truncated, "inside a word") : error(.malformed, "this is no JSON value")
    }
    position += expected.count
    return value
  }

  private mutating func number() throws(SavedScreenError) -> Double {
    let start = position
    while let byte = peek, Self.isInNumber(byte) { position += 1 }
    let spelled = String(decoding: bytes[start..<position], as: UTF8.self)
    let digits = spelled.first == "-" ? spelled.dropFirst() : spelled[...]
    guard let first = digits.utf8.first, (48...57).contains(first) else {
      position = start
      let next = bytes[start...].prefix(9)
      if ["NaN", "Infinity", "-Infinity", "-NaN"].contains(where: { next.starts(with: $0.utf8) }) {
        let name = String(decoding: next.prefix { $0 > 44 }, as: UTF8.self)
        throw error(.number, "\"\(name)\"")
      }
      throw error(.malformed, "this is no JSON value")
    }
    guard let number = Double(spelled), number.isFinite else {
      position = start
      throw error(.number, "\"\(spelled.prefix(40))\"")
    }
    return number
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
  }

  private mutating func string() throws(SavedScreenError) -> String {
    let start = position
    position += 1
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: result, as: UTF8.self) else {
          position = start
          throw error(.encoding)
        }
        return text
      case UInt8(ascii: "\\"):
        position += 1
        result.append(contentsOf: try escape())
      case 0..<0x20: throw error(.malformed, "a text goes on behind its line")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error(.truncated, "inside a text")
  }

  private mutating func escape() throws(SavedScreenError) -> [UInt8] {
    guard let byte = peek else { throw error(.truncated, "inside a text") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw error(.malformed, "a backslash stands before a character that needs none")
    }
  }

  /// A character by its number; half a pair, which browsers write for cut texts, becomes the replacement character.
  private mutating func scalar() throws(SavedScreenError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let mark = position
    if (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: [92, UInt8(ascii: "u")]) {
      position += 2
      let second = try unit()
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
      {
        return scalar
      }
      position = mark
    }
    return "\u{FFFD}"
  }

  private mutating func unit() throws(SavedScreenError) -> UInt32 {
    guard position + 4 <= bytes.count else { throw error(.truncated, "inside a text") }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else {
      throw error(.malformed, "\\u is not followed by four digits")
    }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar, _ place: String) throws(SavedScreenError) {
    guard !take(mark) else { return }
    throw peek == nil
      ? error(.truncated, "inside \(place)") : error(.malformed, "\"\(mark)\" is missing in \(place)")
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private func error(_ code: SavedScreenError.Code, _ detail: String = "") -> SavedScreenError {
    SavedScreenError(code, at: text.place(position), detail: detail)
  }
}
