/// What somebody chose for open questions, by the names of their rules.
///
///     let choices: RuleChoices = ["heading.level": "no level"]
///     Dialect.iOS.following(choices)
///
/// A name that no technology knows changes nothing; whoever takes names from a person checks them first.
public struct RuleChoices: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The choices, each under the name of its rule.
  public var byName: [String: String]

  /// Makes choices; every rule that is left out is followed as usual.
  public init(_ byName: [String: String] = [:]) {
    self.byName = byName
  }

  /// Makes choices of names of rules and what is chosen for each; the last one counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    byName = Dictionary(elements) { _, last in last }
  }

  /// True where every rule is followed as usual.
  public var isEmpty: Bool { byName.isEmpty }

  /// What was chosen for an option; `nil` where nothing was, or what is none of its choices.
  public func choice<Option: UncertainOption>(of option: Option.Type = Option.self) -> Option? {
    byName[Option.ruleName].flatMap(Option.init(rawValue:))
  }

  /// These choices, and others that count where both say something.
  public func merging(_ others: RuleChoices) -> RuleChoices {
    RuleChoices(byName.merging(others.byName) { _, other in other })
  }
}
