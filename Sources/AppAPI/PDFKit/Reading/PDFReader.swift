/// Reads values one after the other.
///
/// No bytes, however wrong, stop it: what is no value is passed over.
struct PDFReader {
  /// How deep arrays and dictionaries may lie in each other.
  private static let deepest = 64

  let bytes: ArraySlice<UInt8>
  private(set) var place: Int

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil) {
    self.bytes = bytes
    self.place = max(place ?? bytes.startIndex, bytes.startIndex)
  }

  /// What stands next.
  enum Token {
    case object(PDFObject)
    /// A word that is no value, such as an operator.
    case word(String)
    case end
  }

  private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

  static func isBlank(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

  mutating func skipBlanks() {
    while let byte = next {
      if Self.isBlank(byte) {
        place += 1
      } else if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 10, byte != 13 { place += 1 }
      } else {
        return
      }
    }
  }

  /// Goes to another place.
  mutating func move(to place: Int) { self.place = min(max(place, bytes.startIndex), bytes.endIndex) }

  mutating func token(depth: Int = 0) -> Token {
    skipBlanks()
    guard let byte = next else { return .end }
    switch byte {
    case UInt8(ascii: "/"): return .object(.name(name()))
    case UInt8(ascii: "("): return .object(.string(literal()))
    case UInt8(ascii: "["): return .object(array(depth))
    case UInt8(ascii: "<"):
      guard place + 1 < bytes.endIndex, bytes[place + 1] == byte else {
        return .object(.string(hexadecimal()))
      }
      return .object(dictionary(depth))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return .object(number())
    default:
      if Self.isDelimiter(byte) {
        place += 1
        return .word(String(Unicode.Scalar(byte)))
      }
      return word()
    }
  }

  private mutating func word() -> Token {
    let start = place
    while let byte = next, !Self.isBlank(byte), !Self.isDelimiter(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    switch text {
    case "true": return .object(.bool(true))
    case "false": return .object(.bool(false))
    case "null": return .object(.null)
    default: return .word(text)
    }
  }

  private mutating func name() -> String {
    place += 1
    var result: [UInt8] = []
    while let byte = next, !Self.isBlank(byte), !Self.isDelimiter(byte) {
      place += 1
      if byte == UInt8(ascii: "#"), place + 1 < bytes.endIndex, let high = Self.digit(bytes[place]),
        let low = Self.digit(bytes[place + 1])
      {
        result.append(high << 4 | low)
        place += 2
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// A number, or the reference that begins with two.
  private mutating func number() -> PDFObject {
    let start = place
    let first = plainNumber()
    guard first >= 0, first == first.rounded(), bytes[start] != UInt8(ascii: "+") else {
      return .number(first)
    }
    let behind = place
    skipBlanks()
    let second = place
    while let byte = next, Self.digit(byte).map({ $0 < 10 }) == true { place += 1 }
    if place > second {
      skipBlanks()
      if next == UInt8(ascii: "R"), first < 1e9,
        place + 1 >= bytes.endIndex || Self.isBlank(bytes[place + 1]) || Self.isDelimiter(bytes[place + 1])
      {
        place += 1
        return .reference(Int(first))
      }
    }
    place = behind
    return .number(first)
  }

  private mutating func plainNumber() -> Double {
    let start = place
    while let byte = next, Self.digit(byte).map({ $0 < 10 }) == true || "+-.".utf8.contains(byte) {
      place += 1
    }
    return Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? 0
  }

  private mutating func literal() -> [UInt8] {
    place += 1
    var result: [UInt8] = []
    var depth = 1
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: "\\"):
        escaped(into: &result)
        continue
      default: break
      }
      result.append(byte)
    }
    return result
  }

  private mutating func escaped(into result: inout [UInt8]) {
    guard let byte = next else { return }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "b"): result.append(8)
    case UInt8(ascii: "f"): result.append(12)
    case 13: if next == 10 { place += 1 }
    case 10: break
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value * 8 + Int(digit - UInt8(ascii: "0"))
        place += 1
      }
      result.append(UInt8(truncatingIfNeeded: value))
    default: result.append(byte)
    }
  }

  private mutating func hexadecimal() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while let byte = next {
      place += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if !digits.count.isMultiple(of: 2) { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func array(_ depth: Int) -> PDFObject {
    place += 1
    var items: [PDFObject] = []
    guard depth < Self.deepest else { return .null }
    while true {
      switch token(depth: depth + 1) {
      case .object(let object): items.append(object)
      case .word("]"), .end: return .array(items)
      // An object ends here whose array was never closed.
      case .word("endobj"): return .array(items)
      case .word: continue
      }
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFObject {
    place += 2
    var entries: [String: PDFObject] = [:]
    guard depth < Self.deepest else { return .null }
    while true {
      switch token(depth: depth + 1) {
      case .object(.name(let key)):
        switch token(depth: depth + 1) {
        case .object(let value): entries[key] = value
        case .word(">"):
          if next == UInt8(ascii: ">") { place += 1 }
          return .dictionary(entries)
        default: return .dictionary(entries)
        }
      case .word(">"):
        if next == UInt8(ascii: ">") { place += 1 }
        return .dictionary(entries)
      case .end, .word("endobj"), .word("stream"): return .dictionary(entries)
      default: continue
      }
    }
  }
}
