/// A JSON document or part of one; objects keep the order of their keys, numbers their spelling.
///
/// Of its own, because a document's header comes first, keys that are not known here are kept, and
/// what is nested too deep for the stack is refused.
public enum JSONValue: Hashable, Sendable {
  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number as it is spelled.
  case number(String)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by key.
  case object(JSONObject)
}

/// Values by key, in the order in which the keys were set.
public struct JSONObject: Hashable, Sendable {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// What it is found by.
    public let key: String
    /// What is found there.
    public var value: JSONValue
  }

  /// All members in order; no key comes twice.
  public private(set) var members: [Member]

  /// Makes an object without members.
  public init() {
    members = []
  }

  /// Makes an object of members; of several with one key the last one counts.
  init(_ members: [Member]) {
    guard Set(members.map(\.key)).count < members.count else {
      self.members = members
      return
    }
    var places: [String: Int] = [:]
    self.members = []
    for member in members {
      if let place = places[member.key] {
        self.members[place].value = member.value
      } else {
        places[member.key] = self.members.count
        self.members.append(member)
      }
    }
  }

  /// The value of a key; setting `nil` removes the key, a new key goes to the end.
  ///
  /// - Complexity: O(members).
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONValue {
  init(_ number: Int) { self = .number(String(number)) }

  /// A number without needless digits; `null` where it is none.
  init(_ number: Double) {
    guard number.isFinite else {
      self = .null
      return
    }
    let text = number.description
    self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
