import DBus

/// A client of the accessibility bus, as a test sees one application with it.
package struct AccessibilityClient: Sendable {
  /// The bus.
  package let bus: DBusConnection
  /// The application's name on it.
  package let application: String

  /// An object as the cache tells it.
  package struct Object: Hashable, Sendable {
    /// Its path.
    package var path: String
    /// The path of what holds it.
    package var parent: String
    /// Its name.
    package var name: String
    /// The number of its role.
    package var role: Int
    /// What is said beyond that.
    package var description: String
    /// Its states, bit by bit.
    package var states: UInt64
  }

  /// Makes a client of one application.
  package init(_ bus: DBusConnection, _ application: String) {
    self.bus = bus
    self.application = application
  }

  /// Everything that the application shows, in one call.
  package func objects() async throws -> [Object] {
    let items = try await bus.call(
      DBusMethod(application, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems"),
      timeLimit: .seconds(20))
    return (items[0]?.elements ?? []).compactMap(Self.object)
  }

  /// An object of an item of the cache.
  package static func object(_ item: DBusValue) -> Object? {
    guard let parts = item.elements, parts.count == 10, let path = parts[0].elements?.last?.text,
      let parent = parts[2].elements?.last?.text, let words = parts[9].elements, words.count == 2
    else { return nil }
    let states = words.compactMap(\.integer).enumerated().reduce(UInt64(0)) {
      $0 | UInt64(truncatingIfNeeded: $1.element) << UInt64(32 * $1.offset)
    }
    return Object(
      path: path, parent: parent, name: parts[6].text ?? "", role: parts[7].integer ?? 0,
      description: parts[8].text ?? "", states: states)
  }

  /// The first object with a name.
  package func object(named name: String) async throws -> Object? {
    try await objects().first { $0.name == name }
  }

  /// Calls a method of an object.
  @discardableResult
  package func call(
    _ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) async throws -> DBusBody {
    try await bus.call(
      DBusMethod(application, path, "org.a11y.atspi.\(interface)", member, arguments),
      timeLimit: .seconds(20))
  }

  /// The value of a property of an object.
  package func property(_ path: String, _ interface: String, _ name: String) async throws -> DBusValue? {
    let answer = try await bus.call(
      .get(application, path, "org.a11y.atspi.\(interface)", name), timeLimit: .seconds(20))
    guard case .variant(let value) = answer[0] else { return answer[0] }
    return value
  }
}
