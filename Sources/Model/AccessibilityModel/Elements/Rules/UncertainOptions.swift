/// Options of one part of the system: a choice for each of its open questions.
///
///     var dialect = Dialect.iOS
///     dialect.follow(["cursor.refocus": "first"])
///     dialect.rules   // every open question with the choice that is followed
public protocol UncertainOptions: Sendable {
  /// Its open questions, in the order in which they are listed.
  static var questions: [RuleOption<Self>] { get }
}

extension UncertainOptions {
  /// Every open question with the choice that is followed.
  public var rules: [UncertainRule] { Self.questions.map { $0.rule(self) } }

  /// Takes over what was chosen for these questions; anything else changes nothing.
  ///
  /// - Complexity: O(n) for n questions.
  public mutating func follow(_ choices: RuleChoices) {
    guard !choices.isEmpty else { return }
    for question in Self.questions { question.take(choices, &self) }
  }

  /// These options with what was chosen for their questions.
  public func following(_ choices: RuleChoices) -> Self {
    var options = self
    options.follow(choices)
    return options
  }
}

/// A question that no public document settles, and where options keep the choice.
public struct RuleOption<Options>: Sendable {
  let rule: @Sendable (Options) -> UncertainRule
  let take: @Sendable (RuleChoices, inout Options) -> Void

  /// Makes the question whose choice lies at a key path.
  public init<Option: UncertainOption>(_ path: WritableKeyPath<Options, Option> & Sendable) {
    rule = { $0[keyPath: path].rule }
    take = { choices, options in
      if let choice = choices.choice(of: Option.self) { options[keyPath: path] = choice }
    }
  }
}
