/// How a value is put into a store of plain values and taken out again.
struct StoredForm<Value> {
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?
}

extension StoredForm {
  /// A value that stores keep as it is.
  static var plain: StoredForm { StoredForm(decode: { $0 as? Value ?? read($0) }, encode: { $0 }) }

  /// What the text of an argument of the app stands for.
  private static func read(_ value: Any) -> Value? {
    guard let text = value as? String else { return nil }
    return switch Value.self {
    case is Bool.Type: NSString(string: text).boolValue as? Value
    case is Int.Type: Int(text) as? Value
    case is Double.Type: Double(text) as? Value
    default: nil
    }
  }

  /// An optional value that stores keep as it is; `nil` takes it away.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(decode: { .some(form.decode($0)) }, encode: { $0.flatMap(form.encode) })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// A value that stores keep as its raw value.
  static var raw: StoredForm {
    StoredForm(decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }
}

extension StoredForm where Value: Codable {
  /// A value of several parts, kept as bytes.
  static var coded: StoredForm {
    StoredForm(
      decode: { stored in (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      encode: { try? JSONEncoder().encode($0) })
  }
}

extension StoredForm where Value == URL {
  /// An address, kept as text.
  static var address: StoredForm {
    StoredForm(
      decode: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
  }
}

/// The place of a value that is stored by name.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  private let place: StateLocation<Any?>
  private let form: StoredForm<Value>
  private let initial: Value

  init(_ place: StateLocation<Any?>, _ form: StoredForm<Value>, initial: Value) {
    self.place = place
    self.form = form
    self.initial = initial
  }

  override var value: Value {
    get { place.value.flatMap(form.decode) ?? initial }
    set {
      let old = place.unnoted.flatMap(form.decode)
      if let old, isSame(old, newValue) { return }
      place.value = form.encode(newValue)
    }
  }
}
