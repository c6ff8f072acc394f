/// A name that the compiler did not find.
struct MissingName: Hashable, Sendable {
  /// The name, without a dot before it.
  let name: String
  /// The type whose member it would be, as the compiler writes it; `nil` for a name that stands by itself.
  let owner: String?

  /// The name that a message is about; nothing where it is about something else.
  init?(_ message: CompilerMessage) {
    let text = message.text
    if let match = text.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
      self.init(String(match.1), of: nil)
    } else if let match = text.firstMatch(
      of: /^(?:value of )?(?:optional )?type '(.+)' has no (?:dynamic )?member '([^']+)'/)
    {
      self.init(String(match.2), of: String(match.1))
    } else if let match = text.firstMatch(of: /^'([^']+)' is not a member type of .*'([^']+)'/) {
      self.init(String(match.1), of: String(match.2))
    } else if let match = text.firstMatch(of: /^unknown attribute '([^']+)'/) {
      self.init(String(match.1), of: nil)
    } else if let match = text.firstMatch(of: /^no macro named '([^']+)'/) {
      self.init("#" + String(match.1), of: nil)
    } else {
      return nil
    }
  }

  init(_ name: String, of owner: String?) {
    self.name = name
    self.owner = owner
  }

  /// The type itself, without what it is generic over, and without `some`.
  var ownerName: String? {
    guard let owner else { return nil }
    let bare =
      owner.hasPrefix("some ") || owner.hasPrefix("any ") ? owner.drop { $0 != " " }.dropFirst() : owner[...]
    let head = bare.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    let parts = head.split(separator: ".").filter { $0 != "Type" }
    return parts.last.map(String.init)
  }
}
