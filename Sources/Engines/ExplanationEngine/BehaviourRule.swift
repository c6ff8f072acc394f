/// A rule of behaviour, as its page tells it.
public struct BehaviourRule: Hashable, Sendable {
  /// How it is cited, such as `1.5.1 U1`.
  public let id: String
  /// The page in the folder `Documentation/Behaviour`.
  public let page: String
  /// What people meet because of it, in a sentence or two.
  public let text: String
  /// How sure it is, in words: documented, observed, inferred.
  public let certainty: String

  /// Every rule by its id.
  static let byID: [String: BehaviourRule] = {
    var rules: [String: BehaviourRule] = [:]
    for line in GeneratedRules.text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4, rules[cells[0]] == nil else { continue }
      rules[cells[0]] = BehaviourRule(id: cells[0], page: cells[1], text: cells[3], certainty: cells[2])
    }
    return rules
  }()

  /// Looks a rule up as it is cited; `nil` where no page has it.
  ///
  /// - Complexity: O(1).
  public static func rule(_ id: String) -> BehaviourRule? { byID[id] }

  /// The path of its page from the root of the repository.
  public var path: String { "Documentation/Behaviour/\(page)" }
}
