import CGIO

extension DBusValue {
  /// A new `GVariant` of the value, with a floating reference.
  var gvariant: OpaquePointer? {
    switch self {
    case .byte(let number): g_variant_new_byte(number)
    case .boolean(let truth): g_variant_new_boolean(truth ? 1 : 0)
    case .int16(let number): g_variant_new_int16(number)
    case .uint16(let number): g_variant_new_uint16(number)
    case .int32(let number): g_variant_new_int32(number)
    case .uint32(let number): g_variant_new_uint32(number)
    case .int64(let number): g_variant_new_int64(gint64(number))
    case .uint64(let number): g_variant_new_uint64(guint64(number))
    case .double(let number): g_variant_new_double(number)
    case .string(let text): g_variant_new_string(text)
    case .objectPath(let path):
      g_variant_new_object_path(g_variant_is_object_path(path) != 0 ? path : "/")
    case .signature(let text):
      g_variant_new_signature(g_variant_is_signature(text) != 0 ? text : "")
    case .variant(let value): g_variant_new_variant(value.gvariant)
    case .array(let type, let values): Self.array(of: type, values)
    case .structure(let values): Self.tuple(values)
    case .entry(let key, let value): g_variant_new_dict_entry(key.gvariant, value.gvariant)
    }
  }

  /// A new tuple of values, with a floating reference: the body of a message.
  static func tuple(_ values: [DBusValue]) -> OpaquePointer? {
    let children = values.map(\.gvariant)
    return children.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
  }

  private static func array(of type: String, _ values: [DBusValue]) -> OpaquePointer? {
    precondition(g_variant_type_string_is_valid(type) != 0, "\(type) is no signature of one type")
    precondition(values.allSatisfy { $0.signature == type }, "not all values have the type \(type)")
    let element = g_variant_type_new(type)
    defer { g_variant_type_free(element) }
    let children = values.map(\.gvariant)
    return children.withUnsafeBufferPointer { g_variant_new_array(element, $0.baseAddress, gsize($0.count)) }
  }

  /// The value of a `GVariant`, which stays the caller's; `nil` for types that messages between processes lack.
  init?(_ variant: OpaquePointer) {
    switch UInt32(g_variant_classify(variant).rawValue) {
    case UInt32(UInt8(ascii: "y")): self = .byte(g_variant_get_byte(variant))
    case UInt32(UInt8(ascii: "b")): self = .boolean(g_variant_get_boolean(variant) != 0)
    case UInt32(UInt8(ascii: "n")): self = .int16(g_variant_get_int16(variant))
    case UInt32(UInt8(ascii: "q")): self = .uint16(g_variant_get_uint16(variant))
    case UInt32(UInt8(ascii: "i")), UInt32(UInt8(ascii: "h")): self = .int32(g_variant_get_int32(variant))
    case UInt32(UInt8(ascii: "u")): self = .uint32(g_variant_get_uint32(variant))
    case UInt32(UInt8(ascii: "x")): self = .int64(Int64(g_variant_get_int64(variant)))
    case UInt32(UInt8(ascii: "t")): self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case UInt32(UInt8(ascii: "d")): self = .double(g_variant_get_double(variant))
    case UInt32(UInt8(ascii: "s")): self = .string(Self.text(variant))
    case UInt32(UInt8(ascii: "o")): self = .objectPath(Self.text(variant))
    case UInt32(UInt8(ascii: "g")): self = .signature(Self.text(variant))
    case UInt32(UInt8(ascii: "v")):
      guard let value = Self.children(variant).first else { return nil }
      self = .variant(value)
    case UInt32(UInt8(ascii: "a")):
      let type = String(String(cString: g_variant_get_type_string(variant)).dropFirst())
      self = .array(of: type, Self.children(variant))
    case UInt32(UInt8(ascii: "(")): self = .structure(Self.children(variant))
    case UInt32(UInt8(ascii: "{")):
      let children = Self.children(variant)
      guard children.count == 2 else { return nil }
      self = .entry(children[0], children[1])
    default: return nil
    }
  }

  private static func text(_ variant: OpaquePointer) -> String {
    var length: gsize = 0
    guard let bytes = g_variant_get_string(variant, &length) else { return "" }
    let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    return String(decoding: buffer, as: UTF8.self)
  }

  private static func children(_ variant: OpaquePointer) -> [DBusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return DBusValue(child)
    }
  }
}
