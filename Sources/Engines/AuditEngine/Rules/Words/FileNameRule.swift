import AccessibilityModel

/// A stop at which the name of a picture's file is read.
struct FileNameRule: StopRule {
  let id = "file-name"
  let attribute: Attribute? = .label

  func isMet(by kind: StopFinding.Kind) -> Bool {
    if case .fileName = kind { true } else { false }
  }
}
