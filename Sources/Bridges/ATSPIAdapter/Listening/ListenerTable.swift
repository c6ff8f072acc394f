/// Who listens for which events, as the registry tells, so that nothing is sent that nobody hears.
struct ListenerTable: Hashable, Sendable {
  /// Names of events by who listens for them; `nil` until the registry has told, when everything is sent.
  private(set) var events: [String: Set<String>]?

  /// Takes in who listens, of pairs of a name on the bus and an event such as `object:state-changed:focused`.
  mutating func take(_ pairs: [(client: String, event: String)]) {
    var events = events ?? [:]
    for (client, event) in pairs { events[client, default: []].insert(Self.plain(event)) }
    self.events = events
  }

  /// Takes in that somebody listens for something more.
  mutating func add(_ client: String, _ event: String) {
    // Before the whole table is known, everything is sent anyway, and the table will have this too.
    events?[client, default: []].insert(Self.plain(event))
  }

  /// Takes in that somebody no longer listens for something.
  mutating func remove(_ client: String, _ event: String) {
    events?[client]?.remove(Self.plain(event))
  }

  /// True where somebody listens for an event.
  ///
  /// - Parameters:
  ///   - interface: Such as `Object`.
  ///   - member: Such as `StateChanged`.
  ///   - detail: Such as `focused`.
  /// - Returns: Also true where it is not known who listens.
  func hears(_ interface: String, _ member: String, _ detail: String) -> Bool {
    guard let events else { return true }
    let plain = [interface, member, detail].map(Self.plain)
    let names = (1...3).map { plain.prefix($0).joined(separator: ":") }
    return events.values.contains { $0.contains("") || names.contains(where: $0.contains) }
  }

  /// True where somebody has asked for an event by its own name.
  func asksFor(_ interface: String, _ member: String) -> Bool {
    let name = Self.plain("\(interface):\(member)")
    return events?.values.contains { $0.contains(name) } ?? false
  }

  /// A name of an event in the one form that both ways of writing it have: small letters without hyphens.
  private static func plain(_ name: String) -> String {
    var letters = name.lowercased().filter { $0 != "-" && $0 != "*" }
    while letters.hasSuffix(":") { letters.removeLast() }
    return letters
  }
}
