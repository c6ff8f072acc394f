/// Takes the bytes of a message apart, trusting none of them.
struct BinaryReader {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int
  private var names: [String] = []
  private let place: String

  /// Begins to read bytes that `place` names in errors.
  init(_ bytes: ArraySlice<UInt8>, place: String = "message") {
    self.bytes = bytes
    self.place = place
    position = bytes.startIndex
  }

  var remaining: Int { bytes.endIndex - position }

  func error(_ code: FormatError.Code) -> FormatError {
    FormatError(code, in: place, at: position - bytes.startIndex)
  }

  mutating func byte() throws(FormatError) -> UInt8 {
    guard position < bytes.endIndex else { throw error(.truncated) }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func unsigned() throws(FormatError) -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      let bits = UInt64(next & 0x7F)
      guard shift < 63 || shift == 63 && bits <= 1 else { throw error(.outOfRange) }
      result |= bits << shift
      if next & 0x80 == 0 { return result }
      shift += 7
    }
  }

  mutating func signed() throws(FormatError) -> Int64 {
    let raw = try unsigned()
    return Int64(bitPattern: raw >> 1) ^ -Int64(bitPattern: raw & 1)
  }

  mutating func integer() throws(FormatError) -> Int {
    guard let result = Int(exactly: try signed()) else { throw error(.outOfRange) }
    return result
  }

  /// How many values follow; never more than there are bytes left, as each takes at least one.
  mutating func count() throws(FormatError) -> Int {
    let raw = try unsigned()
    guard raw <= UInt64(remaining) else { throw error(.truncated) }
    return Int(raw)
  }

  mutating func double() throws(FormatError) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try byte()) << shift }
    return Double(bitPattern: pattern)
  }

  mutating func bool() throws(FormatError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw error(.unknownTag)
    }
  }

  mutating func text() throws(FormatError) -> String {
    let count = try count()
    let end = position + count
    guard let text = String(validating: bytes[position..<end], as: UTF8.self) else {
      throw error(.notUnicode)
    }
    position = end
    return text
  }

  mutating func rawBytes() throws(FormatError) -> [UInt8] {
    let count = try count()
    let end = position + count
    defer { position = end }
    return Array(bytes[position..<end])
  }

  mutating func name() throws(FormatError) -> String {
    let number = try unsigned()
    if number == 0 {
      let name = try text()
      names.append(name)
      return name
    }
    guard number <= UInt64(names.count) else { throw error(.outOfRange) }
    return names[Int(number) - 1]
  }

  mutating func value<Value: BinaryReadable>(
    _ type: Value.Type = Value.self
  ) throws(FormatError) -> Value {
    try Value(from: &self)
  }

  mutating func optional<Value: BinaryReadable>(
    _ type: Value.Type = Value.self
  ) throws(FormatError) -> Value? {
    guard try bool() else { return nil }
    return try Value(from: &self)
  }

  mutating func list<Value: BinaryReadable>(
    _ type: Value.Type = Value.self
  ) throws(FormatError) -> [Value] {
    var result: [Value] = []
    for _ in 0..<(try count()) { result.append(try Value(from: &self)) }
    return result
  }
}
