import AccessibilityModel

/// A label that ends in what VoiceOver says by itself.
struct RoleInLabelRule: StopRule {
  let id = "role-in-label"
  let attribute: Attribute? = .label

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .roleInLabel = kind { true } else { false }
  }
}
