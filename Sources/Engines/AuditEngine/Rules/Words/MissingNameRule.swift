import AccessibilityModel

/// A stop of which only its role is heard.
struct MissingNameRule: StopRule {
  let id = "missing-name"
  let attribute: Attribute? = .label

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .nameless = kind { true } else { false }
  }
}
