/// What a recording says about one uncertain rule.
package struct RuleAgreement: Hashable, Sendable {
  /// The name of the rule.
  package let rule: String
  /// The recorded screens that settle it.
  package var screens: [String] = []
  /// Those of them that are heard as recorded.
  package var agreeing: [String] = []
  /// The choice that was followed.
  package var choice: String
  /// The choice with which more screens are heard as recorded; `nil` where none is better.
  package var better: String?

  /// True where every screen is heard as recorded.
  package var agrees: Bool { agreeing.count == screens.count }
}

/// How a recording and what is heard here fit together.
package struct Agreement: Hashable, Sendable {
  /// A screen that is heard otherwise than recorded.
  package struct Miss: Hashable, Sendable {
    /// The screen.
    package let id: String
    /// The rules that it settles.
    package let rules: [String]
    /// The first difference.
    package let difference: StepDifference
    /// Choices for rules with which it is heard as recorded; empty where none was found.
    package var remedy: [String: String] = [:]
    /// Who published what was recorded; `nil` where the whole recording has one origin.
    package var publication: Publication?
  }

  /// How many screens were recorded and compared.
  package var compared = 0
  /// Ids in the recording that the kit does not have.
  package var unknown: [String] = []
  /// Every rule about which a recorded screen tells.
  package var rules: [RuleAgreement] = []
  /// What published facts say, rule of behaviour by rule; empty where none were published one by one.
  package var published: [PublishedAgreement] = []
  /// The screens that are heard otherwise.
  package var misses: [Miss] = []
  /// Screens that are still heard otherwise, or are so only then, where every better choice is followed.
  package var remaining: [String] = []

  /// The choices that would make more screens agree, by rule.
  package var choices: [String: String] {
    Dictionary(rules.compactMap { rule in rule.better.map { (rule.rule, $0) } }) { $1 }
  }

  /// True where everything is heard as recorded.
  package var isWhole: Bool { misses.isEmpty && unknown.isEmpty }
}
