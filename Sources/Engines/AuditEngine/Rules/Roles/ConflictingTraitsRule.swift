import AccessibilityModel

/// An element that is said to be two things at once.
struct ConflictingTraitsRule: StopRule {
  let id = "conflicting-traits"
  let attribute: Attribute? = .traits

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .conflict = kind { true } else { false }
  }
}
