/// A value of a JSON document and where it begins.
struct LocatedJSON {
  /// What a value is.
  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([(key: String, value: LocatedJSON)])
  }

  /// The byte at which it begins.
  var offset: Int
  /// What it is.
  var value: Value

  /// The value of a key; `nil` where this is no object, or has no such key or `null` there.
  subscript(key: String) -> LocatedJSON? {
    guard case .object(let members) = value, let found = members.first(where: { $0.key == key })?.value,
      !found.isNull
    else { return nil }
    return found
  }

  /// True for `null`.
  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// The text; `nil` where this is none.
  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// True or false; `nil` where this is neither.
  var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The number; `nil` where this is none.
  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The values of a list; `nil` where this is none.
  var array: [LocatedJSON]? {
    if case .array(let values) = value { values } else { nil }
  }

  /// True for an object.
  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// Text, a number or a truth value as words; `nil` for anything else.
  var words: String? {
    switch value {
    case .string(let text): text
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.words(of: number)
    default: nil
    }
  }

  private static func words(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The value that a path such as `root.children[3].frame` leads to, or the last on the way.
  func value(at path: some StringProtocol) -> LocatedJSON {
    var present = self
    for part in path.split(whereSeparator: { ".[]".contains($0) }) {
      if let index = Int(part), let values = present.array {
        guard values.indices.contains(index) else { break }
        present = values[index]
      } else if case .object(let members) = present.value,
        let next = members.first(where: { $0.key == part })
      {
        present = next.value
      } else {
        break
      }
    }
    return present
  }
}
