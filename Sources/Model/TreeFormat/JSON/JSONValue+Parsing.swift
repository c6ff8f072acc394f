extension JSONValue {
  /// Reads a document.
  ///
  /// - Parameter text: One JSON value, with white space around it or not.
  /// - Throws: `FormatError` with the byte at which the text stops being JSON.
  /// - Complexity: O(bytes), without recursion.
  public init(parsing text: String) throws(FormatError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.document()
  }
}

/// Reads JSON byte by byte.
private struct JSONParser {
  /// An array or an object that is not complete yet.
  private struct Open {
    /// The key of the value that is being read; `nil` in an array.
    var key: String?
    var values: [JSONValue] = []
    var members: [JSONObject.Member] = []
  }

  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(FormatError) -> JSONValue {
    var open: [Open] = []
    while true {
      var value = try opening(&open)
      while let finished = value {
        if open.isEmpty {
          skipSpace()
          if position < bytes.count { throw error(.trailingBytes) }
          return finished
        }
        value = try add(finished, &open)
      }
    }
  }

  /// Reads a value that is complete at once, or begins one that is not.
  private mutating func opening(_ open: inout [Open]) throws(FormatError) -> JSONValue? {
    skipSpace()
    switch peek {
    case UInt8(ascii: "["):
      position += 1
      if take("]") { return .array([]) }
      guard open.count < FormatError.valueDepth else { throw error(.tooDeep) }
      open.append(Open())
      return nil
    case UInt8(ascii: "{"):
      position += 1
      if take("}") { return .object(JSONObject()) }
      guard open.count < FormatError.valueDepth else { throw error(.tooDeep) }
      open.append(Open(key: try key()))
      return nil
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  /// Adds a value to the innermost container; gives that back where it is now complete.
  private mutating func add(_ value: JSONValue, _ open: inout [Open]) throws(FormatError) -> JSONValue? {
    let last = open.count - 1
    if let key = open[last].key {
      open[last].members.append(JSONObject.Member(key: key, value: value))
      if take(",") {
        open[last].key = try self.key()
        return nil
      }
      guard take("}") else { throw error(.malformed) }
      return .object(JSONObject(open.removeLast().members))
    }
    open[last].values.append(value)
    if take(",") { return nil }
    guard take("]") else { throw error(.malformed) }
    return .array(open.removeLast().values)
  }

  private mutating func key() throws(FormatError) -> String {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else { throw error(.malformed) }
    let key = try string()
    guard take(":") else { throw error(.malformed) }
    return key
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(FormatError) -> JSONValue {
    let expected = Array("\(word)".utf8)
    guard bytes[position...].starts(with: expected) else { throw error(.malformed) }
    position += expected.count
    return value
  }

  private mutating func number() throws(FormatError) -> String {
    let start = position
    if peek == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    guard whole > 0 else { throw error(.malformed) }
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
      throw FormatError(.malformed, in: "JSON", at: position)
    }
    if peek == UInt8(ascii: ".") {
      position += 1
      guard digits() > 0 else { throw error(.malformed) }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      position += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
      guard digits() > 0 else { throw error(.malformed) }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func string() throws(FormatError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try unicode(result)
      case UInt8(ascii: "\\"): try result.append(contentsOf: escape())
      case 0..<0x20: throw error(.malformed)
      default: result.append(byte)
      }
    }
    throw error(.truncated)
  }

  private func unicode(_ bytes: [UInt8]) throws(FormatError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw error(.notUnicode) }
    return text
  }

  private mutating func escape() throws(FormatError) -> [UInt8] {
    guard let byte = peek else { throw error(.truncated) }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: throw error(.malformed)
    }
  }

  private mutating func scalar() throws(FormatError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard bytes[position...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      throw error(.notUnicode)
    }
    position += 2
    let second = try unit()
    guard (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + UInt32(second) - 0xDC00)
    else { throw error(.notUnicode) }
    return scalar
  }

  private mutating func unit() throws(FormatError) -> UInt16 {
    guard position + 4 <= bytes.count else { throw error(.truncated) }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw error(.malformed)
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

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || byte == 10 || byte == 13 || byte == 9 { position += 1 }
  }

  private func error(_ code: FormatError.Code) -> FormatError {
    FormatError(position >= bytes.count && code == .malformed ? .truncated : code, in: "JSON", at: position)
  }
}
