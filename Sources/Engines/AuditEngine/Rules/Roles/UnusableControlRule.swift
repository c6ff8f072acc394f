import AccessibilityModel

/// An element that is said to be a control, and to respond to nobody.
struct UnusableControlRule: StopRule {
  let id = "unusable-control"
  let attribute: Attribute? = .traits

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .unusable = kind { true } else { false }
  }
}
