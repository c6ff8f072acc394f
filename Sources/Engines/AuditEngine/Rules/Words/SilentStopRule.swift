import AccessibilityModel

/// A stop at which nothing is said.
struct SilentStopRule: StopRule {
  let id = "silent-stop"
  let attribute: Attribute? = .label

  func isMet(by kind: StopFinding.Kind) -> Bool { kind == .silent }
}
