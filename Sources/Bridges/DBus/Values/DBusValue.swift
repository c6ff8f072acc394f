/// A value in a D-Bus message.
///
/// ```swift
/// DBusValue.structure([.string(":1.4"), .objectPath("/org/a11y/atspi/null")]).signature  // "(so)"
/// ```
/// - Source: D-Bus specification, Type system
public indirect enum DBusValue: Hashable, Sendable {
  /// `y`, a byte.
  case byte(UInt8)
  /// `b`, a truth value.
  case boolean(Bool)
  /// `n`, a signed number of 16 bits.
  case int16(Int16)
  /// `q`, an unsigned number of 16 bits.
  case uint16(UInt16)
  /// `i`, a signed number of 32 bits.
  case int32(Int32)
  /// `u`, an unsigned number of 32 bits.
  case uint32(UInt32)
  /// `x`, a signed number of 64 bits.
  case int64(Int64)
  /// `t`, an unsigned number of 64 bits.
  case uint64(UInt64)
  /// `d`, a number with a fraction.
  case double(Double)
  /// `s`, a text; what follows a zero byte is not sent.
  case string(String)
  /// `o`, the path of an object; one that is not well formed is sent as `/`.
  case objectPath(String)
  /// `g`, a signature; one that is not well formed is sent empty.
  case signature(String)
  /// `v`, a value that brings its type with it.
  case variant(DBusValue)
  /// `a`, values of one type, which is named by its signature.
  case array(of: String, [DBusValue])
  /// `(…)`, values of any types, one behind the other.
  case structure([DBusValue])
  /// `{…}`, an entry of a dictionary, which is an array of them.
  case entry(DBusValue, DBusValue)

  /// The signature of the value's type.
  public var signature: String {
    switch self {
    case .byte: "y"
    case .boolean: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .variant: "v"
    case .array(let type, _): "a" + type
    case .structure(let values): "(" + values.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    }
  }
}
