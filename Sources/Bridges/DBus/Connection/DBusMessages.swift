/// A method to call.
public struct DBusMethod: Hashable, Sendable {
  /// The name on the bus; `nil` for a connection without a bus between.
  public var destination: String?
  /// The object.
  public var path: String
  /// The interface of the method.
  public var interface: String
  /// The name of the method.
  public var member: String
  /// What the method is given.
  public var arguments: [DBusValue]

  /// A method of an object.
  public init(
    _ destination: String?, _ path: String, _ interface: String, _ member: String,
    _ arguments: [DBusValue] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  /// The reading of one property, by `org.freedesktop.DBus.Properties.Get`.
  public static func get(
    _ destination: String?, _ path: String, _ interface: String, _ property: String
  ) -> DBusMethod {
    DBusMethod(
      destination, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(property)])
  }

  /// The writing of one property, by `org.freedesktop.DBus.Properties.Set`.
  public static func set(
    _ destination: String?, _ path: String, _ interface: String, _ property: String, _ value: DBusValue
  ) -> DBusMethod {
    DBusMethod(
      destination, path, "org.freedesktop.DBus.Properties", "Set",
      [.string(interface), .string(property), .variant(value)])
  }
}

/// A signal that came, or that is to be sent.
public struct DBusSignal: Sendable {
  /// The unique name of the sender; empty without a bus between.
  public let sender: String
  /// The object that sent it.
  public let path: String
  /// The interface of the signal.
  public let interface: String
  /// The name of the signal.
  public let member: String
  /// What it carries.
  public let body: DBusBody
}

/// What signals are asked for; a part that is `nil` may be anything.
public struct DBusMatch: Hashable, Sendable {
  /// The name of the sender on the bus.
  public var sender: String?
  /// The object.
  public var path: String?
  /// The dotted name under which the sender declares it.
  public var interface: String?
  /// The name of the signal.
  public var member: String?

  /// Signals of which the parts that are given are so.
  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
  }

  /// The rule as the bus wants it.
  var rule: String {
    let parts = [("sender", sender), ("path", path), ("interface", interface), ("member", member)]
    return (["type='signal'"] + parts.compactMap { name, value in value.map { "\(name)='\($0)'" } })
      .joined(separator: ",")
  }

  /// Whether a signal is meant, apart from its sender, who may be asked for by another name.
  func fits(_ signal: DBusSignal) -> Bool {
    let isUnique = sender?.hasPrefix(":") ?? false
    return (!isUnique || sender == signal.sender) && (path ?? signal.path) == signal.path
      && (interface ?? signal.interface) == signal.interface && (member ?? signal.member) == signal.member
  }
}
