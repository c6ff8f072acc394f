import AccessibilityModel

/// A choice about elements that no public document settles: one enumeration a rule.
protocol CombineOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Name of the option, for example `combine.values`.
  static var ruleName: String { get }
  /// What the rule decides, in one sentence.
  static var summary: String { get }
  /// Where the description of behaviour speaks of it.
  static var source: String { get }
}

extension CombineOption {
  static var source: String { "at-behaviour X1" }

  /// The rule with this choice, as a transcript lists it.
  var rule: UncertainRule {
    UncertainRule(
      name: Self.ruleName, choice: rawValue, choices: Self.allCases.map(\.rawValue),
      summary: Self.summary, source: Self.source)
  }
}
