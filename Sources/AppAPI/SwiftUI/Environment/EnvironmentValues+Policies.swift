import AccessibilityModel

private enum CombinePolicyKey: EnvironmentKey {
  static let defaultValue = CombinePolicy.standard
}

private enum ControlPolicyKey: EnvironmentKey {
  static let defaultValue = ControlPolicy.standard
}

extension EnvironmentValues {
  /// How combined elements are made inside a view.
  package var combinePolicy: CombinePolicy {
    get { self[CombinePolicyKey.self] }
    set { self[CombinePolicyKey.self] = newValue }
  }

  /// What controls inside a view are, where documents are silent.
  package var controlPolicy: ControlPolicy {
    get { self[ControlPolicyKey.self] }
    set { self[ControlPolicyKey.self] = newValue }
  }

  /// Follows what was chosen for open questions about views.
  mutating func follow(_ choices: RuleChoices) {
    guard !choices.isEmpty else { return }
    combinePolicy.follow(choices)
    controlPolicy.follow(choices)
  }
}
