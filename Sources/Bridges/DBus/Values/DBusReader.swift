import CGIO

/// Reads single values of a long message where they lie; it lives as long as the closure it is given to.
public struct DBusReader {
  private let variant: OpaquePointer

  init(_ variant: OpaquePointer) {
    self.variant = variant
  }

  /// The number of values in a structure or an array; 0 for other types.
  public var count: Int {
    g_variant_is_container(variant) != 0 ? Int(g_variant_n_children(variant)) : 0
  }

  /// Calls a closure with a reader of the value at an index; `nil` where there is none.
  public func child<Result>(_ index: Int, _ body: (DBusReader) throws -> Result) rethrows -> Result? {
    guard index >= 0, index < count else { return nil }
    guard let child = g_variant_get_child_value(variant, gsize(index)) else { return nil }
    defer { g_variant_unref(child) }
    return try body(DBusReader(child))
  }

  /// The value, converted.
  public var value: DBusValue? { DBusValue(variant) }

  /// The text of a string or an object path at an index; empty for another type.
  public func text(_ index: Int) -> String {
    child(index) { reader in reader.withText { String(decoding: $0, as: UTF8.self) } } ?? ""
  }

  /// Calls a closure with the bytes of the text; none for a value of another type.
  public func withText<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let type = UInt32(g_variant_classify(variant).rawValue)
    let isText = [UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "g")].contains { UInt32($0) == type }
    var length: gsize = 0
    guard isText, let bytes = g_variant_get_string(variant, &length) else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return try body(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// The number of 32 bits at an index, signed or not; `nil` for another type.
  public func integer(_ index: Int) -> Int? {
    child(index) { reader in reader.integer } ?? nil
  }

  /// The number of 32 bits, signed or not; `nil` for another type.
  public var integer: Int? {
    switch UInt32(g_variant_classify(variant).rawValue) {
    case UInt32(UInt8(ascii: "i")): Int(g_variant_get_int32(variant))
    case UInt32(UInt8(ascii: "u")): Int(g_variant_get_uint32(variant))
    default: nil
    }
  }
}
