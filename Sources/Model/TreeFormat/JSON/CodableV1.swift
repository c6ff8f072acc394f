/// A value that can be part of a document of version 1.
protocol EncodableV1 {
  var v1: JSONValue { get }
}

/// A value that can be read from a document of version 1.
protocol DecodableV1 {
  init(v1 reader: JSONReader) throws(FormatError)
}

typealias CodableV1 = DecodableV1 & EncodableV1

/// An enumeration whose cases documents call by their names.
protocol NamedV1: CaseIterable, CodableV1 {}

extension NamedV1 {
  var v1: JSONValue { .string(String(describing: self)) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let name = try reader.string()
    guard let known = Self.allCases.first(where: { String(describing: $0) == name }) else {
      throw FormatError(.unknownTag, in: "")
    }
    self = known
  }
}

extension JSONObject {
  /// Sets a key where there is a value for it.
  mutating func set(_ key: String, _ value: (some EncodableV1)?) {
    if let value { self[key] = value.v1 }
  }

  /// Sets a key where the list is not empty.
  mutating func set(_ key: String, list: [some EncodableV1]) {
    if !list.isEmpty { self[key] = .array(list.map(\.v1)) }
  }
}

extension String: EncodableV1, DecodableV1 {
  var v1: JSONValue { .string(self) }

  init(v1 reader: JSONReader) throws(FormatError) { self = try reader.string() }
}

extension Bool: EncodableV1, DecodableV1 {
  var v1: JSONValue { .bool(self) }

  init(v1 reader: JSONReader) throws(FormatError) { self = try reader.bool() }
}

extension Int: EncodableV1, DecodableV1 {
  var v1: JSONValue { JSONValue(self) }

  init(v1 reader: JSONReader) throws(FormatError) { self = try reader.integer() }
}

extension Double: EncodableV1, DecodableV1 {
  var v1: JSONValue { JSONValue(self) }

  init(v1 reader: JSONReader) throws(FormatError) { self = try reader.double() }
}

extension UInt64: EncodableV1, DecodableV1 {
  var v1: JSONValue { .number(String(self)) }

  init(v1 reader: JSONReader) throws(FormatError) { self = try reader.word() }
}
