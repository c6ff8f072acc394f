/// The type that a message misses.
struct StubNames: Hashable {
  let name: String
  /// The type that it would belong to.
  let owner: String?

  init(_ name: String, of owner: String?) {
    self.name = name
    self.owner = owner
  }

  init?(_ message: CompilerMessage) {
    if let match = message.text.firstMatch(of: /^cannot find type '([A-Za-z_]\w*)' in scope/) {
      (name, owner) = (String(match.1), nil)
    } else if let match = message.text.firstMatch(of: /^'(\w+)' is not a member type of [a-z ]+'([\w.]+)'/) {
      (name, owner) = (String(match.1), String(match.2))
    } else if let match = message.text.firstMatch(of: /^'(\w+)' is ambiguous for type lookup/) {
      (name, owner) = (String(match.1), nil)
    } else {
      return nil
    }
  }
}
