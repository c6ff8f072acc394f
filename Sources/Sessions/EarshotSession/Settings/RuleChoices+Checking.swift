import AccessibilityModel
import TreeFormat

extension UncertainRule {
  /// Every rule that can be chosen for, of the technologies and of the app's side, with its usual choice.
  public static let all: [UncertainRule] =
    TechnologyList.all.flatMap { $0.openRules }
    + [RowThreshold.phone.rule, RowOverlap.half.rule] + CombinePolicy().rules + ControlPolicy().rules
    + ViewPolicy().rules + OrderPolicy().rules
}

extension RuleChoices {
  /// Chooses for a rule.
  ///
  /// - Throws: `SettingsError` with the nearest names where there is no such rule, or with its choices.
  public mutating func set(_ name: String, to choice: String) throws(SettingsError) {
    byName[name] = try Self.checked(name, choice, line: nil)
  }

  /// Throws where a rule is not known or takes something else.
  ///
  /// - Throws: `SettingsError` with the nearest names, or with the rule's choices.
  public func check() throws(SettingsError) {
    for (name, choice) in byName.sorted(by: { $0.key < $1.key }) {
      _ = try Self.checked(name, choice, line: nil)
    }
  }

  static func checked(_ name: String, _ choice: String, line: Int?) throws(SettingsError) -> String {
    guard let rule = UncertainRule.all.first(where: { $0.name == name }) else {
      throw unknown(name, line: line)
    }
    guard rule.choices.contains(choice) else {
      throw SettingsError(.wrongValue, name, details: rule.choices.joined(separator: " | "), line: line)
    }
    return choice
  }

  fileprivate static func unknown(_ name: String, line: Int? = nil) -> SettingsError {
    let near = Nearest.names(to: name, among: UncertainRule.all.map(\.name)).first
    let advice = near.map { "Nearest: \($0)." } ?? "earshot rules lists them."
    return SettingsError(.unknownRule, name, details: advice, line: line)
  }
}

extension EncodedSessionV1 {
  /// Throws where the session names a rule that is not known here, or a choice that the rule does not have.
  ///
  /// - Throws: `SettingsError` with the nearest names or the choices, and `FormatError`.
  public func checkRules() throws {
    try options()?.rules.check()
    let known = Set(UncertainRule.all.map(\.name))
    for rule in try rules() where !known.contains(rule.name) && !rule.isOfPhrases {
      throw RuleChoices.unknown(rule.name)
    }
  }
}
