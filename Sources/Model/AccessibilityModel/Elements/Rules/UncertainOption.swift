/// A choice that no public document settles: one enumeration a rule, one case a choice.
public protocol UncertainOption: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Name of the option, for example `voiceControl.inputLabels`.
  static var ruleName: String { get }
  /// What the rule decides, in one sentence.
  static var summary: String { get }
  /// Where the rules name it.
  static var source: String { get }
}

extension UncertainOption {
  /// The rule with this choice, as a transcript lists it.
  public var rule: UncertainRule {
    UncertainRule(
      name: Self.ruleName, choice: rawValue, choices: Self.allCases.map(\.rawValue),
      summary: Self.summary, source: Self.source)
  }
}
