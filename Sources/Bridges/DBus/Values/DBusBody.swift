import CGIO

/// The values of a received message, converted where they are asked for.
public final class DBusBody: @unchecked Sendable {
  // A GVariant does not change, and counts its references atomically.
  private let variant: OpaquePointer?

  /// Keeps a reference to a tuple; none is a body without values.
  init(_ variant: OpaquePointer?) {
    self.variant = variant.map { g_variant_ref($0) }
  }

  deinit {
    if let variant { g_variant_unref(variant) }
  }

  /// The number of values.
  public var count: Int { variant.map { Int(g_variant_n_children($0)) } ?? 0 }

  /// The signatures of the values, one behind the other.
  public var signature: String {
    guard let variant else { return "" }
    return String(String(cString: g_variant_get_type_string(variant)).dropFirst().dropLast())
  }

  /// The value at an index; `nil` where there is none.
  ///
  /// - Complexity: O(n) in the size of the value.
  public subscript(index: Int) -> DBusValue? {
    guard let variant, index >= 0, index < count else { return nil }
    guard let child = g_variant_get_child_value(variant, gsize(index)) else { return nil }
    defer { g_variant_unref(child) }
    return DBusValue(child)
  }

  /// All values.
  ///
  /// - Complexity: O(n) in the size of the message.
  public var values: [DBusValue] { (0..<count).compactMap { self[$0] } }

  /// Calls a closure with a reader of each element of the array at an index, without converting any.
  ///
  /// - Returns: whether there is an array at the index.
  @discardableResult
  public func forEach(at index: Int, _ body: (DBusReader) throws -> Void) rethrows -> Bool {
    guard let variant, index >= 0, index < count else { return false }
    guard let array = g_variant_get_child_value(variant, gsize(index)) else { return false }
    defer { g_variant_unref(array) }
    guard g_variant_is_container(array) != 0 else { return false }
    for position in 0..<g_variant_n_children(array) {
      guard let child = g_variant_get_child_value(array, position) else { continue }
      defer { g_variant_unref(child) }
      try body(DBusReader(child))
    }
    return true
  }
}
