/// Content as encoders and decoders take it.
struct EncodedContent: Codable {
  /// The content.
  let content: GeneratedContent

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// Takes content.
  init(_ content: GeneratedContent) { self.content = content }

  /// Reads content; names come in the order of the alphabet, as decoders keep none.
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var properties: [String: GeneratedContent] = [:]
      for key in container.allKeys {
        properties[key.stringValue] = try container.decode(EncodedContent.self, forKey: key).content
      }
      content = GeneratedContent(sorting: properties)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [GeneratedContent] = []
      while !container.isAtEnd { elements.append(try container.decode(EncodedContent.self).content) }
      content = GeneratedContent(kind: .array(elements))
    } else {
      content = GeneratedContent(kind: try Self.single(decoder.singleValueContainer()))
    }
  }

  private static func single(_ container: any SingleValueDecodingContainer) throws -> GeneratedContent.Kind {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Double.self) { return .number(value) }
    return .string(try container.decode(String.self))
  }

  /// Writes the content as the encoder has it.
  func encode(to encoder: any Encoder) throws {
    switch content.kind {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .number(let value):
      if let whole = Int64(exactly: value) {
        try whole.encode(to: encoder)
      } else {
        try value.encode(to: encoder)
      }
    case .string(let value): try value.encode(to: encoder)
    case .array(let elements): try elements.map(EncodedContent.init).encode(to: encoder)
    case .structure(let properties, let keys):
      var container = encoder.container(keyedBy: Key.self)
      for key in keys {
        if let value = properties[key] {
          try container.encode(EncodedContent(value), forKey: Key(stringValue: key))
        }
      }
    }
  }
}
