/// Reads the form of property lists that projects are written in: `{ name = "Dog \"Rex\""; files = (a, b, ); }`.
struct PropertyListParser {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  /// More than any project nests; what nests deeper would exhaust the stack.
  private static let depthLimit = 200

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole text.
  ///
  /// - Throws: `PropertyListFailure` with the line where it cannot be read.
  /// - Complexity: O(bytes).
  mutating func parse() throws(PropertyListFailure) -> PropertyList {
    let value = try value()
    try skipBlanks()
    guard place == bytes.count else { throw failure("something follows its end") }
    return value
  }

  private mutating func value() throws(PropertyListFailure) -> PropertyList {
    try skipBlanks()
    guard let byte = current else { throw failure("it ends too early") }
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") else { return .text(try text()) }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw failure("it nests too deep") }
    place += 1
    return byte == UInt8(ascii: "{") ? .dictionary(try entries()) : .list(try items())
  }

  private mutating func entries() throws(PropertyListFailure) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while try !take("}") {
      let key = try text()
      guard try take("=") else { throw failure("\"=\" is missing") }
      entries[key] = try value()
      guard try take(";") else { throw failure("\";\" is missing") }
    }
    return entries
  }

  private mutating func items() throws(PropertyListFailure) -> [PropertyList] {
    var items: [PropertyList] = []
    while try !take(")") {
      items.append(try value())
      if try take(",") { continue }
      guard try take(")") else { throw failure("\",\" is missing") }
      break
    }
    return items
  }

  private mutating func text() throws(PropertyListFailure) -> String {
    try skipBlanks()
    guard let byte = current else { throw failure("it ends too early") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    if byte == UInt8(ascii: "<") { return try data() }
    let start = place
    while let byte = current, Self.isPlain(byte), !isAtComment { place += 1 }
    guard place > start else {
      throw failure("\"\(String(decoding: [byte], as: UTF8.self))\" is not expected")
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListFailure) -> String {
    place += 1
    var result: [UInt8] = []
    while let byte = current {
      place += 1
      if byte == quote { return String(decoding: result, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { result += escaped() } else { result.append(byte) }
    }
    throw failure("a quotation does not end")
  }

  /// What stands for itself or for another letter behind a backslash.
  private mutating func escaped() -> [UInt8] {
    guard let byte = current else { return [] }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "U"): return Array(unicode().utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      let scalar = Unicode.Scalar(number(of: 8, digits: 3) ?? 0)
      return Array(String(scalar.map(Character.init) ?? " ").utf8)
    default: return [byte]
    }
  }

  /// The letter that one or two groups of four digits stand for.
  private mutating func unicode() -> String {
    var units: [UInt16] = []
    if let unit = number(of: 16, digits: 4) { units.append(UInt16(unit)) }
    if let first = units.first, UTF16.isLeadSurrogate(first), bytes[place...].starts(with: Array("\\U".utf8))
    {
      place += 2
      if let unit = number(of: 16, digits: 4) { units.append(UInt16(unit)) }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func number(of radix: Int, digits: Int) -> UInt32? {
    let end = min(bytes.count, place + digits)
    let word = bytes[place..<end].prefix { Character(Unicode.Scalar($0)).isHexDigit }
    place += word.count
    return UInt32(String(decoding: word, as: UTF8.self), radix: radix)
  }

  /// Bytes in hexadecimal digits, which no project needs; kept as they are written.
  private mutating func data() throws(PropertyListFailure) -> String {
    let start = place
    while let byte = current {
      place += 1
      if byte == UInt8(ascii: ">") { return String(decoding: bytes[start..<place], as: UTF8.self) }
      let isDigit = Character(Unicode.Scalar(byte)).isHexDigit
      guard byte == UInt8(ascii: "<") || byte == 32 || isDigit else { break }
    }
    let isConflict = bytes[start...].prefix(7).elementsEqual(repeatElement(UInt8(ascii: "<"), count: 7))
    throw failure(isConflict ? "it holds a merge conflict that nobody resolved" : "\"<\" is not expected")
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private var isAtComment: Bool {
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return false }
    return bytes[place + 1] == UInt8(ascii: "*") || bytes[place + 1] == UInt8(ascii: "/")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || (48...57).contains(byte)
      || "_$/:.-+~@&%!?^*#[]|".utf8.contains(byte)
  }

  /// True where a sign comes next, which is passed over then.
  private mutating func take(_ sign: Unicode.Scalar) throws(PropertyListFailure) -> Bool {
    try skipBlanks()
    guard let current else { throw failure("it ends too early") }
    guard current == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() throws(PropertyListFailure) {
    if place == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while let byte = current {
      if byte == 32 || (9...13).contains(byte) {
        place += 1
      } else if isAtComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListFailure) {
    let isLine = bytes[place + 1] == UInt8(ascii: "/")
    let start = place
    place += 2
    while place < bytes.count {
      if isLine, bytes[place] == 10 { return }
      let isEnd = bytes[place - 1] == UInt8(ascii: "*") && bytes[place] == UInt8(ascii: "/")
      if !isLine, isEnd, place > start + 2 {
        place += 1
        return
      }
      place += 1
    }
    guard isLine else { throw failure("a comment does not end") }
  }

  private func failure(_ reason: String) -> PropertyListFailure {
    let line = bytes.prefix(place).count { $0 == 10 } + 1
    return PropertyListFailure(line: line, reason: reason)
  }
}
