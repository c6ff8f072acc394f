/// Takes a JSON value apart and says where it is not what was expected.
struct JSONReader {
  let value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  func mismatch() -> FormatError { FormatError(.malformed, in: "") }

  func object() throws(FormatError) -> JSONObject {
    guard case .object(let object) = value else { throw mismatch() }
    return object
  }

  func string() throws(FormatError) -> String {
    guard case .string(let string) = value else { throw mismatch() }
    return string
  }

  func bool() throws(FormatError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch() }
    return bool
  }

  func double() throws(FormatError) -> Double {
    guard case .number(let text) = value, let number = Double(text), number.isFinite else {
      throw mismatch()
    }
    return number
  }

  func integer() throws(FormatError) -> Int {
    guard let integer = Int(exactly: try double()) else { throw FormatError(.outOfRange, in: "") }
    return integer
  }

  /// An integer of any size a word holds, written out in digits.
  func word() throws(FormatError) -> UInt64 {
    guard case .number(let text) = value, let number = UInt64(text) else { throw mismatch() }
    return number
  }

  /// What a key leads to; `nil` where the key is absent or `null`.
  func member<Value: DecodableV1>(
    _ key: String, _ type: Value.Type = Value.self
  ) throws(FormatError) -> Value? {
    guard let value = try object()[key], value != .null else { return nil }
    do throws(FormatError) {
      return try Value(v1: JSONReader(value))
    } catch {
      throw error.inside(key)
    }
  }

  /// What a key leads to; an error where the key is absent or `null`.
  func required<Value: DecodableV1>(
    _ key: String, _ type: Value.Type = Value.self
  ) throws(FormatError) -> Value {
    guard let result = try member(key, type) else { throw mismatch().inside(key) }
    return result
  }

  /// The list that a key leads to; empty where the key is absent or `null`.
  func list<Value: DecodableV1>(
    _ key: String, of type: Value.Type = Value.self
  ) throws(FormatError) -> [Value] {
    try values(key) { reader throws(FormatError) in try Value(v1: reader) }
  }

  /// The values of a list.
  func list<Value: DecodableV1>(of type: Value.Type = Value.self) throws(FormatError) -> [Value] {
    try values { reader throws(FormatError) in try Value(v1: reader) }
  }

  /// What a closure makes of the list that a key leads to; empty where the key is absent or `null`.
  func values<Value>(
    _ key: String, _ make: (JSONReader) throws(FormatError) -> Value
  ) throws(FormatError) -> [Value] {
    guard let value = try object()[key], value != .null else { return [] }
    do throws(FormatError) {
      return try JSONReader(value).values(make)
    } catch {
      throw error.inside(key)
    }
  }

  private func values<Value>(
    _ make: (JSONReader) throws(FormatError) -> Value
  ) throws(FormatError) -> [Value] {
    guard case .array(let values) = value else { throw mismatch() }
    var result: [Value] = []
    for (index, value) in values.enumerated() {
      do throws(FormatError) {
        result.append(try make(JSONReader(value)))
      } catch {
        throw error.inside("[\(index)]")
      }
    }
    return result
  }
}

extension FormatError {
  /// The same error, told by what lies around its place.
  func inside(_ outer: String) -> FormatError {
    if place.isEmpty { return FormatError(code, in: outer, at: offset) }
    return FormatError(code, in: outer + (place.hasPrefix("[") ? "" : ".") + place, at: offset)
  }
}
