import AccessibilityModel

/// A stop whose words are seen, and neither spoken nor waiting.
struct HiddenTextRule: StopRule {
  let id = "hidden-text"
  let attribute: Attribute? = .hiddenTexts

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .hiding = kind { true } else { false }
  }
}
