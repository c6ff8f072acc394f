extension DBusValue {
  /// An array of texts, `as`.
  public static func strings(_ texts: [String]) -> DBusValue {
    .array(of: "s", texts.map { .string($0) })
  }

  /// A dictionary of texts by texts, `a{ss}`, in the order of its keys.
  public static func attributes(_ texts: [String: String]) -> DBusValue {
    .array(
      of: "{ss}", texts.sorted { $0.key < $1.key }.map { .entry(.string($0.key), .string($0.value)) })
  }

  /// The text of a string, an object path or a signature, also of one in a variant.
  public var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    case .variant(let value): value.text
    default: nil
    }
  }

  /// The number of any numeric type without a fraction, also of one in a variant.
  public var integer: Int? {
    switch self {
    case .byte(let number): Int(number)
    case .int16(let number): Int(number)
    case .uint16(let number): Int(number)
    case .int32(let number): Int(number)
    case .uint32(let number): Int(number)
    case .int64(let number): Int(number)
    case .uint64(let number): Int(exactly: number)
    case .variant(let value): value.integer
    default: nil
    }
  }

  /// The number of any numeric type, also of one in a variant.
  public var number: Double? {
    switch self {
    case .double(let number): number
    case .variant(let value): value.number
    default: integer.map(Double.init)
    }
  }

  /// The truth value, also of one in a variant.
  public var truth: Bool? {
    switch self {
    case .boolean(let truth): truth
    case .variant(let value): value.truth
    default: nil
    }
  }

  /// The values of an array or a structure, also of one in a variant; `nil` for other types.
  public var elements: [DBusValue]? {
    switch self {
    case .array(_, let values), .structure(let values): values
    case .variant(let value): value.elements
    default: nil
    }
  }

  /// The entries of a dictionary whose keys and values are texts, also of one in a variant.
  public var textsByText: [String: String] {
    var texts: [String: String] = [:]
    for element in elements ?? [] {
      guard case .entry(let key, let value) = element, let name = key.text else { continue }
      texts[name] = value.text
    }
    return texts
  }
}
