import DBus

/// What a call of a client is answered with.
enum ClientAnswer: Hashable, Sendable {
  /// Values, at once.
  case values([DBusValue])
  /// Whether the app did what is asked.
  case asks(ClientRequest)
  /// An error, by its name and in words.
  case failure(String, String)

  /// One value, at once.
  static func value(_ value: DBusValue) -> ClientAnswer { .values([value]) }

  /// Nothing of that name is there.
  static func unknown(_ what: String, _ name: String) -> ClientAnswer {
    .failure("org.freedesktop.DBus.Error.Unknown\(what)", "No \(what.lowercased()) \(name).")
  }

  /// The arguments are not those of the method.
  static func badArguments(_ name: String) -> ClientAnswer {
    .failure("org.freedesktop.DBus.Error.InvalidArgs", "\(name) takes other arguments.")
  }
}
