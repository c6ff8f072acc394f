/// What a call of `org.freedesktop.DBus.Properties` asks for.
public enum DBusPropertyAccess: Hashable, Sendable {
  /// One property of an interface.
  case get(interface: String, name: String)
  /// A property of an interface, and its new value.
  case set(interface: String, name: String, value: DBusValue)
  /// All properties of an interface.
  case getAll(interface: String)

  /// What a call asks for; `nil` where it concerns no property, or is not well formed.
  public init?(_ call: DBusIncomingCall) {
    guard call.interface == "org.freedesktop.DBus.Properties", let interface = call.arguments[0]?.text else {
      return nil
    }
    switch call.member {
    case "Get":
      guard let name = call.arguments[1]?.text else { return nil }
      self = .get(interface: interface, name: name)
    case "Set":
      guard let name = call.arguments[1]?.text, case .variant(let value) = call.arguments[2] else {
        return nil
      }
      self = .set(interface: interface, name: name, value: value)
    case "GetAll": self = .getAll(interface: interface)
    default: return nil
    }
  }
}
