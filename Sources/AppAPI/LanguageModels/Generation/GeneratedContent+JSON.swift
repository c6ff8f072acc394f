extension GeneratedContent {
  /// It as JSON, names in order.
  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.json(value)
    case .string(let value): Self.json(value)
    case .array(let elements): "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{" + keys.compactMap { Self.json($0, properties[$0]) }.joined(separator: ", ") + "}"
    }
  }

  /// A value behind its name.
  private static func json(_ name: String, _ content: GeneratedContent?) -> String? {
    content.map { "\(json(name)): \($0.jsonString)" }
  }

  /// A number, without a point where it is whole; JSON knows no infinite one.
  private static func json(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int64(exactly: value).map { String($0) } ?? String(value)
  }

  private static func json(_ text: String) -> String {
    var written = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\r": written += "\\r"
      case "\t": written += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        written += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written + "\""
  }
}
